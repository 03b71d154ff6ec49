#include "null/belief_search.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "solver/measure.hpp"

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

BeliefSearch::BeliefSearch(const Scene& scene, std::vector<Others> worlds, std::size_t table_bytes)
    : layout_(layout_of(Kind::null)),
      scene_(scene),
      worlds_(std::move(worlds)),
      all_(first_worlds(worlds_.size())),
      open_(make_run_search(Measure::null_run().run(), {}, table_bytes)) {
  if (worlds_.empty() || worlds_.size() > kMostWorlds)
    throw std::invalid_argument("a belief has between 1 and 64 worlds");
}

Front BeliefSearch::after(Card card, int decisions, NodeCounter& nodes) {
  nodes_ = &nodes;
  return played({scene_.own, 0, scene_.trick}, card, all_, decisions - 1);
}

// -- the search ---------------------------------------------------------------------------------------------------------

// What is not beaten with open cards is not beaten by a common plan either; a world alone is an open hand.
Front BeliefSearch::front(const State& state, Set worlds, int decisions) {
  const Set hopeful = beaten_openly(state, worlds);
  if (decisions == 0 || std::popcount(hopeful) < 2) return {hopeful};
  nodes_->count();
  const Trick& trick = state.trick;
  const Key key{state.own, state.gone,
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
  const std::array<Set, kCards> fits = fitting(state, worlds);
  Front left{worlds};
  for (std::size_t card = 0; card < kCards && together(left); ++card)
    if (const Set those = fits[card] & together(left))
      left = meet(left, played(state, static_cast<Card>(card), those, decisions), those);
  return left;
}

// In every world of the belief some card of the partner's keeps it beaten.
Front BeliefSearch::partners_turn(const State& state, Set worlds, int decisions) {
  const std::array<Set, kCards> fits = fitting(state, worlds);
  Front left{worlds};
  for (std::size_t at = 0; at < kCards && together(left); ++at) {
    const Card card = static_cast<Card>(at);
    if (!fits[at] || is_caught(state, card)) continue;
    const State next = after(state, card);
    const Set keeping = beaten_openly(next, fits[at]);
    if (keeping) left = meet(left, front(next, keeping, decisions), keeping);
  }
  return left;
}

Front BeliefSearch::played(const State& state, Card card, Set worlds, int decisions) {
  return is_caught(state, card) ? Front{worlds} : front(after(state, card), worlds, decisions);
}

// Whether a card ends a trick that is the declarer's.
bool BeliefSearch::is_caught(const State& state, Card card) const {
  return state.trick.on_table == kSeats - 1 && state.trick.after(layout_, state.player(), card).best_player == 0;
}

BeliefSearch::State BeliefSearch::after(const State& state, Card card) const {
  const int player = state.player();
  State next = state;
  if (player == scene_.me)
    next.own &= ~bit(card);
  else
    next.gone |= bit(card);
  next.trick = state.trick.after(layout_, player, card);
  if (next.trick.on_table == kSeats) next.trick = Trick::start(next.trick.best_player);
  return next;
}

std::array<Set, kCards> BeliefSearch::fitting(const State& state, Set worlds) const {
  std::array<Set, kCards> fits = {};
  for_each(worlds, [&](std::size_t world) {
    for (CardSet rest = legal_of(state, hand_in(world, state.player(), state)); rest; rest &= rest - 1)
      fits[static_cast<std::size_t>(lowest(rest))] |= bit_of(world);
  });
  return fits;
}

// -- open hands ---------------------------------------------------------------------------------------------------------

CardSet BeliefSearch::legal_of(const State& state, CardSet hand) const {
  const CardSet following = state.trick.on_table ? hand & layout_.follow[state.trick.first] : 0;
  return following ? following : hand;
}

Root BeliefSearch::root_of(const State& state, std::size_t world) const {
  Root root{&layout_, {}, state.trick};
  for (int player = 0; player < kSeats; ++player)
    root.hands.cards[static_cast<std::size_t>(player)] = player == scene_.me ? state.own : hand_in(world, player, state);
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
  const Measure::Step step = measure.after(root_of({scene_.own, 0, scene_.trick}, world), card);
  if (step.ends) return step.gained;
  const int most = measure.most(step.next);
  int survived = 0;
  while (survived < most && open_->ask(step.next, survived + 1, nodes) > survived) ++survived;
  return step.gained + survived;
}

CardSet BeliefSearch::different(const State& state, CardSet cards, Set worlds) const {
  CardSet others = state.trick.cards;
  for_each(worlds, [&](std::size_t world) {
    others |= hand_in(world, 0, state) | hand_in(world, 3 - scene_.me, state);
  });
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
  const std::uint64_t word = mixed(mixed(std::uint64_t{key.gone} << 32 | key.own) ^ key.trick);
  return mixed(word ^ key.worlds) + static_cast<std::size_t>(key.decisions);
}

}  // namespace kiebitz
