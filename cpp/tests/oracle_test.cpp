// The oracle, that is, what a side that leads can take without losing the lead, against a plain search of the same game and
// against the rules: it equals the first, is never above what the side gets in the whole game, and never below what is
// said to be sure from the top. And searches that ask it find the same values.
//
//     oracle_test [states] [deals]     how many random states of 2 to 5 cards, how many of 3 to 8
#include "solver/oracle.hpp"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <utility>
#include <vector>

#include "solver/bounds.hpp"
#include "solver/proof.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

namespace {

Root random_state(std::mt19937& source, Kind kind, int cards) {
  std::array<Card, kCards> deck;
  for (Card card = 0; card < kCards; ++card) deck[card] = card;
  for (unsigned left = kCards; left > 1; --left) std::swap(deck[left - 1], deck[source() % left]);
  Root root{&layout_of(kind), {}, Trick::start(static_cast<int>(source() % kSeats))};
  for (int index = 0; index < kSeats * cards; ++index) root.hands.cards[index / cards] |= bit(deck[index]);
  root.hands.count_profile(*root.layout);
  return root;
}

bool of_declarer(Control control) { return control == Control::declarer; }

// What the side that leads takes until it loses a trick, by trying everything. All cards are tried, and no two states are
// taken to be alike. A trick that is certain to be lost brings nothing, which is as good as to stop.
int plain_run(const Root& root, Control control) {
  if (root.hands.left() == 0 && root.trick.on_table == 0) return 0;
  const bool mine = (root.player() == 0) == of_declarer(control);
  int best = mine ? 0 : 1000;
  for (CardSet rest = root.legal(); rest; rest &= rest - 1) {
    const Card card = lowest(rest);
    const Root next = root.after(card);
    int value = 0;
    if (root.trick.on_table < 2) {
      value = plain_run(next, control);
    } else {
      const Trick done = root.trick.after(*root.layout, root.player(), card);
      const bool kept = (done.best_player == 0) == of_declarer(control);
      const bool by_trump = done.best_player != done.leader && (root.layout->trumps >> done.best & 1);
      const bool goes_on = kept && !(control == Control::defenders_in_side_suits && by_trump);
      value = (kept ? done.points : 0) + (goes_on ? plain_run(next, control) : 0);
    }
    best = mine ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

// The declarer's points by the rules alone.
int plain_value(const Root& root) {
  if (root.hands.left() == 0 && root.trick.on_table == 0) return 0;
  const bool is_declarer = root.player() == 0;
  int best = is_declarer ? -1 : 1000;
  for (CardSet rest = root.legal(); rest; rest &= rest - 1) {
    const Card card = lowest(rest);
    const Trick trick = root.trick.after(*root.layout, root.player(), card);
    const int gained = trick.on_table == kSeats && trick.best_player == 0 ? trick.points : 0;
    const int value = gained + plain_value(root.after(card));
    best = is_declarer ? std::max(best, value) : std::min(best, value);
  }
  return best;
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

// An oracle, and the search behind it.
struct Asked {
  explicit Asked(Control control)
      : search(make_control_search(control, 1 << 24)), oracle(make_oracle(control, 1 << 24)) {}

  std::unique_ptr<Search> search;
  std::unique_ptr<Oracle> oracle;
};

struct Oracles {
  Asked declarer{Control::declarer}, defenders{Control::defenders}, side_suits{Control::defenders_in_side_suits};
};

// What the side that leads is promised, as points of that side. Asked for no more than that, an oracle tells all of it.
int promised(const Asked& asked, const Root& root) {
  const int value = value_of(*asked.search, root), total = root.points_left(), leader = root.trick.leader;
  for (int need : {1, value, value + 1, total}) {
    if (need <= 0 || need > total) continue;
    const Proof proof = asked.oracle->prove(*root.layout, root.hands, leader, need, total);
    CHECK((proof.value >= need) == (value >= need));
    if ((value >= need) == (leader == 0)) CHECK(proof.value == value);
  }
  return leader == 0 ? value : total - value;
}

// The most that is said to be sure from the top; what counts depends on how much is needed.
int sure_from_the_top(const Root& root) {
  const Bounds bounds(*root.layout, root.hands);
  int most = 0;
  for (int need : {1, 10, 20, 30, 45, 60, 120}) {
    if (root.trick.leader != 0) {
      most = std::max(most, bounds.defenders_from_the_top(root.trick.leader, need).value);
      continue;
    }
    for (DeclarerBound kind : {DeclarerBound::revalued, DeclarerBound::ranked})
      most = std::max(most, bounds.declarer_from_the_top(kind, need).value);
  }
  return most;
}

// How often the oracle promises more than the static bound, the exact one more than that without trumps, and the whole
// game more than the oracle. Where one of them never did, the test would say nothing. Trumps that win whoever leads may be
// worth more than the oracle, since they need not win at once: they are no bound of its kind.
struct Seen {
  int above_bound = 0, above_side_suits = 0, below_game = 0, below_sure_trumps = 0;
};

void oracle_is_right(Oracles& oracles, const Root& root, Seen& seen) {
  const bool of_declarers = root.trick.leader == 0;
  const Control control = of_declarers ? Control::declarer : Control::defenders;
  const int found = promised(of_declarers ? oracles.declarer : oracles.defenders, root);
  CHECK(found == plain_run(root, control));
  const int value = plain_value(root), gets = of_declarers ? value : root.points_left() - value;
  CHECK(found <= gets);
  const int sure = sure_from_the_top(root);
  CHECK(sure <= found);
  seen.above_bound += found > sure;
  seen.below_game += found < gets;
  if (of_declarers) return;
  const int in_side_suits = promised(oracles.side_suits, root);
  CHECK(in_side_suits == plain_run(root, Control::defenders_in_side_suits));
  CHECK(in_side_suits <= found);
  seen.above_side_suits += in_side_suits < found;
  seen.below_sure_trumps += found < Bounds(*root.layout, root.hands).defenders_sure_trumps(1).value;
}

// The proofs of an oracle go into the tables of the search that asked, so one table is kept for all states of a kind.
void searches_with_oracle_agree(std::mt19937& source, Kind kind, int states) {
  const auto standard = make_trump_search({}, 1 << 26);
  std::vector<std::unique_ptr<Search>> searches;
  for (TableKind table : {TableKind::partition, TableKind::canonical})
    for (bool own : {false, true})
      for (DefenderOracle defenders : {DefenderOracle::none, DefenderOracle::exact, DefenderOracle::side_suits})
        for (bool declarer : {false, true}) {
          Techniques techniques;
          techniques.table = table;
          techniques.declarer_bound = own ? DeclarerBound::ranked : DeclarerBound::none;
          techniques.defender_bound = techniques.sure_trumps = own;
          techniques.declarer_oracle = declarer;
          techniques.defender_oracle = defenders;
          searches.push_back(make_trump_search(techniques, 1 << 24));
        }
  for (int number = 0; number < states; ++number) {
    const Root root = random_state(source, kind, 3 + number % 6);
    const int value = value_of(*standard, root);
    for (const auto& search : searches) CHECK(value_of(*search, root) == value);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int states = argc > 1 ? std::atoi(argv[1]) : 40000, deals = argc > 2 ? std::atoi(argv[2]) : 1200;
  std::mt19937 source(20130502);
  Seen seen;
  for (Kind kind : {Kind::hearts, Kind::grand}) {
    Oracles oracles;
    for (int number = 0; number < states / 2; ++number)
      oracle_is_right(oracles, random_state(source, kind, number % 50 == 0 ? 5 : 2 + number % 3), seen);
    searches_with_oracle_agree(source, kind, deals / 2);
  }
  CHECK(seen.above_bound > 0);
  CHECK(seen.above_side_suits > 0);
  CHECK(seen.below_game > 0);
  CHECK(seen.below_sure_trumps > 0);
  return kiebitz::tests::summary();
}
