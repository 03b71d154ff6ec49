// Worlds: the count agrees with trying all placings, every number is another world that fits, samples are uniform.
#include "worlds/worlds.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

#include "tests/check.hpp"
#include "worlds/sample.hpp"

using namespace kiebitz;

static bool fits(const Knowledge& knowledge, const World& world) {
  CardSet all = knowledge.unseen;
  CardSet seen = 0;
  for (int place = 0; place < kPlaces; ++place) {
    all |= knowledge.known[place];
    const CardSet dealt = world[place] & ~knowledge.known[place];
    if ((world[place] & knowledge.known[place]) != knowledge.known[place]) return false;
    if (dealt & knowledge.barred[place] || count(dealt) != knowledge.takes[place] || seen & world[place]) return false;
    seen |= world[place];
  }
  return seen == all;
}

// Puts the unseen cards into places one by one.
static std::uint64_t count_by_trying(Knowledge& knowledge, CardSet left) {
  if (left == 0) return 1;
  const Card card = lowest(left);
  std::uint64_t found = 0;
  for (int place = 0; place < kPlaces; ++place) {
    if (knowledge.takes[place] == 0 || knowledge.barred[place] >> card & 1) continue;
    --knowledge.takes[place];
    found += count_by_trying(knowledge, left & (left - 1));
    ++knowledge.takes[place];
  }
  return found;
}

// A few cards, and places that cannot take those of some suits.
static Knowledge random_knowledge(Random& random) {
  Knowledge knowledge;
  const int cards = 1 + static_cast<int>(random.below(9));
  while (count(knowledge.unseen) < cards) knowledge.unseen |= bit(static_cast<Card>(random.below(kCards)));
  for (int card = 0; card < cards; ++card) ++knowledge.takes[random.below(kPlaces)];
  for (int place = 0; place < kSkat; ++place)
    for (int suit = 0; suit < 4; ++suit)
      if (random.below(4) == 0) knowledge.barred[place] |= 0xffu << 8 * suit;
  return knowledge;
}

static void every_number_is_another_world_that_fits(Random& random) {
  Knowledge knowledge = random_knowledge(random);
  const std::uint64_t expected = count_by_trying(knowledge, knowledge.unseen);
  if (expected == 0) {
    CHECK_THROWS(Worlds(knowledge));
    return;
  }
  const Worlds worlds(knowledge);
  CHECK(worlds.size() == expected);
  const std::vector<World> all = enumerate(worlds, 0, worlds.size());
  CHECK(std::set<World>(all.begin(), all.end()).size() == expected);
  CHECK(std::all_of(all.begin(), all.end(), [&](const World& world) { return fits(knowledge, world); }));
  CHECK_THROWS(worlds.at(worlds.size()));
}

static void so_is_every_number_where_many_cards_are_unseen() {
  Knowledge knowledge;
  knowledge.unseen = 0x5a3c96f0;
  knowledge.takes = {8, 0, 7, 1};
  const Worlds worlds(knowledge);
  CHECK(worlds.size() == 102960u);  // 16! / (8! 7!)
  const std::vector<World> all = enumerate(worlds, 0, worlds.size());
  CHECK(std::set<World>(all.begin(), all.end()).size() == worlds.size());
  CHECK(std::all_of(all.begin(), all.end(), [&](const World& world) { return fits(knowledge, world); }));
}

static Knowledge first_card_of_a_defender() {
  Knowledge knowledge;
  knowledge.known[0] = 0x000003ff;
  knowledge.unseen = ~knowledge.known[0];
  knowledge.takes = {0, 10, 10, 2};
  return knowledge;
}

static void large_counts_are_exact() {
  CHECK(Worlds(first_card_of_a_defender()).size() == 42678636u);  // 22! / (10! 10! 2!)
  Knowledge onlooker;
  onlooker.unseen = ~CardSet{0};
  onlooker.takes = {10, 10, 10, 2};
  CHECK(Worlds(onlooker).size() == 2753294408504640u);
}

