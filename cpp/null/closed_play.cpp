#include "null/closed_play.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "judging/choice.hpp"

namespace kiebitz {
namespace {

constexpr std::size_t kTimedWorlds = 40;  // in which it is found how long the declarer holds out with open cards
constexpr double kSame = 1e-9;
constexpr double kShareOfOpenCards = 0.5;  // of limited time, where games are played out as well

using Clock = std::chrono::steady_clock;

// Time for a part of the work, after which no further world is begun.
class Hours {
 public:
  Hours(double seconds, const Limits& limits) : seconds_(seconds), limits_(limits) {}

  bool are_over() const { return std::chrono::duration<double>(Clock::now() - begin_).count() > seconds_; }
  bool are_stopped() const {
    return limits_.is_stopped() || (limits_.interrupted != nullptr && limits_.interrupted());
  }

 private:
  const Clock::time_point begin_ = Clock::now();
  const double seconds_;
  const Limits& limits_;
};

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

  // False if stopped.
  bool with_open_cards(Solver& solver, const Hours& hours) {
    return go_through(SolverJudge(), solver, hours, kTimedWorlds, open_);
  }

  bool played_out(const Judge& judge, Solver& solver, const Hours& hours) {
    return go_through(judge, solver, hours, chosen_.worlds.size(), played_);
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
      const double trust = play.jury.share();
      const double wins = (1 - trust) * open_.mean_wins(judged) + (trust > 0 ? trust * played_.mean_wins(judged) : 0);
      CardEvidence found;
      found.card = layout_.card_of_bit[choice_.cards[card]];
      found.worlds = all.worlds;
      found.win_share = for_declarer_ ? wins : 1 - wins;
      found.score = scores[judged];
      found.error = std::sqrt(wins * (1 - wins) / static_cast<double>(all.worlds));
      found.value = open_.mean_tricks(judged);
      all.cards.push_back(found);
    }
    return all;
  }

 private:
  // In the first so many worlds it is found how long the declarer holds out, in the others who wins.
  bool go_through(const Judge& judge, Solver& solver, const Hours& hours, std::size_t timed, Sums& sums) {
    for (std::size_t world = 0; world < chosen_.worlds.size(); ++world) {
      if (hours.are_stopped()) return false;
      if (world > 0 && hours.are_over()) break;
      const auto cards = judge.open(decision_, chosen_.worlds[world], world, {solver, Limits{}, Limits{}.nodes});
      note(world, world < timed, sums, [&](Card card, Interval& value) {
        world < timed ? cards->find(card, value) : cards->ask_goal(card, value);
      });
    }
    return true;
  }

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
    const double trust = play.jury.share();
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
  const double for_open_cards = limits.seconds * (jury.other() != nullptr ? kShareOfOpenCards : 1);
  if (!judgement.with_open_cards(solver, {for_open_cards, limits})) return std::nullopt;
  if (jury.other() != nullptr &&
      !judgement.played_out(*jury.other(), solver, {limits.seconds - for_open_cards, limits}))
    return std::nullopt;
  return judgement.evidence(*this);
}

}  // namespace kiebitz
