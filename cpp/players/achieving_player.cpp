#include "players/achieving_player.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <stdexcept>

#include "guarantee/common_strategy.hpp"
#include "judging/choice.hpp"
#include "judging/open_cards.hpp"

namespace kiebitz {
namespace {

using Clock = std::chrono::steady_clock;
using Members = CommonStrategy::Members;
using Indices = std::vector<std::size_t>;

constexpr std::chrono::milliseconds kPatience{50};  // from one look for an interruption to the next
constexpr double kSame = 1e-9;                      // shares that differ by less are equal but for rounding
constexpr std::uint64_t kNodesOfWorld = 500'000;    // to find the cards that win it; else it counts as lost
constexpr std::uint64_t kNodesOfOrder = 50'000;     // to find its card points; else the middle of what is known counts
constexpr std::uint64_t kNodesOfValues = 30'000;    // for the points of all cards that are worth the same
constexpr std::size_t kWorldsOfValues = 40;
constexpr std::uint64_t kAttempts = 4;              // a world may take that part of a card's nodes; else it is not kept

double middle_of(const Interval& value) { return std::min(0.5 * (value.lower + value.upper), double{kDeckPoints}); }

std::vector<Position> positions_of(const Decision& decision, const std::vector<World>& worlds) {
  std::vector<Position> positions;
  for (const World& world : worlds) positions.push_back(position_of(decision, world));
  return positions;
}

// One decision on its way.
class Growing {
 public:
  Growing(const AchievingPlayer::Settings& settings, const Decision& decision, const Chosen& chosen, const Budget& budget,
          Clock::time_point begin)
      : settings_(settings),
        decision_(decision),
        weights_(chosen.weights.empty() ? std::vector<double>(chosen.worlds.size(), 1.0) : chosen.weights),
        all_weight_(std::accumulate(weights_.begin(), weights_.end(), 0.0)),
        budget_(budget),
        begin_(begin),
        stop_(budget.stop),
        strategy_(positions_of(decision, chosen.worlds), decision.goal),
        layout_(strategy_.position(0).layout()),
        choice_(choice_of(layout_, strategy_.position(0).legal(),
                          layout_.from_cards(others_of(decision, chosen.worlds, decision.table.declarer)))),
        winning_(chosen.worlds.size()),
        shares_(choice_.cards.size()),
        values_(choice_.cards.size()) {}

  std::optional<Evidence> result() {
    open_worlds();
    deal_lots();
    grow_sets();
    find_values();
    if (stop_.is_requested()) return std::nullopt;
    return evidence();
  }

 private:
  std::size_t worlds() const { return weights_.size(); }

  // Each standing for its equals.
  Indices different_cards() const {
    Indices cards;
    for (std::size_t card = 0; card < choice_.cards.size(); ++card)
      if (choice_.stands_for[card] == card) cards.push_back(card);
    return cards;
  }

  // -- open cards ------------------------------------------------------------------------------------------------------

  // The first one in any case.
  void open_worlds() {
    for (std::size_t world = 0; world < worlds(); ++world) {
      Limits limits = limits_of(kNodesOfWorld);
      if (world == 0) limits.seconds = Limits{}.seconds;
      try {
        winning_[world] = strategy_.winning(world, limits);
      } catch (const SearchStopped&) {  // hardly ever
      }
    }
  }

  double points_of(std::size_t world) {
    const Position& position = strategy_.position(world);
    return middle_of(strategy_.solver(world).answer(position, {Question::What::value}, limits_of(kNodesOfOrder)).value);
  }

  // The worlds that can be won, in lots, those with few points first.
  void deal_lots() {
    lots_.resize(std::min(settings_.sets, worlds()));
    std::vector<double> points(worlds());
    for (std::size_t world = 0; world < worlds(); ++world) {
      if (!winning_[world]) continue;
      lots_[world % lots_.size()].push_back(static_cast<std::uint16_t>(world));
      if (lots_.size() < worlds()) points[world] = points_of(world);
    }
    for (Members& lot : lots_)
      std::ranges::stable_sort(lot, [&](std::uint16_t one, std::uint16_t other) { return points[one] < points[other]; });
  }