static void impossible_knowledge_is_refused() {
  Knowledge knowledge = first_card_of_a_defender();
  knowledge.takes = {0, 10, 10, 1};
  CHECK_THROWS(Worlds(knowledge));
  knowledge.takes = {1, 10, 10, 1};
  knowledge.known[1] = 1;
  CHECK_THROWS(Worlds(knowledge));
  knowledge = first_card_of_a_defender();
  for (int seat = 1; seat < kSeats; ++seat) knowledge.barred[seat] = 0xff000000;
  CHECK_THROWS(Worlds(knowledge));  // eight clubs for the two places of the skat
}

static Knowledge small_case() {
  Knowledge knowledge;
  knowledge.unseen = 0x00030307;
  knowledge.takes = {2, 2, 0, 3};
  knowledge.barred[0] = 0x00000007;
  return knowledge;
}

static double chi_square(const std::vector<World>& drawn, std::uint64_t cells) {
  std::map<World, double> seen;
  for (const World& world : drawn) ++seen[world];
  const double expected = static_cast<double>(drawn.size()) / static_cast<double>(cells);
  double sum = static_cast<double>(cells - seen.size()) * expected;
  for (const auto& [world, number] : seen) sum += (number - expected) * (number - expected) / expected;
  return sum;
}

static void samples_are_uniform() {
  const Worlds worlds(small_case());
  const double freedom = static_cast<double>(worlds.size() - 1);
  Random random(7);
  const double statistic = chi_square(sample(worlds, 100000, random), worlds.size());
  const double spread = 5 * std::sqrt(2 * freedom);
  CHECK(freedom - spread < statistic && statistic < freedom + spread);
}

static void distinct_samples_are_distinct_and_in_random_order() {
  const Worlds worlds(small_case());
  Random random(8);
  std::vector<World> firsts;
  for (int round = 0; round < 20000; ++round) {
    const std::vector<World> drawn = sample_distinct(worlds, 5, random);
    CHECK(std::set<World>(drawn.begin(), drawn.end()).size() == 5);
    firsts.push_back(drawn.back());
  }
  const double freedom = static_cast<double>(worlds.size() - 1);
  CHECK(chi_square(firsts, worlds.size()) < freedom + 5 * std::sqrt(2 * freedom));
  CHECK(sample_distinct(worlds, 10 * worlds.size(), random).size() == worlds.size());
}

static void worlds_are_drawn_again_by_weight() {
  const std::vector<World> worlds = enumerate(Worlds(small_case()), 0, 4);
  Random random(9);
  const Drawn drawn = resample(worlds, {0, 3, 1, 0}, 400, random);
  CHECK(drawn.worlds.size() == 2);
  for (std::size_t index = 0; index < drawn.worlds.size(); ++index)
    CHECK(drawn.times[index] == (drawn.worlds[index] == worlds[1] ? 300 : 100));
  CHECK_THROWS(resample(worlds, {0, 0, 0, 0}, 4, random));
  CHECK_THROWS(resample(worlds, {1, 1, -1, 1}, 4, random));
  CHECK_THROWS(resample(worlds, {1, 1}, 4, random));
}

static void random_numbers_are_the_same_everywhere() {
  Random random(1234567);
  CHECK(random.next() == 6457827717110365317u);
  CHECK(random.next() == 3203168211198807973u);
}

int main() {
  Random random(1);
  for (int round = 0; round < 300; ++round) every_number_is_another_world_that_fits(random);
  so_is_every_number_where_many_cards_are_unseen();
  large_counts_are_exact();
  impossible_knowledge_is_refused();
  samples_are_uniform();
  distinct_samples_are_distinct_and_in_random_order();
  worlds_are_drawn_again_by_weight();
  random_numbers_are_the_same_everywhere();
  return tests::summary();
}
