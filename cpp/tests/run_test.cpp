// Runs of tricks: every combination of techniques agrees with a minimax that knows none of them.
#include <algorithm>
#include <cstdlib>
#include <random>
#include <vector>

#include "solver/search.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

namespace {

constexpr RunGoal kNullGoal{false, true}, kDeclarersGoal{true, true}, kDefendersGoal{false, false};

// The run of tricks under best play, by trying everything.
int minimax(const RunGoal& goal, const Root& root) {
  if (root.hands.left() == 0 && root.trick.on_table == 0) return 0;
  const bool wants = (root.player() == 0) == goal.wanted_by_declarer;
  int best = wants ? -1 : 99;
  for (CardSet rest = root.legal(); rest; rest &= rest - 1) {
    const Root next = root.after(lowest(rest));
    int value = 0;
    if (next.trick.on_table > 0)
      value = minimax(goal, next);
    else if ((next.trick.leader == 0) == goal.of_declarer)
      value = 1 + minimax(goal, next);
    best = wants ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

Card random_card(std::mt19937& source, CardSet set) {
  for (int skip = static_cast<int>(source() % count(set)); skip > 0; --skip) set &= set - 1;
  return lowest(set);
}

// Hands of some cards, the deck perhaps cut down so that they meet in few suits; up to two cards are played.
Root random_root(std::mt19937& source, Kind kind, int cards, int played) {
  Root root;
  root.layout = &layout_of(kind);
  CardSet deck = ~CardSet{0};
  while (source() % 3 != 0 && count(deck) > 3 * cards + 6) deck &= ~(CardSet{0xff} << source() % 32);
  while (count(deck) < 3 * cards) deck |= bit(static_cast<Card>(source() % kCards));
  for (int player = 0; player < kSeats; ++player)
    for (int dealt = 0; dealt < cards; ++dealt) {
      const Card card = random_card(source, deck);
      deck ^= bit(card);
      root.hands.cards[player] |= bit(card);
    }
  root.hands.count_profile(*root.layout);
  root.trick = Trick::start(static_cast<int>(source() % kSeats));
  for (; played > 0; --played) root = root.after(random_card(source, root.legal()));
  return root;
}

// The value from questions in random order, each answer a bound that has to hold.
int value_by_questions(Search& search, const Root& root, std::mt19937& source) {
  int low = 0, high = count(root.hands.cards[root.player()]);
  NodeCounter nodes;
  nodes.start({});
  while (low < high) {
    const int need = low + 1 + static_cast<int>(source() % (high - low));
    const int bound = search.ask(root, need, nodes);
    if (bound >= need)
      low = bound;
    else
      high = bound;
  }
  return low == high ? low : -1;
}

std::vector<Techniques> all_techniques() {
  std::vector<Techniques> all;
  for (TableKind table : {TableKind::none, TableKind::bare, TableKind::canonical, TableKind::partition})
    for (Ordering ordering : {Ordering::given, Ordering::few_answers, Ordering::likely_cut, Ordering::fastest_cut})
      for (int switches = 0; switches < 64; ++switches) {
        Techniques techniques;
        techniques.table = table;
        techniques.ordering = ordering;
        techniques.table_moves = switches & 1;
        techniques.merge_equals = switches & 2;
        techniques.drop_dominated = switches & 4;
        techniques.declarer_bound = switches & 8 ? DeclarerBound::ranked : DeclarerBound::none;
        techniques.defender_bound = switches & 16;
        techniques.child_probes = switches & 32;
        all.push_back(techniques);
      }
  return all;
}

// Tables are kept from one endgame to the next: what they know must hold wherever it is found again.
void every_combination_agrees_with_minimax(RunGoal goal, Kind kind, int endgames, std::mt19937& source) {
  constexpr std::size_t kSmall = 1 << 16;
  std::vector<std::unique_ptr<Search>> searches;
  for (const Techniques& techniques : all_techniques()) searches.push_back(make_run_search(goal, techniques, kSmall));
  const std::size_t full = searches.size() - 1;
  for (int endgame = 0; endgame < endgames; ++endgame) {
    const Root root = random_root(source, kind, 2 + endgame % 4, static_cast<int>(source() % kSeats));
    const int value = minimax(goal, root);
    CHECK(value_by_questions(*searches[full], root, source) == value);
    for (int some = 0; some < 12; ++some)
      CHECK(value_by_questions(*searches[source() % searches.size()], root, source) == value);
  }
}

// Larger hands than minimax can do: the full configuration, its tables full of other states, against none at all.
void tables_agree_on_longer_endgames(RunGoal goal, Kind kind, int endgames, std::mt19937& source) {
  Techniques plain;
  plain.table = TableKind::bare;
  plain.ordering = Ordering::given;
  plain.table_moves = plain.merge_equals = plain.drop_dominated = plain.defender_bound = false;
  plain.declarer_bound = DeclarerBound::none;
  Techniques canonical;
  canonical.table = TableKind::canonical;
  const auto searches = {make_run_search(goal, Techniques{}, 1 << 20), make_run_search(goal, canonical, 1 << 20)};
  const auto naive = make_run_search(goal, plain, 1 << 20);
  for (int endgame = 0; endgame < endgames; ++endgame) {
    const Root root = random_root(source, kind, 5 + endgame % 4, static_cast<int>(source() % kSeats));
    const int value = value_by_questions(*naive, root, source);
    for (const auto& search : searches) CHECK(value_by_questions(*search, root, source) == value);
  }
}

}  // namespace

// run_test [endgames]     how many random endgames of the usual goals and kinds
int main(int argc, char** argv) {
  const int endgames = argc > 1 ? std::atoi(argv[1]) : 4000;
  std::mt19937 source(20130901);
  for (const RunGoal& goal : {kNullGoal, kDeclarersGoal, kDefendersGoal})
    for (Kind kind : {Kind::null, Kind::clubs, Kind::grand}) {
      const bool usual = (kind == Kind::null) == (goal.of_declarer != goal.wanted_by_declarer);
      every_combination_agrees_with_minimax(goal, kind, usual ? endgames : endgames / 10, source);
      tables_agree_on_longer_endgames(goal, kind, usual ? endgames / 4 : endgames / 40, source);
    }
  return kiebitz::tests::summary();
}
