#include "judging/outcomes.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "seats/scoring.hpp"

namespace kiebitz {
namespace {

constexpr int kTricksOfBoth = kTricks / 2;  // for a game in which neither side is schwarz

// Card points of the declarer between which the value of a game does not change, schwarz left aside.
constexpr std::pair<int, int> kSteps[] = {{0, kOutOfSchneiderPoints - 1},
                                          {kOutOfSchneiderPoints, kPointsToWin - 1},
                                          {kPointsToWin, kSchneiderPoints - 1},
                                          {kSchneiderPoints, kDeckPoints}};

Ending ending_of(const Result& result) {
  if (!result.won) return result.points < kOutOfSchneiderPoints && result.schneider ? Ending::lost_schneider : Ending::lost;
  if (result.schwarz) return Ending::schwarz;
  return result.schneider ? Ending::schneider : Ending::won;
}

// Those of a trick under way included.
int points_left(const Position& position) {
  CardSet left = position.cards_left();
  for (int place = 0; place < position.on_table(); ++place) left |= CardSet{1} << position.table_card(place);
  return position.layout().points_of(left);
}

// A game in one world: who plays it there knows the tops, and so what the bid asks for.
struct Stakes {
  Contract contract;
  int tops, bid;
  Goal goal;

  Stakes(const Observation& seen, const World& world)
      : contract(seen.contract),
        tops(tops_of(contract.kind, world[seen.declarer] | seen.played[seen.declarer] | world[kSkat])),
        bid(seen.bid),
        goal(Goal::of_game(contract, tops, bid)) {}

  // Where a limit has left the value open, the middle counts.
  int list_points(const Interval& value, const Position& position) const {
    const int middle = (value.lower + value.upper) / 2;
    if (contract.kind == Kind::null)
      return settle(contract, tops, bid, 0, middle >= position.tricks_left() ? 0 : 1).declarer_points();
    const bool all_tricks = goal.is_all_tricks() && middle == goal.needed();
    return settle(contract, tops, bid, std::min(middle, kDeckPoints), all_tricks ? kTricks : kTricksOfBoth)
        .declarer_points();
  }

  // What each ending that can still come is worth; 0 of the others.
  std::array<int, kEndings> worths(const Position& position) const {
    std::array<int, kEndings> found{};
    const int least = position.points(), most = least + points_left(position);
    const auto note = [&](int points, int tricks) {
      const Result result = settle(contract, tops, bid, points, tricks);
      int& worth = found[static_cast<std::size_t>(ending_of(result))];
      if (worth == 0) worth = result.declarer_points();
    };
    if (contract.kind == Kind::null) {
      note(0, 0);
      note(0, 1);
      return found;
    }
    for (const auto& [low, high] : kSteps)
      if (low <= most && least <= high) note(high, kTricksOfBoth);
    if (position.defender_tricks() == 0) note(kDeckPoints, kTricks);
    return found;
  }
};

std::vector<Card> bits_of(CardSet cards) {
  std::vector<Card> bits;
  for (; cards; cards &= cards - 1) bits.push_back(lowest(cards));
  return bits;
}

std::vector<double> shares_of(const Chosen& chosen) {
  std::vector<double> shares = chosen.weights;
  if (shares.empty()) shares.assign(chosen.worlds.size(), 1.0);
  const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (double& share : shares) share /= total;
  return shares;
}

void check(const Observation& seen) {
  if (seen.declarer == kNobody || seen.is_over()) throw std::invalid_argument("there is no card to be played");
  if (seen.contract.kind == Kind::null && seen.tricks > 0)
    throw std::invalid_argument("the null game is lost: the declarer has taken a trick");
}

}  // namespace

// Does the work for every world; false if it was ended before.
template <typename Work>
bool Foresight::go_through(const Chosen& chosen, const Observation& seen, const Budget& budget, Work&& work) {
  std::unique_lock lock(busy_, std::defer_lock);
  if (!lock_within(lock, {Limits{}.nodes, Limits{}.seconds, budget.stop, budget.interrupted})) return false;
  Stop stop(budget.stop);
  const auto task = [&](Solver& solver, std::size_t number, const Limits& limits) {
    const Stakes stakes(seen, chosen.worlds[number]);
    Decision decision = decision_of(seen, chosen.recalled);
    decision.goal = stakes.goal;
    const Position position = position_of(decision, chosen.worlds[number]);
    const auto cards = SolverJudge().open(decision, chosen.worlds[number], number, {solver, limits, budget.nodes});
    std::vector<Card> legal = bits_of(position.legal());
    std::vector<Interval> values(legal.size(), {0, stakes.goal.most(position)});
    cards->ask_goal_of_all(legal, values.data());
    work(number, stakes, position, legal, values, *cards);
    return true;
  };
  const Crew::Time endless = Crew::Time::max();
  crew_.work(chosen.worlds.size(), 1, {endless, endless, budget.interrupted}, stop, task);
  return !stop.is_requested();
}

std::optional<Outcomes> Foresight::of_cards(const Observation& seen, std::size_t worlds, std::uint64_t seed,
                                            const Budget& budget) {
  check(seen);
  if (!seen.my_turn()) throw std::invalid_argument("cards are compared by the seat whose turn it is to play one");
  Chosen chosen = sampler_.choose(seen, worlds, seed);
  const Layout& layout = layout_of(seen.contract.kind);
  Outcomes found;
  found.weights = shares_of(chosen);
  found.is_full = chosen.worlds.size() == chosen.fitting;
  for (const Card card : bits_of(layout.from_cards(seen.legal()))) found.cards.push_back(layout.card_of_bit[card]);
  found.list_points.resize(chosen.worlds.size() * found.cards.size());
  found.worths.resize(chosen.worlds.size());
  const auto note = [&](std::size_t number, const Stakes& stakes, const Position& position,
                        const std::vector<Card>& legal, std::vector<Interval>& values, CardQuestions& cards) {
    found.worths[number] = stakes.worths(position);
    const Payoff payoff(Scoring::wins_and_steps, seen.contract.kind, stakes.goal.value(position), true);
    for (std::size_t card = 0; card < legal.size(); ++card) {
      if (payoff.counts_steps() && !stakes.goal.is_all_tricks())
        cards.ask(legal[card], payoff.step(values[card]), values[card]);
      found.list_points[number * legal.size() + card] = stakes.list_points(values[card], position);
    }
  };
  if (!go_through(chosen, seen, budget, note)) return std::nullopt;
  found.worlds = std::move(chosen.worlds);
  return found;
}

std::optional<double> Foresight::declarer_share(const Observation& seen, std::size_t worlds, std::uint64_t seed,
                                                const Budget& budget) {
  check(seen);
  const Chosen chosen = sampler_.choose(seen, worlds, seed);
  std::vector<double> won = shares_of(chosen);
  const auto note = [&](std::size_t number, const Stakes& stakes, const Position& position, const std::vector<Card>&,
                        const std::vector<Interval>& values, CardQuestions&) {
    const auto is_won = [&](const Interval& value) { return stakes.list_points(value, position) > 0; };
    const bool wins = position.turn() == position.declarer() ? std::ranges::any_of(values, is_won)
                                                             : std::ranges::all_of(values, is_won);
    if (!wins) won[number] = 0;
  };
  if (!go_through(chosen, seen, budget, note)) return std::nullopt;
  return std::accumulate(won.begin(), won.end(), 0.0);
}

}  // namespace kiebitz
