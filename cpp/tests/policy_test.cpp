// The policy: chances of legal cards that add up to 1 and know no suit by its name; and worlds weighed by cards played.
#include "evaluate/policy.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "inference/card_reading.hpp"
#include "seats/random_player.hpp"
#include "tests/check.hpp"
#include "tests/random_games.hpp"
#include "worlds/sampler.hpp"

using namespace kiebitz;

static std::vector<float> some_numbers() {
  std::vector<float> numbers(Policy::size());
  Random random(7);
  for (float& number : numbers) number = static_cast<float>(random.unit() - 0.5) / 4;
  return numbers;
}

static Card any_card(const Game& game, Random& random) {
  return RandomPlayer().choose(game.seen_by(game.turn()), random);
}

static void the_chances_of_the_legal_cards_add_up_to_one() {
  const Policy policy(some_numbers());
  Random random(1);
  for (int number = 0; number < 60; ++number) {
    for (Game game = new_game(number, random); !game.is_over(); game.play(any_card(game, random))) {
      const Observation& seen = game.seen_by(game.turn());
      const CardChances chances = policy.chances(seen);
      CHECK(chances.legal == seen.legal());
      float sum = 0;
      for (Card card = 0; card < kCards; ++card) {
        CHECK(seen.legal() >> card & 1 ? chances.of[card] > 0 : chances.of[card] == 0);
        sum += chances.of[card];
      }
      CHECK(std::abs(sum - 1) < 1e-5f);
    }
  }
}

// Suits under other names. Jacks keep theirs but in null, where they are cards of their suits.
struct Renaming {
  std::array<int, kSuits> suits;
  bool jacks_too;

  Card operator()(Card card) const {
    return card % 8 == kJack && !jacks_too ? card : 8 * suits[static_cast<std::size_t>(card / 8)] + card % 8;
  }
  CardSet operator()(CardSet cards) const {
    CardSet renamed = 0;
    for (CardSet rest = cards; rest; rest &= rest - 1) renamed |= bit((*this)(lowest(rest)));
    return renamed;
  }
  Kind operator()(Kind kind) const {
    return static_cast<int>(kind) < kSuits ? static_cast<Kind>(suits[static_cast<std::size_t>(kind)]) : kind;
  }
};

static Game renamed(const Game& game, const Renaming& rename) {
  Observation start;
  start.declarer = game.seen_by(0).declarer;
  start.contract = game.seen_by(0).contract;
  start.contract.kind = rename(start.contract.kind);
  start.bid = game.seen_by(0).bid;
  start.limits = game.seen_by(0).limits;
  World world = {0, 0, 0, rename(game.skat())};
  for (int seat = 0; seat < kSeats; ++seat) world[seat] = rename(game.seen_by(seat).first_hand());
  return Game(start, world);
}

static void the_names_of_suits_do_not_matter() {
  const Policy policy(some_numbers());
  Random random(2);
  for (int number = 0; number < 60; ++number) {
    Game game = new_game(number, random);
    Renaming rename = {{0, 1, 2, 3}, game.seen_by(0).contract.kind == Kind::null};
    for (std::size_t left = kSuits; left > 1; --left) std::swap(rename.suits[left - 1], rename.suits[random.below(left)]);
    for (Game other = renamed(game, rename); !game.is_over();) {
      const CardChances chances = policy.chances(game.seen_by(game.turn()));
      const CardChances others = policy.chances(other.seen_by(other.turn()));
      for (CardSet rest = chances.legal; rest; rest &= rest - 1)
        CHECK(std::abs(chances.of[lowest(rest)] - others.of[rename(lowest(rest))]) < 1e-5f);
      const Card card = any_card(game, random);
      game.play(card);
      other.play(rename(card));
    }
  }
}

// The same by asking the policy about every card with the observation that the seat would have had.
static double weight_of(const World& world, const Observation& seen, const Policy& policy,
                        const CardReading::Trust& trust) {
  World first = world;
  for (int seat = 0; seat < kSeats; ++seat) first[seat] |= seen.played[seat];
  Observation start;
  start.declarer = seen.declarer;
  start.contract = seen.contract;
  start.bid = seen.bid;
  start.limits = seen.limits;
  struct Products {
    double usual = 1, strange = 1;
  };
  std::array<std::array<Products, kSkills>, kSeats> products;
  Game game(start, first);
  for (int play = 0; play < seen.number; ++play) {
    const Card card = seen.cards[play];
    for (const Skill skill : {Skill::casual, Skill::expert}) {
      const CardChances chances = policy.chances(game.seen_by(game.turn()), skill);
      double roots = 0;
      for (CardSet rest = chances.legal; rest; rest &= rest - 1) roots += std::pow(chances.of[lowest(rest)], 0.25);
      Products& product = products[game.turn()][static_cast<std::size_t>(skill)];
      product.usual *= (1 - trust.blunders) * chances.of[card] + trust.blunders / count(chances.legal);
      product.strange *= std::pow(chances.of[card], 0.25) / roots;
    }
    game.play(card);
  }
  double weight = 1;
  for (int seat = 0; seat < kSeats; ++seat)
    if (seat != seen.seat)
      weight *= products[seat][0].usual + products[seat][1].usual +
                trust.strangers * (products[seat][0].strange + products[seat][1].strange);
  return std::pow(weight, trust.exponent);
}

static void a_world_weighs_what_its_cards_were_likely_to_be_played() {
  const auto policy = std::make_shared<Policy>(some_numbers());
  const CardReading::Trust trust = {.exponent = 0.6, .blunders = 0.05, .strangers = 0.3};
  const CardReading reading(policy, trust);
  Random random(3);
  for (int number = 0; number < 60; ++number) {
    Game game = new_game(number, random);
    for (auto cards = random.below(28); cards > 0 && !game.is_over(); --cards) game.play(any_card(game, random));
    for (int seat = 0; seat < kSeats; ++seat) {
      const Observation& seen = game.seen_by(seat);
      const std::vector<World> worlds = Sampler().choose(seen, 20, 5).worlds;
      const std::vector<double> weights = reading.weigh(worlds, seen);
      double most = 0;
      for (const World& world : worlds) most = std::max(most, weight_of(world, seen, *policy, trust));
      for (std::size_t world = 0; world < worlds.size(); ++world)
        CHECK(std::abs(weights[world] - weight_of(worlds[world], seen, *policy, trust) / most) < 1e-4);
    }
  }
}

static void what_is_no_network_is_refused() {
  CHECK_THROWS(Policy(std::vector<float>(3)));
  std::vector<float> numbers = some_numbers();
  numbers.back() = std::numeric_limits<float>::quiet_NaN();
  CHECK_THROWS(Policy(numbers));
}

int main() {
  the_chances_of_the_legal_cards_add_up_to_one();
  the_names_of_suits_do_not_matter();
  a_world_weighs_what_its_cards_were_likely_to_be_played();
  what_is_no_network_is_refused();
  return tests::summary();
}
