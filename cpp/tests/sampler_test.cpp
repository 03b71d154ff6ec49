// The sampler: different worlds of what a seat knows, likely ones more often; and what a forgetful seat makes of points.
#include "worlds/sampler.hpp"

#include <algorithm>
#include <set>

#include "inference/likelihood.hpp"
#include "seats/game.hpp"
#include "seats/random_player.hpp"
#include "tests/check.hpp"
#include "tests/random_games.hpp"

using namespace kiebitz;

// A random game after some cards.
static Game game_after(int cards, Random& random) {
  static const RandomPlayer player;
  Observation start;
  start.declarer = static_cast<std::int8_t>(random.below(kSeats));
  start.contract.kind = static_cast<Kind>(random.below(5));
  start.limits[start.declarer].low = start.bid = 18;
  Game game(start, random_world(random));
  for (int card = 0; card < cards; ++card) game.play(player.choose(game.seen_by(game.turn()), random));
  return game;
}

static World world_of(const Game& game) {
  return {game.seen_by(0).hand, game.seen_by(1).hand, game.seen_by(2).hand, game.skat()};
}

static std::shared_ptr<const Likelihood> loves_clubs() {
  std::vector<float> cells(Likelihood::kCells);
  // Who holds many clubs bids high, whatever else it holds.
  for (int length = 4; length <= 7; ++length)
    for (int honours = 0; honours < 4; ++honours)
      cells[static_cast<std::size_t>(AuctionFeatures::kFirstRow[4] + 4 * length + honours) * Likelihood::kClasses + 14] = 6;
  return std::make_shared<Likelihood>(cells);
}

static void so_many_different_worlds_that_fit() {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    const Game game = game_after(static_cast<int>(random.below(28)), random);
    for (int seat = 0; seat < kSeats; ++seat) {
      const Observation& seen = game.seen_by(seat);
      for (const Sampler& sampler : {Sampler(), Sampler(kTricks, loves_clubs())}) {
        const Chosen chosen = sampler.choose(seen, 20, 3);
        CHECK(chosen.fitting == Worlds(knowledge_of(seen)).size());
        CHECK(chosen.worlds.size() == std::min<std::uint64_t>(20, chosen.fitting) || !chosen.weights.empty());
        CHECK(std::set<World>(chosen.worlds.begin(), chosen.worlds.end()).size() == chosen.worlds.size());
        for (const World& world : chosen.worlds) CHECK(seen_by(seat, seen, world) == seen);
        CHECK(sampler.choose(seen, 20, 3).worlds == chosen.worlds);
      }
    }
  }
}

static int clubs_of(const Chosen& chosen, int seat) {
  double sum = 0, total = 0;
  for (std::size_t index = 0; index < chosen.worlds.size(); ++index) {
    const double weight = chosen.weights.empty() ? 1 : chosen.weights[index];
    sum += weight * count(chosen.worlds[index][seat] & 0x7f000000);
    total += weight;
  }
  return static_cast<int>(100 * sum / total);
}

static void likely_worlds_are_chosen_more_often() {
  Random random(2);
  Observation seen;
  seen.seat = 0;
  seen.declarer = 1;
  seen.hand = 0x00000fff & ~0x3u;  // no clubs
  seen.limits[2].low = 60;
  const Chosen plain = Sampler().choose(seen, 500, 1);
  const Chosen weighed = Sampler(kTricks, loves_clubs()).choose(seen, 500, 1);
  CHECK(clubs_of(weighed, 2) > clubs_of(plain, 2) + 100);
  CHECK(clubs_of(Sampler(kTricks, loves_clubs(), Role::declarer).choose(seen, 500, 1), 2) == clubs_of(plain, 2));
  CHECK(clubs_of(Sampler(kTricks, loves_clubs(), Role::defenders).choose(seen, 500, 1), 2) == clubs_of(weighed, 2));
}

// In the true world, forgotten cards out of the game lie in the skat; all their points together are the true ones.
static void the_true_world_counts_the_true_points_whatever_was_forgotten() {
  Random random(3);
  for (int round = 0; round < 300; ++round) {
    const Game game = game_after(static_cast<int>(random.below(30)), random);
    for (int seat = 0; seat < kSeats; ++seat) {
      const Observation& seen = game.seen_by(seat);
      for (const int tricks : {0, 1, 4, kTricks}) {
        const Recollection recalled = recall(seen, tricks);
        const CardSet gone = forgotten(seen, tricks);
        const int out = card_points(game.skat() | gone);
        CHECK(recalled.points + out - recalled.against == seen.points + card_points(game.skat()));
        CHECK((gone & ~seen.all_played()) == 0 && (gone & seen.played[seat]) == 0);
        CHECK(count(recalled.knowledge.unseen) == count(knowledge_of(seen).unseen) + count(gone));
        if (tricks == kTricks) CHECK(gone == 0);
      }
    }
  }
}

static void forgetting_and_inference_exclude_each_other() {
  CHECK_THROWS(Sampler(3, loves_clubs()));
  CHECK_THROWS(Sampler(-1));
}

static void who_reads_cards_reads_bids() {
  const auto policy = std::make_shared<Policy>(std::vector<float>(Policy::size()));
  const auto reading = std::make_shared<CardReading>(policy, CardReading::Trust{});
  CHECK_THROWS(Sampler(kTricks, nullptr, Role::both, reading));
  CHECK_THROWS(CardReading(policy, {.exponent = 1.5}));
  CHECK_THROWS(CardReading(policy, {.blunders = -0.1}));
}

static void what_a_seat_would_know_in_the_true_world_is_what_it_knows() {
  Random random(4);
  for (int round = 0; round < 300; ++round) {
    const Game game = game_after(static_cast<int>(random.below(31)), random);
    for (int seat = 0; seat < kSeats; ++seat)
      for (int other = 0; other < kSeats; ++other)
        CHECK(seen_by(seat, game.seen_by(other), world_of(game)) == game.seen_by(seat));
  }
}

int main() {
  so_many_different_worlds_that_fit();
  likely_worlds_are_chosen_more_often();
  the_true_world_counts_the_true_points_whatever_was_forgotten();
  forgetting_and_inference_exclude_each_other();
  who_reads_cards_reads_bids();
  what_a_seat_would_know_in_the_true_world_is_what_it_knows();
  return tests::summary();
}
