// Paranoid search against brute force: every deal that fits, every strategy of the declarer, every defence.
#include "guarantee/search.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "base/random.hpp"
#include "guarantee/bounds.hpp"
#include "tests/check.hpp"

using namespace kiebitz;
using namespace kiebitz::guarantee;

namespace {

// One way the defenders' cards can lie.
using Deal = std::array<CardSet, 2>;

// Plays on with the set of all deals that fit, as the thesis defines it: nothing is remembered but the deals themselves,
// no card is left out, and every bound is missing.
class BruteForce {
 public:
  BruteForce(const Layout& layout, Count count) : layout_(layout), count_(count) {}

  // The most that is counted against the declarer under best play of the declarer.
  int value(CardSet own, const std::vector<Deal>& deals, int leader, const std::vector<Card>& trick) const {
    if (trick.size() == 3) return after_trick(own, deals, leader, trick);
    if (own == 0 && trick.empty()) return 0;
    const int player = (leader + static_cast<int>(trick.size())) % kSeats;
    return player == 0 ? declarers(own, deals, leader, trick) : defenders(own, deals, leader, trick, player - 1);
  }

 private:
  CardSet legal(CardSet hand, const std::vector<Card>& trick) const {
    const CardSet following = trick.empty() ? hand : hand & layout_.follow[trick[0]];
    return following ? following : hand;
  }

  int declarers(CardSet own, const std::vector<Deal>& deals, int leader, const std::vector<Card>& trick) const {
    int best = 1000;
    for (CardSet rest = legal(own, trick); rest; rest &= rest - 1) {
      const Card card = lowest(rest);
      std::vector<Card> next = trick;
      next.push_back(card);
      best = std::min(best, value(own & ~bit(card), deals, leader, next));
    }
    return best;
  }

  int defenders(CardSet own, const std::vector<Deal>& deals, int leader, const std::vector<Card>& trick, int who) const {
    int worst = -1;
    for (Card card = 0; card < kCards; ++card) {
      std::vector<Deal> fitting;
      for (Deal deal : deals) {
        CardSet& hand = deal[static_cast<std::size_t>(who)];
        if (!(legal(hand, trick) >> card & 1)) continue;
        hand &= ~bit(card);
        fitting.push_back(deal);
      }
      if (fitting.empty()) continue;
      std::vector<Card> next = trick;
      next.push_back(card);
      worst = std::max(worst, value(own, fitting, leader, next));
    }
    return worst;
  }

  int after_trick(CardSet own, const std::vector<Deal>& deals, int leader, const std::vector<Card>& trick) const {
    int best = 0, points = 0;
    for (int place = 0; place < kSeats; ++place) {
      points += layout_.points[trick[static_cast<std::size_t>(place)]];
      if (layout_.beats(trick[static_cast<std::size_t>(place)], trick[static_cast<std::size_t>(best)])) best = place;
    }
    const int winner = (leader + best) % kSeats;
    const int counted = count_ == Count::points ? (winner ? points : 0)
                                                : (winner != 0) == (count_ == Count::lost_tricks);
    return counted + value(own, deals, winner, {});
  }

