#include "guarantee/guarantor.hpp"

#include <algorithm>
#include <stdexcept>

#include "judging/judge.hpp"

namespace kiebitz {
namespace {

using guarantee::Count;
using guarantee::State;

constexpr std::uint64_t kQuickNodes = 1'000;  // a search that decides most questions
constexpr int kWorlds = 24;                   // to be tried before a longer one
constexpr std::uint64_t kNodesOfWorld = 20'000;
constexpr std::uint64_t kSeedOfWorlds = 1;

State state_of(const Observation& seen, const Layout& layout) {
  if (seen.declarer == kNobody || !seen.is_declarer())
    throw std::invalid_argument("only the declarer of a game can guarantee something");
  State state;
  state.own = layout.from_cards(seen.hand);
  for (int who = 0; who < 2; ++who) {
    const auto seat = static_cast<std::size_t>((seen.declarer + 1 + who) % kSeats), defender = static_cast<std::size_t>(who);
    state.hidden.may[defender] = layout.from_cards(seen.unseen() & ~seen.voids[seat]);
    state.hidden.holds[defender] = seen.hand_size(static_cast<int>(seat));
  }
  if (!state.hidden.is_possible()) throw std::invalid_argument("no cards fit what was seen");
  state.hidden.settle();
  state.leader = (seen.leader - seen.declarer + kSeats) % kSeats;
  state.on_table = seen.on_table;
  for (int place = 0; place < seen.on_table; ++place)
    state.trick[static_cast<std::size_t>(place)] = layout.bit_of_card[static_cast<std::size_t>(seen.table_card(place))];
  return state;
}

State state_of(const Position& position) {
  State state;
  const int declarer = position.declarer();
  const std::array<CardSet, 2> hands = {position.hand((declarer + 1) % kSeats), position.hand((declarer + 2) % kSeats)};
  state.own = position.hand(declarer);
  state.hidden.may = {hands[0] | hands[1], hands[0] | hands[1]};
  state.hidden.holds = {count(hands[0]), count(hands[1])};
  state.hidden.settle();
  state.leader = (position.leader() - declarer + kSeats) % kSeats;
  state.on_table = position.on_table();
  for (int place = 0; place < position.on_table(); ++place)
    state.trick[static_cast<std::size_t>(place)] = position.table_card(place);
  return state;
}

Count count_of(const Goal& goal, Kind kind) {
  if (kind == Kind::null) return Count::own_tricks;
  return goal.is_all_tricks() ? Count::lost_tricks : Count::points;
}

// Card points in the defenders' tricks.
int points_lost_in(const Observation& seen) {
  int points = -seen.points;
  for (int play = 0; play < seen.number - seen.on_table; ++play)
    points += points_of(seen.cards[static_cast<std::size_t>(play)]);
  return points;
}

int points_lost_in(const Position& position) {
  int left = position.layout().points_of(position.cards_left());
  for (int place = 0; place < position.on_table(); ++place)
    left += position.layout().points[static_cast<std::size_t>(position.table_card(place))];
  return kDeckPoints - position.points() - left;
}

// A deal in which each suit tends to one of the defenders, or to none.
World lopsided_world(const Observation& seen, const Layout& layout, const State& state, Random& random) {
  std::array<double, Layout::kMaxSuits> leaning = {};
  for (double& suit : leaning) suit = static_cast<double>(random.below(3)) - 1;
  std::vector<std::pair<double, Card>> order;
  for (int suit = 0; suit < layout.suits; ++suit)
    for (CardSet rest = state.hidden.all() & layout.suit[suit]; rest; rest &= rest - 1)
      order.emplace_back(leaning[static_cast<std::size_t>(suit)] + 2 * random.unit(), lowest(rest));
  std::sort(order.begin(), order.end());
  World world = {};
  world[static_cast<std::size_t>(seen.declarer)] = seen.hand;
  Hidden left = state.hidden;
  for (const auto& [leans, card] : order)
    for (int who = 0; who < 2; ++who) {
      if (!(left.may[static_cast<std::size_t>(who)] >> card & 1) || left.holds[static_cast<std::size_t>(who)] == 0) continue;
      left.play(who, card);
      world[static_cast<std::size_t>((seen.declarer + 1 + who) % kSeats)] |=
          bit(layout.card_of_bit[static_cast<std::size_t>(card)]);
      break;
    }
  world[kSkat] = ~(seen.all_played() | world[0] | world[1] | world[2]);
  return world;
}

}  // namespace

DeclarersSight::DeclarersSight(const Observation& observation)
    : layout(layout_of(observation.contract.kind)),
      state(state_of(observation, layout)),
      points_lost(points_lost_in(observation)),
      tricks_lost(observation.defender_tricks()),
      tricks_won(observation.tricks),
      seen(observation) {}

DeclarersSight::DeclarersSight(const Position& position)
    : layout(position.layout()),
      state(state_of(position)),
      points_lost(points_lost_in(position)),
      tricks_lost(position.defender_tricks()),
      tricks_won(position.tricks()) {}

DeclarersSight DeclarersSight::of_the_rest() const {
  DeclarersSight rest = *this;
  rest.points_lost = rest.tricks_lost = rest.tricks_won = 0;
  rest.seen.reset();  // worlds are judged by the whole game
  return rest;
}

Guarantor::Task Guarantor::task_of(const DeclarersSight& sight, const Goal& goal) {
  if (!goal.fits(sight.layout.kind)) throw std::invalid_argument("this cannot be the goal of such a game");
  if (sight.layout.kind == Kind::null) return {sight, goal, -sight.tricks_won};
  if (goal.is_all_tricks()) return {sight, goal, -sight.tricks_lost};
  return {sight, goal, kDeckPoints - goal.needed() - sight.points_lost};
}

Proven Guarantor::ask(const DeclarersSight& sight, const Goal& goal, const Limits& limits, bool tries_worlds) {
  const Task task = task_of(sight, goal);
  std::unique_lock lock(busy_, std::defer_lock);
  if (!lock_within(lock, limits)) return Proven::open;
  start();
  return prove(task, std::nullopt, limits, tries_worlds);
}

std::vector<std::pair<Card, Proven>> Guarantor::ask_cards(const DeclarersSight& sight, const Goal& goal,
                                                         const Limits& limits) {
  if (!sight.is_declarers_turn()) throw std::invalid_argument("it is not the declarer's turn");
  const Task task = task_of(sight, goal);
  std::unique_lock lock(busy_, std::defer_lock);
  const bool has_time = lock_within(lock, limits);
  if (has_time) start();
  std::vector<std::pair<Card, Proven>> proofs;
  for (CardSet rest = guarantee::legal_cards(sight.layout, sight.state); rest; rest &= rest - 1)
    proofs.emplace_back(sight.layout.card_of_bit[static_cast<std::size_t>(lowest(rest))],
                        has_time ? prove(task, lowest(rest), limits) : Proven::open);
  return proofs;
}

// What holds for a number of points holds for every lower one.
Interval Guarantor::points(const DeclarersSight& sight, const Limits& limits) {
  if (sight.layout.kind == Kind::null) throw std::invalid_argument("points do not count in a null game");
  Interval value{0, kDeckPoints - sight.points_lost};
  std::unique_lock lock(busy_, std::defer_lock);
  if (!lock_within(lock, limits)) return value;
  start();
  while (value.lower < value.upper) {
    const int middle = (value.lower + value.upper + 1) / 2;
    const Goal goal = Goal::points(middle);
    const Proven proof = prove(task_of(sight, goal), std::nullopt, limits, true);
    if (proof == Proven::open) break;
    if (proof == Proven::holds)
      value.lower = middle;
    else
      value.upper = middle - 1;
  }
  return value;
}

// What a limit of nodes leaves open does not depend on earlier questions.
void Guarantor::start() {
  search_.clear();
  nodes_ = 0;
}

Proven Guarantor::prove(const Task& task, std::optional<Card> card, const Limits& limits, bool tries_worlds) {
  if (task.allowance < 0) return Proven::fails;
  Limits quick = limits;
  quick.nodes = std::min(kQuickNodes, limits.nodes);
  const Proven proof = search(task, card, quick);
  if (proof != Proven::open || quick.nodes == limits.nodes) return proof;
  if (tries_worlds && is_lost_in_some_world(task, limits)) return Proven::fails;
  return search(task, card, limits);
}

Proven Guarantor::search(const Task& task, std::optional<Card> card, const Limits& limits) {
  const DeclarersSight& sight = task.sight;
  search_.begin(sight.layout, count_of(task.goal, sight.layout.kind), limits);
  Proven proof = Proven::open;
  try {
    const bool holds = card ? search_.holds_after(sight.state, *card, task.allowance)
                            : search_.holds(sight.state, task.allowance);
    proof = holds ? Proven::holds : Proven::fails;
  } catch (const SearchStopped&) {
  }
  nodes_ += search_.nodes();
  return proof;
}

bool Guarantor::is_lost_in_some_world(const Task& task, const Limits& limits) {
  const std::optional<Observation>& seen = task.sight.seen;
  if (!seen || seen->is_over()) return false;
  Random random(kSeedOfWorlds);
  Limits each = limits;
  each.nodes = kNodesOfWorld;
  const Decision decision = decision_of(*seen, recall(*seen));
  for (int number = 0; number < kWorlds && !limits.is_stopped(); ++number) {
    const Position position = position_of(decision, lopsided_world(*seen, task.sight.layout, task.sight.state, random));
    const bool needs_all = task.goal.is_all_tricks();
    const int needed = needs_all ? position.tricks_left() : task.goal.value(position);
    solver_.clear();
    const Answer answer =
        solver_.answer(position, {needs_all ? Question::What::declarer_takes_all : Question::What::at_least, needed}, each);
    if (answer.value.upper < needed) return true;
  }
  return false;
}

}  // namespace kiebitz
