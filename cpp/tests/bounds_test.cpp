// Static analysis against search without it: what a side is said to be sure of, it gets. And a search with it, and with a
// table of all the states before, finds the same values: its proofs hold wherever they are applied.
//
//     bounds_test [states]     how many random states
#include "solver/bounds.hpp"

#include <cstdlib>
#include <random>
#include <utility>

#include "solver/search.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

namespace {

constexpr std::array<int, 5> kNeeds = {1, 15, 30, 60, 120};

Root random_state(std::mt19937& source, Kind kind, int cards) {
  std::array<Card, kCards> deck;
  for (Card card = 0; card < kCards; ++card) deck[card] = card;
  for (unsigned left = kCards; left > 1; --left) std::swap(deck[left - 1], deck[source() % left]);
  Root root{&layout_of(kind), {}, Trick::start(static_cast<int>(source() % kSeats))};
  for (int index = 0; index < kSeats * cards; ++index) root.hands.cards[index / cards] |= bit(deck[index]);
  root.hands.count_profile(*root.layout);
  return root;
}

std::unique_ptr<Search> search_without_bounds() {
  Techniques techniques;
  techniques.table = TableKind::canonical;
  techniques.declarer_bound = DeclarerBound::none;
  techniques.defender_bound = techniques.sure_trumps = techniques.drop_dominated = false;
  return make_trump_search(techniques, 1 << 24);
}

int value_of(Search& search, const Root& root) {
  NodeCounter nodes;
  nodes.start({});
  int low = 0, high = root.points_left();
  while (low < high) {
    const int need = (low + high + 1) / 2, bound = search.ask(root, need, nodes);
    (bound >= need ? low : high) = bound;
    CHECK(low <= high);
  }
  return low;
}

void bounds_hold(const Root& root, int value) {
  const Bounds bounds(*root.layout, root.hands);
  const int leader = root.trick.leader, others = root.points_left() - value;
  for (int need : kNeeds) {
    CHECK(bounds.defenders_sure_trumps(need).value <= others);
    if (leader == 0) {
      CHECK(bounds.declarer_from_the_top(DeclarerBound::revalued, need).value <= value);
      CHECK(bounds.declarer_from_the_top(DeclarerBound::ranked, need).value <= value);
    } else {
      CHECK(bounds.defenders_from_the_top(leader, need).value <= others);
      CHECK(bounds.declarer_later(need).value <= value);
      if (bounds.declarer_takes_any_lead(leader))
        CHECK(bounds.declarer_from_the_top(DeclarerBound::revalued, need).value <= value);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int states = argc > 1 ? std::atoi(argv[1]) : 400000;
  std::mt19937 source(20130501);
  for (Kind kind : {Kind::hearts, Kind::grand}) {
    const auto plain = search_without_bounds(), full = make_trump_search({}, 1 << 26);
    for (int number = 0; number < states / 2; ++number) {
      const Root root = random_state(source, kind, 2 + number % 5);
      const int value = value_of(*plain, root);
      bounds_hold(root, value);
      CHECK(value_of(*full, root) == value);
    }
  }
  return kiebitz::tests::summary();
}
