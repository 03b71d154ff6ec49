#include "guarantee/common_strategy.hpp"

#include <algorithm>
#include <stdexcept>

#include "judging/choice.hpp"
#include "judging/open_cards.hpp"

namespace kiebitz {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kPatience{50};
constexpr std::size_t kStatesOfSearch = std::size_t{1} << 14;
// For a proof that whatever the defenders may hold in any of the worlds does not matter.
constexpr std::uint64_t kNodesOfSearch = 48;

std::uint64_t mixed(std::uint64_t word) {
  word += 0x9e3779b97f4a7c15u;
  word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
  word = (word ^ word >> 27) * 0x94d049bb133111ebu;
  return word ^ word >> 31;
}

// A number for a set of worlds, as good as unique.
std::uint64_t number_of(const CommonStrategy::Members& members) {
  std::uint64_t number = 0;
  for (const std::uint16_t world : members) number ^= mixed(world);
  return number;
}

std::vector<Card> list_of(CardSet cards) {
  std::vector<Card> list;
  for (; cards; cards &= cards - 1) list.push_back(lowest(cards));
  return list;
}

int defender_seat(const Position& position, int who) { return (position.declarer() + 1 + who) % kSeats; }

// What may still be counted against the declarer.
int allowance_of(const Position& position, const Goal& goal) {
  if (goal.is_all_tricks()) return -position.defender_tricks();
  int open = 0;
  for (int seat = 0; seat < kSeats; ++seat) open += position.layout().points_of(position.hand(seat));
  for (int place = 0; place < position.on_table(); ++place) open += position.layout().points[position.table_card(place)];
  return position.points() + open - goal.needed();
}

}  // namespace

// A card played in some worlds, until it is taken back.
class CommonStrategy::Played {
 public:
  Played(std::vector<Position>& positions, const Members& members, Card card) : positions_(positions), members_(members) {
    for (const std::uint16_t world : members_) positions_[world].play(card);
  }
  ~Played() {
    for (const std::uint16_t world : members_) positions_[world].undo();
  }
  Played(const Played&) = delete;
  Played& operator=(const Played&) = delete;

 private:
  std::vector<Position>& positions_;
  const Members& members_;
};

CommonStrategy::CommonStrategy(std::vector<Position> worlds, const Goal& goal, std::size_t table_bytes)
    : positions_(std::move(worlds)), goal_(goal), first_(positions_), search_(kStatesOfSearch) {
  for (const Position& position : positions_) {
    if (position.layout().kind == Kind::null || !goal.fits(position.layout().kind))
      throw std::invalid_argument("worlds with a common strategy are those of a trump game, with a goal that fits");
    solvers_.push_back(std::make_unique<Solver>(Techniques{}, table_bytes));
  }
}

bool CommonStrategy::holds(const Members& members, const Limits& limits) {
  begin(limits);
  if (members.empty()) return true;
  const Position& first = positions_[members.front()];
  if (!first.is_over() && first.turn() == first.declarer()) return declarer_chooses(members);
  for (const std::uint16_t world : members)
    if (!is_won_open(world)) return false;
  return is_won(members);
}

bool CommonStrategy::holds_after(Card card, const Members& members, const Limits& limits) {
  begin(limits);
  for (const std::uint16_t world : members)
    if (!(winning_now(world) & bit(card))) return false;
  const Played played(positions_, members, card);
  return is_won(members);
}

CardSet CommonStrategy::winning(std::size_t world, const Limits& limits) {
  begin(limits);
  return winning_now(world);
}

// -- search --------------------------------------------------------------------------------------------------------------

// Each of the worlds is won with open cards.
bool CommonStrategy::is_won(const Members& members) {
  if (members.size() < 2) return true;
  const Position& first = positions_[members.front()];
  if (first.is_over()) return true;
  look();
  const Key key = key_of(members.front(), number_of(members));
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  const bool result = is_surely_won(members) ||
                      (first.turn() == first.declarer() ? declarer_chooses(members) : defender_chooses(members));
  known_.emplace(key, result);
  return result;
}

