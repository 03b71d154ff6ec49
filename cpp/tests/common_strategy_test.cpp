// One strategy for several worlds, against brute force: every strategy of the declarer, every defence, nothing remembered.
#include "guarantee/common_strategy.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "base/random.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

namespace {

bool reaches(const Position& position, const Goal& goal) {
  return goal.is_all_tricks() ? position.defender_tricks() == 0 : position.points() >= goal.needed();
}

// The definition, word by word: worlds that a defender's card does not fit drop out.
bool by_brute_force(const std::vector<Position>& worlds, const Goal& goal) {
  const Position& first = worlds.front();
  if (first.is_over()) return std::ranges::all_of(worlds, [&](const Position& each) { return reaches(each, goal); });
  const bool is_declarers = first.turn() == first.declarer();
  for (Card card = 0; card < kCards; ++card) {
    std::vector<Position> left;
    for (const Position& world : worlds) {
      if (!(world.legal() >> card & 1)) continue;
      left.push_back(world);
      left.back().play(card);
    }
    if (!left.empty() && by_brute_force(left, goal) == is_declarers) return is_declarers;
  }
  return !is_declarers;
}

CardSet draw(std::vector<Card>& deck, int number) {
  CardSet set = 0;
  for (; number > 0; --number) {
    set |= bit(deck.back());
    deck.pop_back();
  }
  return set;
}

void shuffle(std::vector<Card>& deck, Random& random) {
  for (std::size_t left = deck.size(); left > 1; --left) std::swap(deck[left - 1], deck[random.below(left)]);
}

// The points with which the declarer just wins the world where that is hardest, with open cards.
int just_enough(const std::vector<Position::Setup>& worlds) {
  Solver solver;
  int least = 61;
  for (const Position::Setup& world : worlds) least = std::min(least, solver.answer(Position(world), {}).value.lower);
  return 61 - least;
}

// Worlds of a random ending with so many cards a hand: the declarer's cards are the same in all, the others are dealt anew,
// and some cards have been played since. To win is not easy with open cards, but possible.
std::vector<Position> ending(Random& random, Kind kind, int cards, std::size_t number, bool all_tricks) {
  std::vector<Card> deck(kCards);
  for (Card card = 0; card < kCards; ++card) deck[static_cast<std::size_t>(card)] = card;
  shuffle(deck, random);
  Position::Setup setup;
  setup.kind = kind;
  setup.declarer = static_cast<int>(random.below(kSeats));
  setup.leader = static_cast<int>(random.below(kSeats));
  const CardSet own = draw(deck, cards), unseen = draw(deck, 2 * cards + 2);
  setup.tricks = all_tricks ? kTricks - cards : 0;
  std::vector<Position::Setup> setups(number, setup);
  for (Position::Setup& each : setups) {
    std::vector<Card> rest;
    for (CardSet left = unseen; left; left &= left - 1) rest.push_back(lowest(left));
    shuffle(rest, random);
    for (int seat = 0; seat < kSeats; ++seat)
      each.hands[static_cast<std::size_t>(seat)] = seat == setup.declarer ? own : draw(rest, cards);
    each.points = card_points(draw(rest, 2));
  }
  const int taken = just_enough(setups);
  std::vector<Position> worlds;
  for (Position::Setup& each : setups) {
    each.points += taken;
    worlds.emplace_back(each);
  }
  for (auto plays = random.below(3); plays > 0; --plays) {
    const CardSet legal = worlds.front().legal();
    Card card = lowest(legal);
    for (CardSet left = legal; left; left &= left - 1)
      if (random.below(2)) card = lowest(left);
    std::erase_if(worlds, [&](const Position& world) { return !(world.legal() >> card & 1); });
    for (Position& world : worlds) world.play(card);
  }
  return worlds;
}

CommonStrategy::Members first_of(std::size_t number) {
  CommonStrategy::Members members;
  for (std::size_t world = 0; world < number; ++world) members.push_back(static_cast<std::uint16_t>(world));
  return members;
}

// Also after other questions about fewer of the worlds, of which something is remembered.
void agrees_with_brute_force(int endings) {
  Random random(1);
  int held = 0, held_openly = 0;
  for (int number = 0; number < endings; ++number) {
    const auto kind = static_cast<Kind>(number % kKinds);
    if (kind == Kind::null) continue;
    const bool all_tricks = number % 7 == 0;
    const Goal goal = all_tricks ? Goal::all_tricks() : Goal::points(61);
    const std::vector<Position> worlds =
        ending(random, kind, number % 10 ? 3 : 4, 1 + random.below(5), all_tricks);
    CommonStrategy strategy(worlds, goal);
    for (std::size_t size = 1; size <= worlds.size(); ++size) {
      const std::vector<Position> some(worlds.begin(), worlds.begin() + static_cast<std::ptrdiff_t>(size));
      const bool truth = by_brute_force(some, goal);
      CHECK(strategy.holds(first_of(size), {}) == truth);
      if (size < 2) continue;
      held += truth;
      held_openly += std::ranges::all_of(some, [&](const Position& world) { return by_brute_force({world}, goal); });
    }
  }
  CHECK(held > endings / 20);
  CHECK(held_openly > held);  // some are won with open cards only
}

void cards_agree_with_brute_force(int endings) {
  Random random(2);
  for (int number = 0; number < endings; ++number) {
    const auto kind = static_cast<Kind>(number % kKinds);
    if (kind == Kind::null) continue;
    const Goal goal = Goal::points(61);
    const std::vector<Position> worlds = ending(random, kind, 3, 3, false);
    if (worlds.front().turn() != worlds.front().declarer()) continue;
    CommonStrategy strategy(worlds, goal);
    for (CardSet rest = worlds.front().legal(); rest; rest &= rest - 1) {
      std::vector<Position> after = worlds;
      for (Position& world : after) world.play(lowest(rest));
      CHECK(strategy.holds_after(lowest(rest), first_of(worlds.size()), {}) == by_brute_force(after, goal));
    }
  }
}

// A search that is cut off leaves everything as it was, and what it has proven is true.
void limits_change_no_answer(int endings) {
  Random random(3);
  int cut_off = 0;
  for (int number = 0; number < endings; ++number) {
    const Goal goal = Goal::points(61);
    const std::vector<Position> worlds = ending(random, number % 2 ? Kind::grand : Kind::clubs, 5, 6, false);
    CommonStrategy strategy(worlds, goal), unlimited(worlds, goal);
    const CommonStrategy::Members all = first_of(worlds.size());
    const bool truth = unlimited.holds(all, {});
    for (std::uint64_t nodes = 1; nodes < 1000; nodes *= 3) {
      try {
        CHECK(strategy.holds(all, {.nodes = nodes}) == truth);
      } catch (const SearchStopped&) {
        ++cut_off;
      }
    }
    CHECK(strategy.holds(all, {}) == truth);
  }
  CHECK(cut_off > 0);
}

}  // namespace

int main(int argc, char** argv) {
  const int endings = argc > 1 ? std::atoi(argv[1]) : 9000;
  agrees_with_brute_force(endings);
  cards_agree_with_brute_force(endings);
  limits_change_no_answer(endings / 30);
  return tests::summary();
}
