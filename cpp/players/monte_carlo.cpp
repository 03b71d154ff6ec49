#include "players/monte_carlo.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace kiebitz {
namespace {

using Clock = std::chrono::steady_clock;
using Indices = std::vector<std::size_t>;

constexpr double kSame = 1e-9;  // scores that differ by less are equal but for rounding

// When finding out who wins, and who is schneider, must be done, of all the time there is.
constexpr double kShareOfWins = 0.6;
constexpr double kShareOfSteps = 0.85;

// The cards that may be played, weakest first, as bits of the layout.
struct Choice {
  std::vector<Card> cards;
  Indices stands_for;  // for each of them, the first that has the same value in every world
};

// Neighbours worth the same stand for each other if no card that another player may hold lies between them.
bool are_equal(const Layout& layout, Card low, Card high, CardSet others) {
  const CardSet between = (bit(high) - 1) & ~(2 * bit(low) - 1);
  return (layout.follow[low] >> high & 1) && !(others & between) &&
         (layout.kind == Kind::null || layout.points[low] == layout.points[high]);
}

// `others` are the cards of the other players in all worlds, and those on the table.
Choice choice_of(const Layout& layout, CardSet legal, CardSet others) {
  Choice choice;
  for (; legal; legal &= legal - 1) {
    const Card card = lowest(legal);
    const bool same = !choice.cards.empty() && are_equal(layout, choice.cards.back(), card, others);
    choice.stands_for.push_back(same ? choice.stands_for.back() : choice.cards.size());
    choice.cards.push_back(card);
  }
  return choice;
}

CardSet others_of(const Decision& decision, const std::vector<World>& worlds, int mover) {
  CardSet others = 0;
  for (const World& world : worlds)
    for (int seat = 0; seat < kSeats; ++seat) others |= seat == mover ? 0 : world[seat];
  for (const Card card : decision.table.trick) others |= bit(card);
  return others;
}

void check(const Decision& decision, const std::vector<World>& worlds, const std::vector<double>& weights,
           const Budget& budget) {
  if (worlds.empty()) throw std::invalid_argument("a decision needs at least one world");
  if (!(budget.seconds > 0)) throw std::invalid_argument("a decision needs some time");
  if (!weights.empty() && weights.size() != worlds.size()) throw std::invalid_argument("every world needs a weight");
  for (const double weight : weights)
    if (!(weight > 0) || !std::isfinite(weight)) throw std::invalid_argument("a world's weight is a number above 0");
  if (!decision.goal.fits(decision.table.kind))
    throw std::invalid_argument("the goal of a null game, and of no other, is to take no trick");
  if (decision.table.kind == Kind::null && decision.table.tricks > 0)
    throw std::invalid_argument("the null game is lost: the declarer has taken a trick");
  if (position_of(decision, worlds.front()).is_over()) throw std::invalid_argument("there is no card to be played");
}

// One decision on its way.
class Judgement {
 public:
  Judgement(const Decision& decision, const std::vector<World>& worlds, const std::vector<double>& weights,
            const Budget& budget, Crew::Time begin, Crew& crew, const Judge& judge)
      : Judgement(decision, worlds, weights, budget, begin, crew, judge, position_of(decision, worlds.front())) {}

  std::optional<Evidence> result() {
    if (decision_.all_values)
      value_all();
    else
      score_and_value_the_best();
    if (stop_.is_requested()) return std::nullopt;
    return evidence();
  }

