#include "players/monte_carlo.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "players/choice.hpp"

namespace kiebitz {
namespace {

using Clock = std::chrono::steady_clock;
using Indices = std::vector<std::size_t>;

constexpr double kSame = 1e-9;  // scores that differ by less are equal but for rounding

constexpr std::size_t kFirstRound = 20;           // worlds
constexpr double kSure = 3;                       // standard errors by which a card must be behind to drop out
constexpr double kShareOfRace = 0.85;             // of the time there is, at most; the rest is for values
constexpr std::uint64_t kNodesOfSteps = 20'000;   // in each world
constexpr std::uint64_t kNodesOfValues = 20'000;  // in each of those
constexpr std::size_t kWorldsOfValues = 40;       // in which values are found

// Worlds with so few cards a hand share many endings: they are solved in blocks, with kept tables.
constexpr int kMostCardsShared = 6;
constexpr std::size_t kWorldsOfBlock = 16;

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
      race_and_value_the_best();
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
                          layout_.from_cards(others_of(decision, worlds, position.turn())))),
        block_(count(position.hand(position.turn())) <= kMostCardsShared ? kWorldsOfBlock : 1) {
    for (std::size_t card = 0; card < choice_.cards.size(); ++card)
      if (choice_.stands_for[card] == card) contenders_.push_back(card);
    starters_ = contenders_.size();
    judged_of_.resize(choice_.cards.size());
    has_open_step_.resize(worlds.size());
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
    find_values(worlds_.size(), budget_.nodes, true);
    note_judged(valued_);
    note_scores();
    keep_best();
  }

  void race_and_value_the_best() {
    race();
    keep_best();
    if (contenders_.size() > 1) find_values(std::min(judged_, kWorldsOfValues), kNodesOfValues, false);
  }

  void race() {
    for (bool goes_on = true; goes_on;) {
      const std::size_t first = judged_, end = end_of_round();
      std::ranges::fill(scores_, std::nullopt);
      ask_about_wins(end);
      if (!payoff_.counts_steps()) note_scores();
      drop_the_beaten();
      if (payoff_.counts_steps() && contenders_.size() > 1) {
        ask_about_steps(first);
        note_scores();
        drop_the_beaten();
      }
      goes_on = contenders_.size() > 1 && judged_ == end && judged_ < worlds_.size();
    }
  }

  std::size_t end_of_round() const {
    return std::min(worlds_.size(), judged_ == 0 ? kFirstRound : judged_ + judged_ / 2);
  }

  void ask_about_wins(std::size_t end) {
    const bool about_all = contenders_.size() == starters_;
    const std::size_t done = go_through(
        {judged_, end, budget_.nodes, kShareOfRace, judged_ == 0}, [&](CardQuestions& cards, std::size_t world) {
          if (about_all)
            cards.ask_goal_of_all(choice_.cards, &value(world, 0));
          else
            for (const std::size_t card : contenders_) cards.ask_goal(choice_.cards[card], value(world, card));
        });
    note_judged(judged_ + done);
  }

  void ask_about_steps(std::size_t first) {
    go_through({first, judged_, kNodesOfSteps, kShareOfRace, false}, [&](CardQuestions& cards, std::size_t world) {
      for (const std::size_t card : contenders_) {
        Interval& known = value(world, card);
        cards.ask(choice_.cards[card], payoff_.step(known), known);
      }
    });
    for (std::size_t world = first; world < judged_; ++world) has_open_step_[world] = is_open(world);
  }

  // Whether it is not known of some card how much it is worth in a world.
  bool is_open(std::size_t world) const {
    return std::ranges::any_of(contenders_, [&](std::size_t card) {
      const Payoff::Range range = payoff_.range(value(world, card));
      return range.low < range.high;
    });
  }

  void find_values(std::size_t worlds, std::uint64_t nodes, bool at_least_one) {
    with_value_ = contenders_;
    valued_ = go_through({0, worlds, nodes, 1, at_least_one}, [&](CardQuestions& cards, std::size_t world) {
      for (const std::size_t card : contenders_) cards.find(choice_.cards[card], value(world, card));
    });
    value_weights_ = weights_of_found_values();
  }

  // As long as there is a world in which all were found, the others do not count.
  std::vector<double> weights_of_found_values() const {
    std::vector<double> weights(weights_.begin(), weights_.begin() + static_cast<std::ptrdiff_t>(valued_));
    const auto is_found = [&](std::size_t world) {
      return std::ranges::all_of(with_value_, [&](std::size_t card) { return value(world, card).is_exact(); });
    };
    std::vector<double> found = weights;
    for (std::size_t world = 0; world < valued_; ++world)
      if (!is_found(world)) found[world] = 0;
    return std::ranges::any_of(found, [](double weight) { return weight > 0; }) ? found : weights;
  }

  struct Part {
    std::size_t first, end;  // worlds
    std::uint64_t nodes;     // for each of them, at most
    double share;            // of the time
    bool at_least_one;       // the first world has all the time, and counts as far as it was done
  };

  // How many worlds of a part were done in time, from the first on without a gap.
  template <typename Work>
  std::size_t go_through(const Part& part, Work&& work) {
    const std::uint64_t nodes = std::min(part.nodes, budget_.nodes);
    const auto task = [&](Solver& solver, std::size_t number, const Limits& limits) {
      const std::size_t world = part.first + number;
      const auto cards = judge_.open(decision_, worlds_[world], world, {solver, limits, nodes});
      work(*cards, world);
      return cards->had_time() || (part.at_least_one && number == 0);
    };
    const Crew::Hours hours{deadline(part.share), deadline(part.at_least_one ? 1 : part.share), budget_.interrupted};
    return crew_.work(part.end - part.first, block_, hours, stop_, task);
  }

  Crew::Time deadline(double share) const {
    constexpr double kNoHurry = 1e8;
    if (!(budget_.seconds < kNoHurry)) return Crew::Time::max();
    return begin_ + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(budget_.seconds * share));
  }

  void note_judged(std::size_t worlds) {
    judged_ = worlds;
    for (const std::size_t card : contenders_) judged_of_[card] = worlds;
  }

  // The mean of something over the first so many worlds.
  template <typename Of>
  double mean(const std::vector<double>& weights, std::size_t worlds, Of&& of) const {
    double sum = 0, total = 0;
    for (std::size_t world = 0; world < worlds; ++world) {
      sum += weights[world] * of(world);
      total += weights[world];
    }
    return sum / total;
  }

  // What a world counts for a card. A schneider that is left open for one of them counts for none.
  double worth(std::size_t world, std::size_t card) const {
    const Interval& known = value(world, card);
    return has_open_step_[world] ? payoff_.win(known) : payoff_.so_far(known);
  }

  double score(std::size_t card) const {
    return mean(weights_, judged_, [&](std::size_t world) { return worth(world, card); });
  }
  double mean_value(std::size_t card) const {
    const auto points = [&](std::size_t world) { return std::min<double>(Payoff::middle(value(world, card)), kDeckPoints); };
    return mean(value_weights_, valued_, points);
  }
  double win_share(std::size_t card) const {
    return mean(weights_, judged_of_[card], [&](std::size_t world) { return payoff_.win(value(world, card)); });
  }

  double standard_error(std::size_t card) const {
    const double average = score(card);
    double sum = 0, total = 0;
    for (std::size_t world = 0; world < judged_; ++world) {
      const double off = weights_[world] * (worth(world, card) - average);
      sum += off * off;
      total += weights_[world];
    }
    return std::sqrt(sum) / total;
  }

  // Scores are those by which the card is chosen: if time is short, finding values tells more of some cards than of others.
  void note_scores() {
    for (const std::size_t card : contenders_) scores_[card] = Score{score(card), standard_error(card)};
  }

  // The weakest of those with the best score.
  std::size_t leader() const {
    return *std::ranges::max_element(contenders_, {}, [&](std::size_t card) { return score(card); });
  }

  void drop_the_beaten() {
    const std::size_t lead = leader();
    std::erase_if(contenders_, [&](std::size_t card) { return card != lead && is_beaten(card, lead); });
  }

  // Whether a card is behind the leader at best, by more than the worlds to come are likely to change.
  bool is_beaten(std::size_t card, std::size_t lead) const {
    const auto ahead = [&](std::size_t world) {
      return payoff_.range(value(world, card)).high - payoff_.range(value(world, lead)).low;
    };
    const double average = mean(weights_, judged_, ahead);
    if (average > -kSame) return false;
    const auto square = [&](std::size_t world) { return std::pow(ahead(world) - average, 2); };
    const double seen = static_cast<double>(judged_);
    const double variance = judged_ > 1 ? mean(weights_, judged_, square) * seen / (seen - 1) : 1;
    return -average > kSure * std::sqrt(variance) * unrest() + kSame;
  }

  // The standard error of how much a mean over the worlds judged differs from that over all of them, for something that
  // varies by 1.
  double unrest() const {
    double sum = 0, squares = 0, rest = 0, squares_of_rest = 0;
    for (std::size_t world = 0; world < worlds_.size(); ++world) {
      const double weight = weights_[world];
      (world < judged_ ? sum : rest) += weight;
      (world < judged_ ? squares : squares_of_rest) += weight * weight;
    }
    if (judged_ == worlds_.size()) return 0;
    return rest / (sum + rest) * std::sqrt(squares / (sum * sum) + squares_of_rest / (rest * rest));
  }

  void keep_best() {
    const double most = score(leader());
    std::erase_if(contenders_, [&](std::size_t card) { return score(card) < most - kSame; });
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
    found.worlds = judged_of_[judged];
    found.win_share = win_share(judged);
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
  const std::size_t block_;         // worlds that are solved with the same tables
  Indices contenders_;              // the cards that may be best, each standing for its equals
  std::size_t starters_ = 0;        // how many there were at first
  Indices with_value_;              // those whose value is known
  Indices judged_of_;               // the worlds in which each card was judged
  std::vector<char> has_open_step_;  // of every world
  std::vector<std::optional<Score>> scores_;  // of the cards that were compared by them
  std::vector<Interval> values_;    // what is known of every card in every world
  std::vector<double> value_weights_;    // of the worlds with values
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
