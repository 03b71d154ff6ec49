#include "guarantee/guarantor.hpp"

#include <algorithm>
#include <stdexcept>

#include "players/judge.hpp"

namespace kiebitz {
namespace {

using guarantee::Count;
using guarantee::State;

constexpr std::uint64_t kQuickNodes = 1'000;  // a search that decides most questions
constexpr int kWorlds = 24;                   // to be tried before a longer one
constexpr std::uint64_t kNodesOfWorld = 20'000;
constexpr std::uint64_t kSeedOfWorlds = 1;

void check_declarer(const Observation& seen) {
  if (seen.declarer == kNobody || !seen.is_declarer())
    throw std::invalid_argument("only the declarer of a game can guarantee something");
}

State state_of(const Observation& seen, const Layout& layout) {
  State state;
  state.own = layout.from_cards(seen.hand);
  for (int who = 0; who < 2; ++who) {
    const int seat = (seen.declarer + 1 + who) % kSeats;
    state.hidden.may[static_cast<std::size_t>(who)] = layout.from_cards(seen.unseen() & ~seen.voids[static_cast<std::size_t>(seat)]);
    state.hidden.holds[static_cast<std::size_t>(who)] = seen.hand_size(seat);
  }
  if (!state.hidden.is_possible()) throw std::invalid_argument("no cards fit what was seen");
  state.hidden.settle();
  state.leader = (seen.leader - seen.declarer + kSeats) % kSeats;
  state.on_table = seen.on_table;
  for (int place = 0; place < seen.on_table; ++place)
    state.trick[static_cast<std::size_t>(place)] = layout.bit_of_card[static_cast<std::size_t>(seen.table_card(place))];
  return state;
}

Count count_of(const Goal& goal, Kind kind) {
  if (kind == Kind::null) return Count::own_tricks;
  return goal.is_all_tricks() ? Count::lost_tricks : Count::points;
}

// Card points in the defenders' tricks.
int defenders_points(const Observation& seen) {
  int points = -seen.points;
  for (int play = 0; play < seen.number - seen.on_table; ++play) points += points_of(seen.cards[static_cast<std::size_t>(play)]);
  return points;
}

// What may still be counted against the declarer; below zero if the goal is missed already.
int allowance_of(const Observation& seen, const Goal& goal) {
  if (seen.contract.kind == Kind::null) return -seen.tricks;
  if (goal.is_all_tricks()) return -seen.defender_tricks();
  return kDeckPoints - goal.needed() - defenders_points(seen);
}

// A deal in which each suit tends to one of the defenders, or to none.
World lopsided_world(const Observation& seen, const Layout& layout, guarantee::State state, Random& random) {
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

// One question: what is seen, as the search wants it.
struct Guarantor::Task {
  Task(const Observation& observation, const Goal& wanted)
      : seen(observation), goal(wanted), layout(layout_of(observation.contract.kind)) {
    check_declarer(seen);
    if (!goal.fits(seen.contract.kind)) throw std::invalid_argument("this cannot be the goal of such a game");
    state = state_of(seen, layout);
    allowance = allowance_of(seen, goal);
  }

  const Observation& seen;
  const Goal& goal;
  const Layout& layout;
  State state;
  int allowance;
};

Proof Guarantor::ask(const Observation& seen, const Goal& goal, const Limits& limits) {
  const Task task(seen, goal);
  std::unique_lock lock(busy_, std::defer_lock);
  if (!lock_within(lock, limits)) return Proof::open;
  start();
  return prove(task, std::nullopt, limits);
}

std::vector<std::pair<Card, Proof>> Guarantor::ask_cards(const Observation& seen, const Goal& goal,
                                                         const Limits& limits) {
  if (!seen.my_turn() || seen.is_over()) throw std::invalid_argument("it is not the declarer's turn");
  const Task task(seen, goal);
  std::unique_lock lock(busy_, std::defer_lock);
  const bool has_time = lock_within(lock, limits);
  if (has_time) start();
  std::vector<std::pair<Card, Proof>> proofs;
  for (CardSet rest = seen.legal(); rest; rest &= rest - 1) {
    const Card card = task.layout.bit_of_card[static_cast<std::size_t>(lowest(rest))];
    proofs.emplace_back(lowest(rest), has_time ? prove(task, card, limits) : Proof::open);
  }
  return proofs;
}

// What holds for a number of points holds for every lower one.
Interval Guarantor::points(const Observation& seen, const Limits& limits) {
  if (seen.contract.kind == Kind::null) throw std::invalid_argument("points do not count in a null game");
  check_declarer(seen);
  Interval value{0, kDeckPoints - defenders_points(seen)};
  std::unique_lock lock(busy_, std::defer_lock);
  if (!lock_within(lock, limits)) return value;
  start();
  while (value.lower < value.upper) {
    const int middle = (value.lower + value.upper + 1) / 2;
    const Goal goal = Goal::points(middle);
    const Proof proof = prove(Task(seen, goal), std::nullopt, limits);
    if (proof == Proof::open) break;
    if (proof == Proof::holds)
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

Proof Guarantor::prove(const Task& task, std::optional<Card> card, const Limits& limits) {
  if (task.allowance < 0) return Proof::fails;
  Limits quick = limits;
  quick.nodes = std::min(kQuickNodes, limits.nodes);
  const Proof proof = search(task, card, quick);
  if (proof != Proof::open || quick.nodes == limits.nodes) return proof;
  if (!card && is_lost_in_some_world(task, limits)) return Proof::fails;
  return search(task, card, limits);
}

Proof Guarantor::search(const Task& task, std::optional<Card> card, const Limits& limits) {
  search_.begin(task.layout, count_of(task.goal, task.layout.kind), limits);
  Proof proof = Proof::open;
  try {
    const bool holds = card ? search_.holds_after(task.state, *card, task.allowance)
                            : search_.holds(task.state, task.allowance);
    proof = holds ? Proof::holds : Proof::fails;
  } catch (const SearchStopped&) {
  }
  nodes_ += search_.nodes();
  return proof;
}

bool Guarantor::is_lost_in_some_world(const Task& task, const Limits& limits) {
  if (task.seen.is_over()) return false;
  Random random(kSeedOfWorlds);
  Limits each = limits;
  each.nodes = kNodesOfWorld;
  const Decision decision = decision_of(task.seen, recall(task.seen));
  for (int number = 0; number < kWorlds && !limits.is_stopped(); ++number) {
    const Position position = position_of(decision, lopsided_world(task.seen, task.layout, task.state, random));
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