 private:
  Judgement(const Decision& decision, const std::vector<World>& worlds, const std::vector<double>& weights,
            const Budget& budget, Crew::Time begin, Crew& crew, const Judge& judge, const Position& position)
      : decision_(decision),
        worlds_(worlds),
        weights_(weights.empty() ? std::vector<double>(worlds.size(), 1.0) : weights),
        budget_(budget),
        begin_(begin),
        crew_(crew),
        judge_(judge),
        stop_(budget.stop),
        layout_(position.layout()),
        for_declarer_(position.turn() == position.declarer()),
        payoff_(decision.scoring, layout_.kind, decision.goal.value(position), for_declarer_),
        choice_(choice_of(layout_, position.legal(),
                          layout_.from_cards(others_of(decision, worlds, position.turn())))) {
    for (std::size_t card = 0; card < choice_.cards.size(); ++card)
      if (choice_.stands_for[card] == card) contenders_.push_back(card);
    scores_.resize(choice_.cards.size());
    values_.assign(worlds.size() * choice_.cards.size(), {0, decision.goal.most(position)});
  }

  struct Score {
    double mean, error;
  };

  Interval& value(std::size_t world, std::size_t card) { return values_[world * choice_.cards.size() + card]; }
  const Interval& value(std::size_t world, std::size_t card) const {
    return values_[world * choice_.cards.size() + card];
  }

  void value_all() {
    find_values(worlds_.size(), true);
    judged_ = valued_;
    note_scores();
    keep_best();
  }

  void score_and_value_the_best() {
    judged_ = go_through(worlds_.size(), kShareOfWins, true, [&](CardQuestions& cards, std::size_t world) {
      cards.ask_goal(choice_.cards, &value(world, 0));
    });
    keep_possible_best();
    if (contenders_.size() == 1 && payoff_.counts_steps()) return;
    if (payoff_.counts_steps()) ask_about_steps();
    note_scores();
    keep_best();
    if (contenders_.size() > 1) find_values(judged_, false);
  }

  void ask_about_steps() {
    go_through(judged_, kShareOfSteps, false, [&](CardQuestions& cards, std::size_t world) {
      for (const std::size_t card : contenders_) {
        Interval& known = value(world, card);
        cards.ask(choice_.cards[card], payoff_.step(known), known);
      }
    });
  }

  void find_values(std::size_t worlds, bool at_least_one) {
    with_value_ = contenders_;
    valued_ = go_through(worlds, 1, at_least_one, [&](CardQuestions& cards, std::size_t world) {
      for (const std::size_t card : contenders_) cards.find(choice_.cards[card], value(world, card));
    });
  }

  // How many of the first so many worlds were done, without a gap, in a share of the time. Where there must be one, it
  // has all the time, and counts as far as it was done.
  template <typename Work>
  std::size_t go_through(std::size_t worlds, double share, bool at_least_one, Work&& work) {
    const auto task = [&](Solver& solver, std::size_t world, const Limits& limits) {
      const auto cards = judge_.open(decision_, worlds_[world], world, {solver, limits, budget_.nodes});
      work(*cards, world);
      return cards->had_time() || (at_least_one && world == 0);
    };
    return crew_.work(worlds, {deadline(share), deadline(at_least_one ? 1 : share), budget_.interrupted}, stop_, task);
  }

  Crew::Time deadline(double share) const {
    constexpr double kNoHurry = 1e8;
    if (!(budget_.seconds < kNoHurry)) return Crew::Time::max();
    return begin_ + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(budget_.seconds * share));
  }

  // The mean of something over the first so many worlds, by their weights.
  template <typename Of>
  double mean(std::size_t worlds, std::size_t card, Of&& of) const {
    double sum = 0, total = 0;
    for (std::size_t world = 0; world < worlds; ++world) {
      sum += weights_[world] * of(value(world, card));
      total += weights_[world];
    }
    return sum / total;
  }

  double score(std::size_t card) const {
    return mean(judged_, card, [&](const Interval& known) { return payoff_.so_far(known); });
  }
  double least_score(std::size_t card) const {
    return mean(judged_, card, [&](const Interval& known) { return payoff_.range(known).low; });
  }
  double most_score(std::size_t card) const {
    return mean(judged_, card, [&](const Interval& known) { return payoff_.range(known).high; });
  }
  double mean_value(std::size_t card) const {
    return mean(valued_, card, [](const Interval& known) { return std::min<double>(Payoff::middle(known), kDeckPoints); });
  }