  const Layout& layout_;
  const Count count_;
};

void deal_out(CardSet rest, const Hidden& hidden, Deal deal, std::vector<Deal>& deals) {
  if (count(deal[0]) > hidden.holds[0] || count(deal[1]) > hidden.holds[1]) return;
  if (!rest) {
    if (count(deal[0]) == hidden.holds[0] && count(deal[1]) == hidden.holds[1]) deals.push_back(deal);
    return;
  }
  const CardSet one = rest & (0 - rest);
  for (int who = 0; who < 2; ++who) {
    if (!(hidden.may[static_cast<std::size_t>(who)] & one)) continue;
    Deal next = deal;
    next[static_cast<std::size_t>(who)] |= one;
    deal_out(rest & ~one, hidden, next, deals);
  }
  if (count(hidden.all()) > hidden.holds[0] + hidden.holds[1]) deal_out(rest & ~one, hidden, deal, deals);  // the skat
}

std::vector<Deal> deals_of(const Hidden& hidden) {
  std::vector<Deal> deals;
  deal_out(hidden.all(), hidden, {}, deals);
  return deals;
}

// A random ending: so many cards a hand, perhaps two unknown ones in the skat, voids shown, cards on the table.
State ending(Random& random, const Layout& layout, int cards, bool knows_skat) {
  while (true) {
    std::vector<Card> deck(kCards);
    for (Card card = 0; card < kCards; ++card) deck[static_cast<std::size_t>(card)] = card;
    for (std::size_t left = deck.size(); left > 1; --left) std::swap(deck[left - 1], deck[random.below(left)]);
    // Often the declarer is strong: where nothing can be run from the top, bounds are not put to the test.
    if (random.below(2))
      std::stable_sort(deck.begin(), deck.begin() + 3 * cards, [&](Card one, Card other) {
        return (layout.trumps >> one & 1) > (layout.trumps >> other & 1);
      });
    State state;
    std::size_t next = 0;
    const auto draw = [&](int number) {
      CardSet set = 0;
      for (; number > 0; --number) set |= bit(deck[next++]);
      return set;
    };
    state.own = draw(cards);
    const CardSet unseen = draw(2 * cards + (knows_skat ? 0 : 2));
    state.hidden.may = {unseen, unseen};
    state.hidden.holds = {cards, cards};
    state.leader = static_cast<int>(random.below(kSeats));
    for (int who = 0; who < 2; ++who)
      if (random.below(2))
        state.hidden = state.hidden.lacking(who, layout.suit[random.below(static_cast<std::uint64_t>(layout.suits))]);
    state.on_table = static_cast<int>(random.below(kSeats));
    for (int place = 0; place < state.on_table; ++place) {
      const int player = (state.leader + place) % kSeats;
      const Card card = deck[next++];
      if (player == 0)
        state.own &= state.own - 1;
      else
        --state.hidden.holds[static_cast<std::size_t>(player - 1)];
      state.trick[static_cast<std::size_t>(place)] = card;
      // Whoever has not followed suit has none of it left.
      const CardSet follow = layout.follow[state.trick[0]];
      if (place > 0 && !(follow & bit(card))) {
        if (player == 0 && state.own & follow) state.own &= ~follow;
        if (player > 0) state.hidden = state.hidden.lacking(player - 1, follow);
      }
    }
    const int left = cards - ((3 - state.leader) % kSeats < state.on_table);
    if (count(state.own) != left || !state.hidden.is_possible()) continue;
    state.hidden.settle();
    return state;
  }
}

std::vector<Card> trick_of(const State& state) {
  return {state.trick.begin(), state.trick.begin() + state.on_table};
}

void agrees_with_brute_force(int endings) {
  Random random(1);
  Search search(1 << 12);
  for (int number = 0; number < endings; ++number) {
    const Layout& layout = layout_of(static_cast<Kind>(number % kKinds));
    const bool is_null = layout.kind == Kind::null;
    const Count count = is_null ? Count::own_tricks : number % 5 ? Count::points : Count::lost_tricks;
    const State state = ending(random, layout, 2 + static_cast<int>(random.below(2)), random.below(3) > 0);
    const int value = BruteForce(layout, count).value(state.own, deals_of(state.hidden), state.leader, trick_of(state));
    const int first = static_cast<int>(random.below(count == Count::points ? 60 : 3));
    search.begin(layout, count, {});
    CHECK(search.holds(state, first) == (value <= first));  // what it finds serves the questions after it
    CHECK(search.holds(state, value));
    CHECK(!search.holds(state, value - 1));
  }
}

// Every card that a defender may hold is one that it holds in some deal, and no other.
void hidden_hands_are_settled(int endings) {
  Random random(2);
  for (int number = 0; number < endings; ++number) {
    const Layout& layout = layout_of(static_cast<Kind>(number % kKinds));
    const State state = ending(random, layout, 3, random.below(2));
    std::array<CardSet, 2> held = {};
    for (const Deal& deal : deals_of(state.hidden))
      for (int who = 0; who < 2; ++who) held[static_cast<std::size_t>(who)] |= deal[static_cast<std::size_t>(who)];
    CHECK(held == state.hidden.may);
  }
}

// With bounds or without, the answers are the same.
void bounds_change_nothing(int endings) {
  Random random(3);
  Search bounded(1 << 14), unbounded(1 << 14, false);
  for (int number = 0; number < endings; ++number) {
    const Layout& layout = layout_of(static_cast<Kind>(number % kKinds));
    const State state = ending(random, layout, 3 + static_cast<int>(random.below(3)), random.below(2));
    for (const Count count : {Count::points, Count::lost_tricks, Count::own_tricks}) {
      if ((count == Count::own_tricks) != (layout.kind == Kind::null)) continue;
      const int allowance = static_cast<int>(random.below(count == Count::points ? 60 : 3));
      bounded.begin(layout, count, {});
      unbounded.begin(layout, count, {});
      CHECK(bounded.holds(state, allowance) == unbounded.holds(state, allowance));
    }
  }
}

// A search that has forgotten what was found before takes the same way, whatever came between.
void forgetting_repeats_a_search(int endings) {
  Random random(4);
  Search search(1 << 14);
  for (int number = 0; number < endings; ++number) {
    const Layout& layout = layout_of(static_cast<Kind>(number % kKinds));
    const State state = ending(random, layout, 5, true), other = ending(random, layout, 4, false);
    const Count count = layout.kind == Kind::null ? Count::own_tricks : Count::lost_tricks;
    const auto nodes_of = [&](const State& asked) {
      search.clear();
      search.begin(layout, count, {});
      search.holds(asked, 0);
      return search.nodes();
    };
    const std::uint64_t nodes = nodes_of(state);
    nodes_of(other);
    CHECK(nodes_of(state) == nodes);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int endings = argc > 1 ? std::atoi(argv[1]) : 6000;
  hidden_hands_are_settled(endings / 4);
  bounds_change_nothing(endings);
  agrees_with_brute_force(endings);
  forgetting_repeats_a_search(endings / 4);
  return tests::summary();
}
