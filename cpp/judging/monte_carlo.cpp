#include "judging/monte_carlo.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "judging/choice.hpp"

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

std::vector<Payoff> payoffs_in_list(const Decision& decision, const std::vector<World>& worlds, int needed,
                                    bool for_declarer) {
  std::vector<Payoff> payoffs;
  const Observation& seen = decision.seen;
  if (decision.scoring != Scoring::list_points || seen.contract.kind == Kind::null) return payoffs;
  for (const World& world : worlds) {
    const int tops = tops_of(seen.contract.kind, world[seen.declarer] | seen.played[seen.declarer] | world[kSkat]);
    const Schneider worth = Schneider::in_list(seen.contract, tops, seen.bid, needed);
    payoffs.emplace_back(decision.scoring, seen.contract.kind, needed, for_declarer, worth);
  }
  return payoffs;
}

// One decision on its way.
class Judgement {
 public:
  Judgement(const Decision& decision, const std::vector<World>& worlds, const std::vector<double>& weights,
            const Budget& budget, Crew::Time begin, Crew& crew, const Jury& jury)
      : Judgement(decision, worlds, weights, budget, begin, crew, jury, position_of(decision, worlds.front())) {}

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
            const Budget& budget, Crew::Time begin, Crew& crew, const Jury& jury, const Position& position)
      : decision_(decision),
        worlds_(worlds),
        weights_(weights.empty() ? std::vector<double>(worlds.size(), 1.0) : weights),
        budget_(budget),
        begin_(begin),
        crew_(crew),
        doubt_(jury.doubt()),
        stop_(budget.stop),
        layout_(position.layout()),
        for_declarer_(position.turn() == position.declarer()),
        payoff_(decision.scoring, layout_.kind, decision.goal.value(position), for_declarer_),
        in_list_(payoffs_in_list(decision, worlds, decision.goal.value(position), for_declarer_)),
        choice_(choice_of(layout_, position.legal(),
                          layout_.from_cards(others_of(decision, worlds, position.turn())))),
        block_(count(position.hand(position.turn())) <= kMostCardsShared ? kWorldsOfBlock : 1) {
    const std::vector<Interval> nothing_known(worlds.size() * choice_.cards.size(), {0, decision.goal.most(position)});
    for (const Jury::Seat& seat : jury.seats())
      voices_.push_back({seat.judge, seat.share, seat.judge->tells_equals_apart(), nothing_known});
    head_start_ = head_starts(jury.liking());
    tells_equals_apart_ = !head_start_.empty() || std::ranges::any_of(voices_, &Voice::tells_equals_apart);
    for (std::size_t card = 0; card < choice_.cards.size(); ++card)
      if (stands_for(card) == card) contenders_.push_back(card);
    starters_ = contenders_.size();
    judged_of_.resize(choice_.cards.size());
    has_open_step_.resize(worlds.size());
    scores_.resize(choice_.cards.size());
  }

  // One of the judges.
  struct Voice {
    std::shared_ptr<const Judge> judge;
    double share;  // all together 1
    bool tells_equals_apart;
    std::vector<Interval> values;  // what is known of every card in every world
  };

  struct Score {
    double mean, error;
  };

  // The card that is judged in place of a card.
  std::size_t stands_for(std::size_t card) const { return tells_equals_apart_ ? card : choice_.stands_for[card]; }
  // The one that a judge is asked about.
  std::size_t stands_for(std::size_t card, const Voice& voice) const {
    return voice.tells_equals_apart ? card : choice_.stands_for[card];
  }

  std::size_t place(std::size_t world, std::size_t card, const Voice& voice) const {
    return world * choice_.cards.size() + stands_for(card, voice);
  }
  Interval& value(std::size_t world, std::size_t card, Voice& voice) { return voice.values[place(world, card, voice)]; }
  const Interval& value(std::size_t world, std::size_t card, const Voice& voice) const {
    return voice.values[place(world, card, voice)];
  }

  // The mean over the judges of what something is, given the value that they know.
  template <typename Of>
  double by_all(std::size_t world, std::size_t card, Of&& of) const {
    double sum = 0;
    for (const Voice& voice : voices_) sum += voice.share * of(value(world, card, voice));
    return sum;
  }

  // By card; none where nothing is liked.
  std::vector<double> head_starts(const Liking& liking) const {
    std::vector<double> found;
    if (!liking.counts(decision_.seen)) return found;
    const std::array<double, kCards> of = liking.of(decision_.seen);
    for (const Card card : choice_.cards) found.push_back(of[layout_.card_of_bit[card]]);
    return found;
  }
  double head_start(std::size_t card) const { return head_start_.empty() ? 0 : head_start_[card]; }

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
      ask_about_wins(first, end);
      if (!payoff_.counts_steps()) note_scores();
      drop_the_beaten();
      if (payoff_.counts_steps() && contenders_.size() > 1) {
        for (Voice& voice : voices_) ask_about_steps(voice, first);
        for (std::size_t world = first; world < judged_; ++world) has_open_step_[world] = is_open(world);
        note_scores();
        drop_the_beaten();
      }
      goes_on = contenders_.size() > 1 && judged_ == end && judged_ < worlds_.size();
    }
  }

  std::size_t end_of_round() const {
    return std::min(worlds_.size(), judged_ == 0 ? kFirstRound : judged_ + judged_ / 2);
  }

  // A world is judged when all have judged it.
  void ask_about_wins(std::size_t first, std::size_t end) {
    for (Voice& voice : voices_) {
      if (contenders_.size() == 1 && &voice != &voices_.front()) break;
      end = first + ask_about_wins(voice, first, end);
      note_judged(end);
      if (&voice == &voices_.front() && voices_.size() > 1) drop_without_asking_others();
    }
  }

  std::size_t ask_about_wins(Voice& voice, std::size_t first, std::size_t end) {
    const bool about_all = contenders_.size() == starters_;
    return go_through(voice, {first, end, budget_.nodes, kShareOfRace, first == 0},
                      [&](CardQuestions& cards, std::size_t world) {
                        if (about_all)
                          cards.ask_goal_of_all(choice_.cards, &voice.values[world * choice_.cards.size()]);
                        else
                          for_each_asked(voice, world, [&](Card card, Interval& known) { cards.ask_goal(card, known); });
                      });
  }

  void ask_about_steps(Voice& voice, std::size_t first) {
    go_through(voice, {first, judged_, kNodesOfSteps, kShareOfRace, false}, [&](CardQuestions& cards, std::size_t world) {
      for_each_asked(voice, world, [&](Card card, Interval& known) { cards.ask(card, payoff_.step(known), known); });
    });
  }

  // The contenders and what is known of them in a world; of equals only one, for who does not tell them apart.
  template <typename Ask>
  void for_each_asked(Voice& voice, std::size_t world, Ask&& ask) {
    std::size_t last = choice_.cards.size();
    for (const std::size_t contender : contenders_) {
      const std::size_t card = stands_for(contender, voice);
      if (card != last) ask(choice_.cards[card], value(world, card, voice));
      last = card;
    }
  }

  // What the first judge takes to be far behind.
  void drop_without_asking_others() {
    const auto score_by_first = [&](std::size_t card) {
      const auto worth = [&](std::size_t world) { return payoff(world).so_far(value(world, card, voices_.front())); };
      return mean(weights_, judged_, worth) + head_start(card);
    };
    double most = score_by_first(contenders_.front());
    for (const std::size_t card : contenders_) most = std::max(most, score_by_first(card));
    std::erase_if(contenders_, [&](std::size_t card) { return score_by_first(card) < most - doubt_; });
  }

  // Whether it is not known of some card how much it is worth in a world.
  bool is_open(std::size_t world) const {
    return std::ranges::any_of(contenders_, [&](std::size_t card) { return low(world, card) < high(world, card); });
  }

  void find_values(std::size_t worlds, std::uint64_t nodes, bool at_least_one) {
    with_value_ = contenders_;
    valued_ = worlds;
    for (Voice& voice : voices_)
      valued_ = go_through(voice, {0, valued_, nodes, 1, at_least_one}, [&](CardQuestions& cards, std::size_t world) {
        for_each_asked(voice, world, [&](Card card, Interval& known) { cards.find(card, known); });
      });
    value_weights_ = weights_of_found_values();
  }

  // As long as there is a world in which all were found, the others do not count.
  std::vector<double> weights_of_found_values() const {
    std::vector<double> weights(weights_.begin(), weights_.begin() + static_cast<std::ptrdiff_t>(valued_));
    const auto is_found = [&](std::size_t world) {
      return std::ranges::all_of(voices_, [&](const Voice& voice) {
        return std::ranges::all_of(with_value_, [&](std::size_t card) { return value(world, card, voice).is_exact(); });
      });
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
  std::size_t go_through(const Voice& voice, const Part& part, Work&& work) {
    const std::uint64_t nodes = std::min(part.nodes, budget_.nodes);
    const auto task = [&](Solver& solver, std::size_t number, const Limits& limits) {
      const std::size_t world = part.first + number;
      const auto cards = voice.judge->open(decision_, worlds_[world], world, {solver, limits, nodes});
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

  const Payoff& payoff(std::size_t world) const { return in_list_.empty() ? payoff_ : in_list_[world]; }

  // What a world counts for a card. A schneider that is left open for one of them counts for none.
  double worth(std::size_t world, std::size_t card) const {
    return head_start(card) + by_all(world, card, [&](const Interval& known) {
      return has_open_step_[world] ? payoff_.win(known) : payoff(world).so_far(known);
    });
  }
  // The least and the most it may count.
  double low(std::size_t world, std::size_t card) const {
    return head_start(card) + by_all(world, card, [&](const Interval& known) { return payoff(world).range(known).low; });
  }
  double high(std::size_t world, std::size_t card) const {
    return head_start(card) + by_all(world, card, [&](const Interval& known) { return payoff(world).range(known).high; });
  }

  double score(std::size_t card) const {
    return mean(weights_, judged_, [&](std::size_t world) { return worth(world, card); });
  }
  double mean_value(std::size_t card) const {
    const auto points = [](const Interval& known) { return std::min<double>(Payoff::middle(known), kDeckPoints); };
    return mean(value_weights_, valued_, [&](std::size_t world) { return by_all(world, card, points); });
  }
  double win_share(std::size_t card) const {
    return mean(weights_, judged_of_[card], [&](std::size_t world) { return win(world, card); });
  }
  // By those who were asked; others know nothing, and say that the game is lost.
  double win(std::size_t world, std::size_t card) const {
    double sum = 0, shares = 0;
    for (const Voice& voice : voices_) {
      const Interval& known = value(world, card, voice);
      if (&voice != &voices_.front() && !payoff_.knows_winner(known)) continue;
      sum += voice.share * payoff_.win(known);
      shares += voice.share;
    }
    return shares > 0 ? sum / shares : payoff_.win(value(world, card, voices_.front()));
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
    const auto ahead = [&](std::size_t world) { return high(world, card) - low(world, lead); };
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
    const std::size_t judged = stands_for(card);
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
  const double doubt_;
  Stop stop_;
  const Layout& layout_;
  const bool for_declarer_;
  const Payoff payoff_;
  const std::vector<Payoff> in_list_;  // by world, where list points count: the tops are not the same in all
  const Choice choice_;
  std::vector<Voice> voices_;
  std::vector<double> head_start_;  // of every card, where some are liked more than others
  bool tells_equals_apart_ = false;  // whether one of them does
  const std::size_t block_;         // worlds that are solved with the same tables
  Indices contenders_;              // the cards that may be best, each standing for its equals
  std::size_t starters_ = 0;        // how many there were at first
  Indices with_value_;              // those whose value is known
  Indices judged_of_;               // the worlds in which each card was judged
  std::vector<char> has_open_step_;  // of every world
  std::vector<std::optional<Score>> scores_;  // of the cards that were compared by them
  std::vector<double> value_weights_;    // of the worlds with values
  std::size_t judged_ = 0, valued_ = 0;  // worlds, from the first on
};

}  // namespace

std::optional<Evidence> MonteCarlo::judge(const Decision& decision, const std::vector<World>& worlds,
                                          const std::vector<double>& weights, const Budget& budget,
                                          const Jury& jury) {
  check(decision, worlds, weights, budget);
  const Crew::Time begin = Clock::now();
  std::unique_lock lock(busy_, std::defer_lock);
  if (!lock_within(lock, {Limits{}.nodes, Limits{}.seconds, budget.stop, budget.interrupted})) return std::nullopt;
  return Judgement(decision, worlds, weights, budget, begin, crew_, jury).result();
}

}  // namespace kiebitz