  double standard_error(std::size_t card) const {
    const double average = score(card);
    double sum = 0, total = 0;
    for (std::size_t world = 0; world < judged_; ++world) {
      const double off = weights_[world] * (payoff_.so_far(value(world, card)) - average);
      sum += off * off;
      total += weights_[world];
    }
    return std::sqrt(sum) / total;
  }

  // Scores are those by which the card is chosen: if time is short, finding values tells more of some cards than of others.
  void note_scores() {
    for (const std::size_t card : contenders_) scores_[card] = Score{score(card), standard_error(card)};
  }

  // Drops the cards whose most is less than the best least.
  template <typename Least, typename Most>
  void keep(Least&& least, Most&& most) {
    double sure = -1;
    for (const std::size_t card : contenders_) sure = std::max(sure, least(card));
    std::erase_if(contenders_, [&](std::size_t card) { return most(card) < sure - kSame; });
  }

  void keep_possible_best() {
    keep([&](std::size_t card) { return least_score(card); }, [&](std::size_t card) { return most_score(card); });
  }

  void keep_best() {
    const auto own = [&](std::size_t card) { return score(card); };
    keep(own, own);
  }

  // Of cards with the same score and value the weakest.
  std::size_t best_card() const {
    std::size_t best = contenders_.front();
    if (valued_ == 0) return best;
    const double sign = for_declarer_ ? 1 : -1;
    for (const std::size_t card : contenders_)
      if (sign * (mean_value(card) - mean_value(best)) > kSame) best = card;
    return best;
  }

  CardEvidence evidence_of(std::size_t card) const {
    const std::size_t judged = choice_.stands_for[card];
    CardEvidence found;
    found.card = layout_.card_of_bit[choice_.cards[card]];
    found.win_share = mean(judged_, judged, [&](const Interval& known) { return payoff_.wins(known) ? 1.0 : 0.0; });
    if (const std::optional<Score>& noted = scores_[judged]) {
      found.score = noted->mean;
      found.error = noted->error;
    }
    if (valued_ > 0 && std::ranges::find(with_value_, judged) != with_value_.end()) found.value = mean_value(judged);
    return found;
  }

  Evidence evidence() const {
    Evidence all;
    all.best = layout_.card_of_bit[choice_.cards[best_card()]];
    all.worlds = judged_;
    for (std::size_t card = 0; card < choice_.cards.size(); ++card) all.cards.push_back(evidence_of(card));
    return all;
  }

  const Decision& decision_;
  const std::vector<World>& worlds_;
  const std::vector<double> weights_;
  const Budget& budget_;
  const Crew::Time begin_;
  Crew& crew_;
  const Judge& judge_;
  Stop stop_;
  const Layout& layout_;
  const bool for_declarer_;
  const Payoff payoff_;
  const Choice choice_;
  Indices contenders_;              // the cards that may be best, each standing for its equals
  Indices with_value_;              // those whose value is known
  std::vector<std::optional<Score>> scores_;  // of the cards that were compared by them
  std::vector<Interval> values_;    // what is known of every card in every world
  std::size_t judged_ = 0, valued_ = 0;  // worlds, from the first on
};

}  // namespace

std::optional<Evidence> MonteCarlo::judge(const Decision& decision, const std::vector<World>& worlds,
                                          const std::vector<double>& weights, const Budget& budget) {
  check(decision, worlds, weights, budget);
  const Crew::Time begin = Clock::now();
  std::unique_lock lock(busy_, std::defer_lock);
  if (!lock_within(lock, {Limits{}.nodes, Limits{}.seconds, budget.stop, budget.interrupted})) return std::nullopt;
  return Judgement(decision, worlds, weights, budget, begin, crew_, *judge_).result();
}

}  // namespace kiebitz