// The world that came last is the one that was not yet looked at here.
bool CommonStrategy::declarer_chooses(const Members& members) {
  const Position& first = positions_[members.front()];
  CardSet cards = first.legal();
  for (auto world = members.rbegin(); world != members.rend() && cards; ++world) cards &= winning_now(*world);
  if (!cards || members.size() < 2) return cards != 0;
  const Key here = key_of(members.front(), 0);
  const CardSet others = others_of(members);
  const auto chosen = chosen_.find(here);
  std::vector<Card> order;
  if (chosen != chosen_.end() && cards >> chosen->second & 1) order.push_back(chosen->second);
  Card above = kCards;  // the next higher one
  for (CardSet rest = cards; rest;) {
    const Card card = highest(rest);
    rest &= ~bit(card);
    const bool is_new = above == kCards || !are_equal(first.layout(), card, above, others);
    above = card;
    if (is_new && (order.empty() || order.front() != card)) order.push_back(card);
  }
  for (const Card card : order) {
    const Played played(positions_, members, card);
    if (!is_won(members)) continue;
    chosen_[here] = card;
    return true;
  }
  return false;
}

bool CommonStrategy::defender_chooses(const Members& members) {
  std::array<Members, kCards> fitting;
  CardSet cards = 0;
  for (const std::uint16_t world : members)
    for (CardSet rest = positions_[world].legal(); rest; rest &= rest - 1) {
      fitting[static_cast<std::size_t>(lowest(rest))].push_back(world);
      cards |= bit(lowest(rest));
    }
  const auto number = [&](Card card) { return fitting[static_cast<std::size_t>(card)].size(); };
  std::vector<Card> order = list_of(cards);
  std::ranges::stable_sort(order, [&](Card one, Card other) { return number(one) > number(other); });
  for (const Card card : order) {
    if (number(card) < 2) break;
    const Members& left = fitting[static_cast<std::size_t>(card)];
    const Played played(positions_, left, card);
    if (!is_won(left)) return false;
  }
  return true;
}

// Were every defender to choose among all it holds in one world or another.
bool CommonStrategy::is_surely_won(const Members& members) {
  const Position& first = positions_[members.front()];
  const Layout& layout = first.layout();
  guarantee::State state;
  state.own = first.hand(first.declarer());
  for (int who = 0; who < 2; ++who) {
    const int seat = defender_seat(first, who);
    for (const std::uint16_t world : members) state.hidden.may[static_cast<std::size_t>(who)] |= positions_[world].hand(seat);
    state.hidden.holds[static_cast<std::size_t>(who)] = count(first.hand(seat));
  }
  state.hidden.settle();
  state.leader = (first.leader() - first.declarer() + kSeats) % kSeats;
  state.on_table = first.on_table();
  for (int place = 0; place < first.on_table(); ++place)
    state.trick[static_cast<std::size_t>(place)] = first.table_card(place);
  Limits few;
  few.nodes = kNodesOfSearch;
  const auto what = goal_.is_all_tricks() ? guarantee::Count::lost_tricks : guarantee::Count::points;
  search_.begin(layout, what, few);
  bool holds = false;
  try {
    holds = search_.holds(state, allowance_of(first, goal_));
  } catch (const SearchStopped&) {
  }
  spend(search_.nodes());
  return holds;
}

// -- open hands ------------------------------------------------------------------------------------------------------------

CardSet CommonStrategy::winning_now(std::size_t world) {
  const Key key = key_of(world, world);
  if (const auto known = winning_.find(key); known != winning_.end()) return known->second;
  look();
  const Position& position = positions_[world];
  const std::vector<Card> cards = list_of(position.legal());
  std::vector<Interval> values(cards.size(), {0, goal_.most(position)});
  const Limits limits = limits_left();
  OpenCards open(*solvers_[world], position, goal_, limits, limits.nodes);
  open.ask_goal_of_all(cards, values.data());
  CardSet winning = 0;
  const int needed = goal_.value(position);
  for (std::size_t card = 0; card < cards.size(); ++card) {
    if (!values[card].answers(needed)) throw SearchStopped{};
    if (values[card].lower >= needed) winning |= bit(cards[card]);
  }
  winning_.emplace(key, winning);
  spend(limits.nodes - open.nodes_left());
  return winning;
}

