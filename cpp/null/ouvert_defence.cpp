#include "null/ouvert_defence.hpp"

#include <algorithm>
#include <numeric>

#include "judging/choice.hpp"

namespace kiebitz {
namespace {

constexpr double kSame = 1e-9;  // weights that differ by less are equal but for rounding

int player_at(const Observation& seen, int seat) { return (seat - seen.declarer + kSeats) % kSeats; }

// The likeliest worlds, as many as a belief can have.
struct Belief {
  std::vector<BeliefSearch::Others> worlds;
  std::vector<double> weights;  // that add up to 1

  Belief(const Observation& seen, const Chosen& chosen) {
    const Layout& layout = layout_of(Kind::null);
    const int partner = kSeats - seen.seat - seen.declarer;
    std::vector<std::size_t> order(chosen.worlds.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto weight_of = [&](std::size_t world) { return chosen.weights.empty() ? 1.0 : chosen.weights[world]; };
    std::ranges::stable_sort(order, std::greater{}, weight_of);
    order.resize(std::min(order.size(), BeliefSearch::kMostWorlds));
    for (const std::size_t world : order) {
      const World& cards = chosen.worlds[world];
      worlds.push_back({layout.from_cards(cards[seen.declarer]), layout.from_cards(cards[partner])});
      weights.push_back(weight_of(world));
    }
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (double& weight : weights) weight /= sum;
  }

  double of(BeliefSearch::Set set) const {
    double sum = 0;
    for (; set; set &= set - 1) sum += weights[static_cast<std::size_t>(std::countr_zero(set))];
    return sum;
  }
  double best_of(const BeliefSearch::Front& front) const {
    double best = 0;
    for (const BeliefSearch::Set set : front) best = std::max(best, of(set));
    return best;
  }
};

BeliefSearch::Scene scene_of(const Observation& seen) {
  const Layout& layout = layout_of(Kind::null);
  BeliefSearch::Scene scene;
  scene.own = layout.from_cards(seen.hand);
  scene.me = player_at(seen, seen.seat);
  scene.trick = Trick::start(player_at(seen, seen.leader));
  for (int place = 0; place < seen.on_table; ++place)
    scene.trick = scene.trick.after(layout, player_at(seen, (seen.leader + place) % kSeats),
                                    layout.bit_of_card[seen.table_card(place)]);
  return scene;
}

// One decision on its way.
class Judgement {
 public:
  Judgement(const Observation& seen, const Chosen& chosen)
      : belief_(seen, chosen),
        search_(scene_of(seen), belief_.worlds),
        choice_(choice_of(layout_of(Kind::null), layout_of(Kind::null).from_cards(seen.legal()), others(seen))) {
    for (std::size_t card = 0; card < choice_.cards.size(); ++card)
      if (choice_.stands_for[card] == card) contenders_.push_back(card);
  }

  void vote(const Limits& limits) {
    NodeCounter nodes;
    nodes.start(limits);
    shares_.push_back(shares_at(1, nodes));
  }

  void look_ahead(int decisions, const Limits& limits) {
    NodeCounter nodes;
    nodes.start(limits);
    try {
      for (int ahead = 2; ahead <= decisions && contenders_.size() > 1; ++ahead) {
        shares_.push_back(shares_at(ahead, nodes));
      }
    } catch (const SearchStopped&) {
    }
  }

  // In how many tricks the declarer is caught, on average.
  void time(const Limits& limits) {
    NodeCounter nodes;
    nodes.start(limits);
    tricks_.resize(choice_.cards.size());
    for (const std::size_t card : contenders_)
      for (std::size_t world = 0; world < belief_.weights.size(); ++world)
        tricks_[card] += belief_.weights[world] * search_.tricks_after(choice_.cards[card], world, nodes);
  }

  // Drops all but the best cards, by the deepest search first, and at last all but that of the rules.
  void compare(const Observation& seen, const SeatPlayer* rules) {
    for (auto shares = shares_.rbegin(); shares != shares_.rend(); ++shares)
      keep_best([&](std::size_t card) { return (*shares)[card]; });
    keep_best([&](std::size_t card) { return -tricks_[card]; });
    if (rules == nullptr || contenders_.size() < 2) return;
    Random no_luck(0);
    const Card card = layout_of(Kind::null).bit_of_card[rules->choose(seen, no_luck)];
    keep_best([&](std::size_t other) { return choice_.cards[other] == card ? 1.0 : 0.0; });
  }

  Evidence evidence(bool is_full) const {
    const Layout& layout = layout_of(Kind::null);
    Evidence all;
    all.best = layout.card_of_bit[choice_.cards[contenders_.front()]];
    all.worlds = belief_.weights.size();
    all.is_full = is_full;
    for (std::size_t card = 0; card < choice_.cards.size(); ++card) {
      const std::size_t judged = choice_.stands_for[card];
      CardEvidence found;
      found.card = layout.card_of_bit[choice_.cards[card]];
      found.worlds = belief_.weights.size();
      found.win_share = shares_.front()[judged];
      found.score = shares_.back()[judged];
      found.error = 0;
      found.value = tricks_[judged];
      all.cards.push_back(found);
    }
    return all;
  }

 private:
  CardSet others(const Observation& seen) const {
    const Layout& layout = layout_of(Kind::null);
    CardSet all = 0;
    for (const BeliefSearch::Others& world : belief_.worlds) all |= world.declarer | world.partner;
    for (int place = 0; place < seen.on_table; ++place) all |= bit(layout.bit_of_card[seen.table_card(place)]);
    return all;
  }

  std::vector<double> shares_at(int decisions, NodeCounter& nodes) {
    std::vector<double> shares(choice_.cards.size());
    for (const std::size_t card : contenders_)
      shares[card] = belief_.best_of(search_.after(choice_.cards[card], decisions, nodes));
    return shares;
  }

  template <typename Of>
  void keep_best(Of&& of) {
    double most = of(contenders_.front());
    for (const std::size_t card : contenders_) most = std::max(most, of(card));
    std::erase_if(contenders_, [&](std::size_t card) { return of(card) < most - kSame; });
  }

  const Belief belief_;
  BeliefSearch search_;
  const Choice choice_;
  std::vector<std::size_t> contenders_;        // the cards that may be best, each standing for its equals
  std::vector<std::vector<double>> shares_;    // of what is beaten, by number of decisions and card
  std::vector<double> tricks_;                 // until the declarer is caught
};

}  // namespace

Evidence OuvertDefence::judge(const Observation& seen, const Chosen& chosen, const Limits& limits) const {
  Judgement judgement(seen, chosen);
  const Limits until_done{Limits{}.nodes, Limits{}.seconds, limits.stop, limits.interrupted};
  judgement.vote(until_done);
  judgement.look_ahead(decisions, {nodes, limits.seconds, limits.stop, limits.interrupted});
  judgement.time(until_done);
  judgement.compare(seen, rules.get());
  return judgement.evidence(chosen.worlds.size() == chosen.fitting && chosen.worlds.size() <= BeliefSearch::kMostWorlds);
}

}  // namespace kiebitz