  // -- sets ------------------------------------------------------------------------------------------------------------

  // The weight of the worlds that a card wins with open cards.
  double openly_won(std::size_t card) const {
    double weight = 0;
    for (std::size_t world = 0; world < worlds(); ++world)
      if (winning_[world] >> choice_.cards[card] & 1) weight += weights_[world];
    return weight;
  }

  // Those first that may become best.
  void grow_sets() {
    contenders_ = different_cards();
    std::ranges::stable_sort(contenders_, [&](std::size_t one, std::size_t other) {
      return openly_won(one) > openly_won(other);
    });
    double most = 0;
    std::uint64_t left = settings_.nodes, others = contenders_.size();
    for (const std::size_t card : contenders_) {
      std::uint64_t nodes = left / others--;  // what one saves is for the next
      left -= nodes;
      shares_[card] = share_of(card, decision_.all_values ? 0 : most, nodes);
      left += nodes;
      most = std::max(most, shares_[card]);
    }
    if (is_late()) most = share_openly();
    std::erase_if(contenders_, [&](std::size_t card) { return shares_[card] < most - kSame; });
    std::ranges::sort(contenders_);
  }

  // Where there was no time for sets, open cards decide.
  double share_openly() {
    double most = 0;
    for (const std::size_t card : contenders_) {
      shares_[card] = openly_won(card) / all_weight_;
      most = std::max(most, shares_[card]);
    }
    return most;
  }

  // The share of the worlds in the sets of a card, grown in so many nodes; less if it is sure to stay below another.
  double share_of(std::size_t card, double most, std::uint64_t& nodes) {
    const std::uint64_t for_world = nodes / kAttempts;
    double weight = 0, open = openly_won(card);
    for (const Members& lot : lots_) {
      Members set;
      for (const std::uint16_t world : lot) {
        if ((weight + open) / all_weight_ < most - kSame) return weight / all_weight_;
        if (!(winning_[world] >> choice_.cards[card] & 1)) continue;
        open -= weights_[world];
        if (keeps(card, world, set, std::min(nodes, for_world), nodes)) weight += weights_[world];
      }
    }
    return weight / all_weight_;
  }

  // Puts a world into a set if it can be kept there, in so many nodes at most; those used are taken from the others.
  bool keeps(std::size_t card, std::uint16_t world, Members& set, std::uint64_t most, std::uint64_t& nodes) {
    Members larger = set;
    larger.insert(std::ranges::upper_bound(larger, world), world);
    if (!set.empty() && !holds(card, larger, most, nodes)) return false;
    set = std::move(larger);
    return true;
  }

  bool holds(std::size_t card, const Members& members, std::uint64_t most, std::uint64_t& nodes) {
    bool holds = false;
    const Limits limits = limits_of(most);
    try {
      holds = strategy_.holds_after(choice_.cards[card], members, limits);
    } catch (const SearchStopped&) {
    }
    nodes -= std::min(nodes, strategy_.nodes());
    return holds;
  }

  // -- values ----------------------------------------------------------------------------------------------------------

  // The mean of card points, over worlds in which they were found for every card.
  void find_values() {
    if (decision_.all_values)
      valued_ = different_cards();
    else if (settings_.by_points && contenders_.size() > 1)
      valued_ = contenders_;
    double weight = 0;
    for (std::size_t world = 0; world < std::min(worlds(), kWorldsOfValues) && !valued_.empty(); ++world) {
      const std::optional<std::vector<double>> found = values_in(world);
      if (!found) continue;
      weight += weights_[world];
      for (std::size_t index = 0; index < valued_.size(); ++index) values_[valued_[index]] += weights_[world] * (*found)[index];
    }
    if (weight == 0) valued_.clear();
    for (const std::size_t card : valued_) values_[card] /= weight;
  }

  std::optional<std::vector<double>> values_in(std::size_t world) {
    const Position& position = strategy_.position(world);
    OpenCards open(strategy_.solver(world), position, decision_.goal, limits_of(kNodesOfValues), kNodesOfValues);
    std::vector<double> found;
    for (const std::size_t card : valued_) {
      Interval value{0, decision_.goal.most(position)};
      open.find(choice_.cards[card], value);
      if (!value.is_exact()) return std::nullopt;
      found.push_back(middle_of(value));
    }
    return found;
  }