bool CommonStrategy::is_won_open(std::size_t world) {
  const Position& position = positions_[world];
  if (goal_.is_all_tricks() && position.defender_tricks() > 0) return false;
  if (position.is_over()) return goal_.is_all_tricks() || position.points() >= goal_.needed();
  look();
  const bool needs_all = goal_.is_all_tricks();
  const int needed = needs_all ? position.tricks_left() : goal_.needed();
  const Answer answer = solvers_[world]->answer(
      position, {needs_all ? Question::What::declarer_takes_all : Question::What::at_least, needed}, limits_left());
  if (!answer.value.answers(needed)) throw SearchStopped{};
  spend(answer.nodes);
  return answer.value.lower >= needed;
}

// -- what is remembered ------------------------------------------------------------------------------------------------------

std::size_t CommonStrategy::Hash::operator()(const Key& key) const {
  std::uint64_t word = key.members ^ mixed(std::uint64_t{key.own} << 32 | key.played[0]);
  word = mixed(word ^ (std::uint64_t{key.played[1]} << 32 | key.trick));
  return mixed(word ^ (static_cast<std::uint64_t>(key.points) << 16 ^ static_cast<std::uint64_t>(key.tricks)));
}

// Where the game stands in a world; what has gone from its hands and come to its declarer is the same in all of them.
CommonStrategy::Key CommonStrategy::key_of(std::size_t world, std::uint64_t members) const {
  const Position &now = positions_[world], &first = first_[world];
  Key key;
  key.members = members;
  key.own = now.hand(now.declarer());
  for (int who = 0; who < 2; ++who) {
    const int seat = defender_seat(now, who);
    key.played[static_cast<std::size_t>(who)] = first.hand(seat) & ~now.hand(seat);
  }
  key.trick = static_cast<std::uint32_t>(now.leader());
  for (int place = 0; place < now.on_table(); ++place)
    key.trick = key.trick << 8 | static_cast<std::uint32_t>(now.table_card(place) + 1);
  key.points = static_cast<std::int16_t>(now.points() - first.points());
  key.tricks = static_cast<std::int16_t>(now.tricks() - first.tricks());
  return key;
}

CardSet CommonStrategy::others_of(const Members& members) const {
  const Position& first = positions_[members.front()];
  CardSet others = 0;
  for (const std::uint16_t world : members)
    for (int who = 0; who < 2; ++who) others |= positions_[world].hand(defender_seat(first, who));
  for (int place = 0; place < first.on_table(); ++place) others |= bit(first.table_card(place));
  return others;
}

// -- limits ------------------------------------------------------------------------------------------------------------------

void CommonStrategy::begin(const Limits& limits) {
  limits_ = limits;
  nodes_ = 0;
  begin_ = Clock::now();
  next_question_ = begin_ + kPatience;
}

void CommonStrategy::look() {
  ++nodes_;
  const auto now = Clock::now();
  if (nodes_ > limits_.nodes || limits_.is_stopped() ||
      std::chrono::duration<double>(now - begin_).count() > limits_.seconds)
    throw SearchStopped{};
  if (limits_.interrupted == nullptr || now < next_question_) return;
  next_question_ = now + kPatience;
  if (limits_.interrupted()) throw SearchStopped{};
}

Limits CommonStrategy::limits_left() const {
  Limits left = limits_;
  left.nodes -= std::min(left.nodes, nodes_);
  left.seconds -= std::chrono::duration<double>(Clock::now() - begin_).count();
  return left;
}

void CommonStrategy::spend(std::uint64_t nodes) { nodes_ += nodes; }

}  // namespace kiebitz
