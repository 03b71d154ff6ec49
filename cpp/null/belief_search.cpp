#include "null/belief_search.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "measure.hpp"

namespace kiebitz {
namespace {

using Set = BeliefSearch::Set;
using Front = BeliefSearch::Front;

std::uint64_t mixed(std::uint64_t word) {
  word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
  word = (word ^ word >> 27) * 0x94d049bb133111ebu;
  return word ^ word >> 31;
}

bool holds(const Front& front, Set set) {
  return std::ranges::any_of(front, [&](Set other) { return (set & ~other) == 0; });
}

// Takes in a set unless it is part of one that is there; what is part of it goes.
void add(Front& front, Set set) {
  if (holds(front, set)) return;
  std::erase_if(front, [&](Set other) { return (other & ~set) == 0; });
  front.push_back(set);
}

// Both must hold: what one of the one and one of the other have in common. Worlds beside `about` are not the other's.
Front meet(const Front& one, const Front& other, Set about) {
  Front met;
  for (const Set first : one)
    for (const Set second : other) add(met, first & (second | ~about));
  return met;
}

Set together(const Front& front) {
  Set all = 0;
  for (const Set set : front) all |= set;
  return all;
}

template <typename Visit>
void for_each(Set worlds, Visit&& visit) {
  for (; worlds; worlds &= worlds - 1) visit(static_cast<std::size_t>(std::countr_zero(worlds)));
}

constexpr Set bit_of(std::size_t world) { return Set{1} << world; }

Set first_worlds(std::size_t number) { return number == 64 ? ~Set{0} : (Set{1} << number) - 1; }

}  // namespace

BeliefSearch::BeliefSearch(const Scene& scene, std::vector<CardSet> partners, std::size_t table_bytes)
    : layout_(layout_of(Kind::null)),
      scene_(scene),
      partners_(std::move(partners)),
      all_(first_worlds(partners_.size())),
      open_(make_run_search(Measure::null_run().run(), {}, table_bytes)) {
  if (partners_.empty() || partners_.size() > kMostWorlds)
    throw std::invalid_argument("a belief has between 1 and 64 worlds");
}

Front BeliefSearch::after(Card card, int decisions, NodeCounter& nodes) {
  nodes_ = &nodes;
  const State state{scene_.declarer, scene_.own, 0, scene_.trick};
  return played(state, card, all_, decisions - 1);
}

// -- the search ---------------------------------------------------------------------------------------------------------

// What is not beaten with open cards is not beaten by a common plan either; a world alone is an open hand.
Front BeliefSearch::front(const State& state, Set worlds, int decisions) {
  const Set hopeful = beaten_openly(state, worlds);
  if (decisions == 0 || std::popcount(hopeful) < 2) return {hopeful};
  nodes_->count();
  const Trick& trick = state.trick;
  const Key key{state.declarer, state.own, state.gone,
                static_cast<std::uint32_t>(trick.leader | trick.on_table << 2 | (trick.first + 1) << 4 |
                                           (trick.best + 1) << 10 | trick.best_player << 16),
                hopeful, decisions};
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  Front found = search(state, hopeful, decisions);
  known_.emplace(key, found);
  return found;
}

Front BeliefSearch::search(const State& state, Set worlds, int decisions) {
  const int player = state.player();
  if (player == scene_.me) return own_turn(state, worlds, decisions);
  return player == 0 ? declarers_turn(state, worlds, decisions) : partners_turn(state, worlds, decisions);
}

Front BeliefSearch::own_turn(const State& state, Set worlds, int decisions) {
  const CardSet legal = legal_of(state, state.own);
  const CardSet cards = different(state, legal, worlds);
  const bool is_choice = (cards & (cards - 1)) != 0;
  Front best{0};
  for (CardSet rest = cards; rest; rest &= rest - 1) {
    for (const Set set : played(state, lowest(rest), worlds, decisions - is_choice)) add(best, set);
    if (holds(best, worlds)) break;
  }
  return best;
}

Front BeliefSearch::declarers_turn(const State& state, Set worlds, int decisions) {
  Front left{worlds};
  for (CardSet rest = legal_of(state, state.declarer); rest && together(left); rest &= rest - 1)
    left = meet(left, played(state, lowest(rest), together(left), decisions), ~Set{0});
  return left;
}

// In every world of the belief some card of the partner's keeps it beaten.
Front BeliefSearch::partners_turn(const State& state, Set worlds, int decisions) {
  std::array<Set, kCards> fitting = {};
  CardSet cards = 0;
  for_each(worlds, [&](std::size_t world) {
    for (CardSet rest = legal_of(state, partner_in(world, state)); rest; rest &= rest - 1) {
      fitting[static_cast<std::size_t>(lowest(rest))] |= bit_of(world);
      cards |= bit(lowest(rest));
    }
  });
  Front left{worlds};
  for (CardSet rest = cards; rest && together(left); rest &= rest - 1) {
    const Card card = lowest(rest);
    State next = state;
    next.gone |= bit(card);
    next.trick = state.trick.after(layout_, state.player(), card);
    Set keeping = fitting[static_cast<std::size_t>(card)];
    if (next.trick.on_table == kSeats) {
      if (next.trick.best_player == 0) continue;  // the declarer is caught
      next.trick = Trick::start(next.trick.best_player);
    }
    keeping = beaten_openly(next, keeping);
    if (keeping) left = meet(left, front(next, keeping, decisions), keeping);
  }
  return left;
}

// A card of the defender's or the declarer's, the same in all worlds.
Front BeliefSearch::played(const State& state, Card card, Set worlds, int decisions) {
  State next = state;
  const int player = state.player();
  (player == 0 ? next.declarer : next.own) &= ~bit(card);
  next.trick = state.trick.after(layout_, player, card);
  if (next.trick.on_table == kSeats) {
    if (next.trick.best_player == 0) return {worlds};
    next.trick = Trick::start(next.trick.best_player);
  }
  return front(next, worlds, decisions);
}

// -- open hands ---------------------------------------------------------------------------------------------------------

CardSet BeliefSearch::legal_of(const State& state, CardSet hand) const {
  const CardSet following = state.trick.on_table ? hand & layout_.follow[state.trick.first] : 0;
  return following ? following : hand;
}

Root BeliefSearch::root_of(const State& state, std::size_t world) const {
  Root root{&layout_, {}, state.trick};
  root.hands.cards[0] = state.declarer;
  root.hands.cards[scene_.me] = state.own;
  root.hands.cards[3 - scene_.me] = partner_in(world, state);
  root.hands.count_profile(layout_);
  return root;
}

Set BeliefSearch::beaten_openly(const State& state, Set worlds) {
  Set beaten = 0;
  for_each(worlds, [&](std::size_t world) {
    const Root root = root_of(state, world);
    const int left = count(root.hands.cards[root.player()]);
    if (left > 0 && open_->ask(root, left, *nodes_) < left) beaten |= bit_of(world);
  });
  return beaten;
}

int BeliefSearch::tricks_after(Card card, std::size_t world, NodeCounter& nodes) {
  const Measure measure = Measure::null_run();
  const Measure::Step step = measure.after(root_of({scene_.declarer, scene_.own, 0, scene_.trick}, world), card);
  if (step.ends) return step.gained;
  const int most = measure.most(step.next);
  int survived = 0;
  while (survived < most && open_->ask(step.next, survived + 1, nodes) > survived) ++survived;
  return step.gained + survived;
}

CardSet BeliefSearch::different(const State& state, CardSet cards, Set worlds) const {
  CardSet others = state.declarer | state.trick.cards;
  for_each(worlds, [&](std::size_t world) { others |= partner_in(world, state); });
  CardSet left = 0;
  for (Card last = -1; cards; cards &= cards - 1) {
    const Card card = lowest(cards);
    const bool is_same = last >= 0 && (layout_.follow[last] & bit(card)) &&
                         !(others & (bit(card) - 1) & ~(2 * bit(last) - 1));
    if (!is_same) left |= bit(card);
    last = card;
  }
  return left;
}

std::size_t BeliefSearch::Hash::operator()(const Key& key) const {
  std::uint64_t word = mixed(std::uint64_t{key.declarer} << 32 | key.own);
  word = mixed(word ^ (std::uint64_t{key.gone} << 32 | key.trick));
  return mixed(word ^ key.worlds) + static_cast<std::size_t>(key.decisions);
}

}  // namespace kiebitz