  bool has_value(std::size_t card) const { return std::ranges::find(valued_, card) != valued_.end(); }

  // -- limits ----------------------------------------------------------------------------------------------------------

  bool is_late() const { return std::chrono::duration<double>(Clock::now() - begin_).count() > budget_.seconds; }

  // Of the next search; one that was interrupted is the last.
  Limits limits_of(std::uint64_t nodes) {
    const Clock::time_point now = Clock::now();
    if (budget_.interrupted != nullptr && now >= next_question_) {
      next_question_ = now + kPatience;
      if (budget_.interrupted()) stop_.request();
    }
    const std::chrono::duration<double> used = now - begin_;
    return {nodes, budget_.seconds - used.count(), &stop_, nullptr};
  }

  // -- what is told ----------------------------------------------------------------------------------------------------

  // Of cards with the same share and value the weakest.
  std::size_t best_card() const {
    std::size_t best = contenders_.front();
    if (!settings_.by_points) return best;
    for (const std::size_t card : contenders_)
      if (has_value(card) && values_[card] > values_[best] + kSame) best = card;
    return best;
  }

  Evidence evidence() const {
    Evidence all;
    all.best = layout_.card_of_bit[choice_.cards[best_card()]];
    all.worlds = worlds();
    for (std::size_t card = 0; card < choice_.cards.size(); ++card) {
      const std::size_t judged = choice_.stands_for[card];
      CardEvidence found;
      found.card = layout_.card_of_bit[choice_.cards[card]];
      found.worlds = worlds();
      found.win_share = shares_[judged];
      if (has_value(judged)) found.value = values_[judged];
      all.cards.push_back(found);
    }
    return all;
  }

  const AchievingPlayer::Settings& settings_;
  const Decision& decision_;
  const std::vector<double> weights_;
  const double all_weight_;
  const Budget& budget_;
  const Clock::time_point begin_;
  Clock::time_point next_question_ = begin_ + kPatience;
  Stop stop_;
  CommonStrategy strategy_;
  const Layout& layout_;
  const Choice choice_;
  std::vector<CardSet> winning_;  // with open cards, of every world
  std::vector<Members> lots_;
  Indices contenders_;            // the cards that may be best, each standing for its equals
  std::vector<double> shares_;    // of every card
  Indices valued_;                // the cards whose values were found
  std::vector<double> values_;
};

}  // namespace

AchievingPlayer::AchievingPlayer(const Settings& settings)
    : JudgingPlayer(settings.monte_carlo.declarers_jury.players_in_a_row()),
      settings_(settings),
      monte_carlo_(settings.monte_carlo) {
  if (settings.nodes < 1) throw std::invalid_argument("the number of nodes is at least 1");
  if (settings.sets < 1) throw std::invalid_argument("the number of sets is at least 1");
  if (settings.monte_carlo.worlds > 10'000) throw std::invalid_argument("the number of worlds is at most 10,000");
}

std::optional<Evidence> AchievingPlayer::evidence(const Observation& seen, std::uint64_t seed, bool all_values,
                                                  const Budget& budget) const {
  const bool is_declarer = seen.declarer != kNobody && seen.is_declarer() && seen.my_turn() && seen.hand;
  if (!is_declarer || seen.contract.kind == Kind::null) return monte_carlo_.evidence(seen, seed, all_values, budget);
  const Clock::time_point begin = Clock::now();
  const MonteCarloPlayer::Settings& settings = settings_.monte_carlo;
  const Chosen chosen = settings.sampler.choose(seen, settings.worlds, seed);
  Decision decision = decision_of(seen, chosen.recalled);
  decision.all_values = all_values;
  std::optional<Evidence> found = Growing(settings_, decision, chosen, budget, begin).result();
  if (!found) return std::nullopt;
  found->is_full = found->worlds == chosen.fitting;
  for (CardEvidence& card : found->cards)
    if (card.value) *card.value -= chosen.recalled.against;
  return found;
}

}  // namespace kiebitz
