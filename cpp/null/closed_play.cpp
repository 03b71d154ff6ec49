#include "null/closed_play.hpp"

#include <algorithm>
#include <numeric>

#include "players/choice.hpp"

namespace kiebitz {
namespace {

constexpr std::size_t kTimedWorlds = 40;  // in which it is found how long the declarer holds out with open cards
constexpr double kSame = 1e-9;

// What one judge says about every card: sums over worlds, by weight.
struct Sums {
  explicit Sums(std::size_t cards) : wins(cards), tricks(cards) {}

  double mean_wins(std::size_t card) const { return wins[card] / weight; }
  double mean_tricks(std::size_t card) const { return timed > 0 ? tricks[card] / timed : 0; }

  std::vector<double> wins, tricks;  // the declarer's wins, and the tricks survived
  double weight = 0, timed = 0;
};

class Judgement {
 public:
  Judgement(const Decision& decision, const Chosen& chosen, const Position& position)
      : decision_(decision),
        chosen_(chosen),
        needed_(decision.goal.value(position)),
        layout_(position.layout()),
        for_declarer_(position.turn() == position.declarer()),
        choice_(choice_of(layout_, position.legal(),
                          layout_.from_cards(others_of(decision, chosen.worlds, position.turn())))),
        open_(choice_.cards.size()),
        played_(choice_.cards.size()) {
    for (std::size_t card = 0; card < choice_.cards.size(); ++card)
      if (choice_.stands_for[card] == card) contenders_.push_back(card);
  }

  // False if the limits came first.
  bool with_open_cards(const Judge& judge, Solver& solver, const Limits& limits) {
    for (std::size_t world = 0; world < chosen_.worlds.size(); ++world) {
      const auto cards = judge.open(decision_, chosen_.worlds[world], world, {solver, limits, limits.nodes});
      const bool is_timed = world < kTimedWorlds;
      note(world, is_timed, open_, [&](Card card, Interval& value) {
        is_timed ? cards->find(card, value) : cards->ask_goal(card, value);
      });
      if (!cards->had_time() || limits.is_stopped()) return false;
    }
    return true;
  }

  bool played_out(const Judge& judge, Solver& solver, const Limits& limits) {
    for (std::size_t world = 0; world < chosen_.worlds.size(); ++world) {
      const auto cards = judge.open(decision_, chosen_.worlds[world], world, {solver, limits, limits.nodes});
      note(world, true, played_, [&](Card card, Interval& value) { cards->find(card, value); });
      if (limits.is_stopped() || (limits.interrupted != nullptr && limits.interrupted())) return false;
    }
    return true;
  }

  Evidence evidence(const ClosedPlay& play) const {
    Evidence all;
    const std::vector<double> scores = scores_by(play);
    std::size_t best = contenders_.front();
    for (const std::size_t card : contenders_)
      if (scores[card] > scores[best] + kSame) best = card;
    all.best = layout_.card_of_bit[choice_.cards[best]];
    all.worlds = chosen_.worlds.size();
    all.is_full = chosen_.worlds.size() == chosen_.fitting;
    for (std::size_t card = 0; card < choice_.cards.size(); ++card) {
      const std::size_t judged = choice_.stands_for[card];
      const double wins = open_.mean_wins(judged);
      CardEvidence found;
      found.card = layout_.card_of_bit[choice_.cards[card]];
      found.worlds = all.worlds;
      found.win_share = for_declarer_ ? wins : 1 - wins;
      found.score = scores[judged];
      found.error = 0;
      found.value = open_.mean_tricks(judged);
      all.cards.push_back(found);
    }
    return all;
  }

 private:
  template <typename Ask>
  void note(std::size_t world, bool is_timed, Sums& sums, Ask&& ask) {
    const double weight = chosen_.weights.empty() ? 1.0 : chosen_.weights[world];
    for (const std::size_t card : contenders_) {
      Interval value{0, needed_};
      ask(choice_.cards[card], value);
      sums.wins[card] += weight * (value.lower >= needed_);
      if (is_timed) sums.tricks[card] += weight * Payoff::middle(value);
    }
    sums.weight += weight;
    if (is_timed) sums.timed += weight;
  }

  std::vector<double> scores_by(const ClosedPlay& play) const {
    const double trust = play.trust_in_playouts;
    const auto worth = [&](const Sums& sums, std::size_t card) {
      const double declarers = sums.mean_wins(card) + play.time * sums.mean_tricks(card) / needed_;
      return for_declarer_ ? declarers : 1 - declarers;
    };
    std::vector<double> scores(choice_.cards.size());
    for (const std::size_t card : contenders_)
      scores[card] = (1 - trust) * worth(open_, card) + (trust > 0 ? trust * worth(played_, card) : 0);
    if (play.rules != nullptr) scores[choice_.stands_for[card_of_rules(*play.rules)]] += play.prior;
    return scores;
  }

  std::size_t card_of_rules(const SeatPlayer& rules) const {
    Random no_luck(0);
    const Card card = layout_.bit_of_card[rules.choose(decision_.seen, no_luck)];
    return static_cast<std::size_t>(std::ranges::find(choice_.cards, card) - choice_.cards.begin());
  }

  const Decision& decision_;
  const Chosen& chosen_;
  const int needed_;  // tricks to survive
  const Layout& layout_;
  const bool for_declarer_;
  const Choice choice_;
  std::vector<std::size_t> contenders_;  // the cards, each standing for its equals
  Sums open_, played_;
};

}  // namespace

std::optional<Evidence> ClosedPlay::judge(const Decision& decision, const Chosen& chosen, Solver& solver,
                                          const Limits& limits) const {
  Judgement judgement(decision, chosen, position_of(decision, chosen.worlds.front()));
  if (!judgement.with_open_cards(SolverJudge(), solver, limits)) return std::nullopt;
  if (trust_in_playouts > 0 && !judgement.played_out(*playouts, solver, limits)) return std::nullopt;
  return judgement.evidence(*this);
}

}  // namespace kiebitz
