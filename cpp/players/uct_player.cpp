#include "players/uct_player.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

#include "seats/game.hpp"
#include "seats/rules_player.hpp"

namespace kiebitz {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kTieBreak = 0.01;  // list points for a card point; all 120 are less than any step in list points
constexpr std::size_t kPlayoutsBetweenQuestions = 64;  // some milliseconds

// What a finished game is worth to the declarer.
double payoff_of(const Game& game) {
  const Result result = game.result();
  const Observation& seen = game.seen_by(0);
  const int finer = seen.contract.kind == Kind::null ? seen.defender_tricks() : result.points;
  return result.declarer_points() + kTieBreak * finer;
}

// Worlds, one after the other: all in turn, or drawn by their weights. They are chosen in lots, so that nobody who has
// little time waits for worlds that are never played.
class Supply {
 public:
  Supply(const Sampler& sampler, const Observation& seen, std::size_t number, Random& random)
      : sampler_(sampler), seen_(seen), lot_(std::min(number, kLot)) {
    choose(random);
    if (count(worlds_.front()[kSkat]) != 2)
      throw std::invalid_argument("games are played out in whole deals, not in forgotten ones");
  }

  const World& next(Random& random) {
    if (given_ > 0 && given_ % lot_ == 0) choose(random);
    const std::size_t number = given_++;
    if (sums_.empty()) return worlds_[number % worlds_.size()];
    const auto drawn = std::upper_bound(sums_.begin(), sums_.end() - 1, random.unit() * sums_.back());
    return worlds_[static_cast<std::size_t>(drawn - sums_.begin())];
  }

 private:
  static constexpr std::size_t kLot = 4096;

  void choose(Random& random) {
    Chosen chosen = sampler_.choose(seen_, lot_, random.next());
    worlds_ = std::move(chosen.worlds);
    sums_ = std::move(chosen.weights);
    std::partial_sum(sums_.begin(), sums_.end(), sums_.begin());
  }

  const Sampler& sampler_;
  const Observation& seen_;
  const std::size_t lot_;
  std::vector<World> worlds_;
  std::vector<double> sums_;  // of the weights up to each world
  std::size_t given_ = 0;
};

// Cards that have fallen since the decision, and how the games went on from there.
struct Node {
  std::array<std::uint32_t, kCards> after = {};  // the node after one more card; the root where it was not tried yet
  std::uint32_t visits = 0, available = 0;       // how often its last card was played, and how often it could have been
  std::uint32_t wins = 0;                        // the declarer's
  double sum = 0;                                // of payoffs

  double mean() const { return sum / visits; }
};

class Tree {
 public:
  explicit Tree(double exploration) : exploration_(exploration), nodes_(1) {}

  // Plays the game on to the first card that was not tried before, which is tried now, or to the end.
  void descend(Game& game, Random& random) {
    path_.assign(1, kRoot);
    bool is_new = false;
    do {
      const Observation& seen = game.seen_by(game.turn());
      const CardSet legal = seen.legal(), untried = untried_of(legal);
      is_new = untried != 0;
      const Card card = is_new ? try_one_of(untried, random) : most_promising(legal, seen.is_declarer());
      for (CardSet rest = legal; rest; rest &= rest - 1)
        if (const std::uint32_t node = here().after[lowest(rest)]) ++nodes_[node].available;
      path_.push_back(here().after[card]);
      game.play(card);
    } while (!is_new && !game.is_over());
  }

  // What the game of the last descent was worth.
  void back_up(double payoff, bool is_won) {
    low_ = std::min(low_, payoff);
    high_ = std::max(high_, payoff);
    for (const std::uint32_t node : path_) {
      ++nodes_[node].visits;
      nodes_[node].wins += is_won;
      nodes_[node].sum += payoff;
    }
  }

  // What the cards at the root have brought. Between those visited equally often the better one is the best.
  Evidence evidence(CardSet legal, bool for_declarer) const {
    Evidence all;
    all.worlds = nodes_[kRoot].visits;
    std::pair<std::uint32_t, double> most = {0, 0};
    for (; legal; legal &= legal - 1) {
      const Card card = lowest(legal);
      const std::uint32_t tried = nodes_[kRoot].after[card];
      const Node node = tried == kRoot ? Node{} : nodes_[tried];
      const std::uint32_t wins = for_declarer ? node.wins : node.visits - node.wins;
      all.cards.push_back({card, node.visits, wins / std::max(1.0, static_cast<double>(node.visits)), {}, {}, {}});
      const std::pair key(node.visits, node.visits == 0 ? 0 : for_declarer ? node.mean() : -node.mean());
      if (all.cards.size() > 1 && !(key > most)) continue;
      most = key;
      all.best = card;
    }
    return all;
  }

 private:
  static constexpr std::uint32_t kRoot = 0;

  const Node& here() const { return nodes_[path_.back()]; }

  CardSet untried_of(CardSet legal) const {
    CardSet untried = 0;
    for (CardSet rest = legal; rest; rest &= rest - 1)
      if (here().after[lowest(rest)] == kRoot) untried |= bit(lowest(rest));
    return untried;
  }

  Card try_one_of(CardSet cards, Random& random) {
    const auto number = static_cast<std::uint64_t>(count(cards));
    for (auto skipped = random.below(number); skipped > 0; --skipped) cards &= cards - 1;
    nodes_[path_.back()].after[lowest(cards)] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.emplace_back();
    return lowest(cards);
  }

  Card most_promising(CardSet legal, bool for_declarer) const {
    Card best = lowest(legal);
    double most = -std::numeric_limits<double>::infinity();
    for (CardSet rest = legal; rest; rest &= rest - 1) {
      const double promise = promise_of(nodes_[here().after[lowest(rest)]], for_declarer);
      if (promise > most) most = promise, best = lowest(rest);
    }
    return best;
  }

  // The upper confidence bound, of what the side in turn has got of all there was to get.
  double promise_of(const Node& node, bool for_declarer) const {
    const double got = high_ > low_ ? (node.mean() - low_) / (high_ - low_) : 0.5;
    return (for_declarer ? got : 1 - got) + exploration_ * std::sqrt(std::log(node.available) / node.visits);
  }

  const double exploration_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> path_;  // of the last descent
  double low_ = std::numeric_limits<double>::infinity(), high_ = -low_;  // payoffs seen
};

}  // namespace

UctPlayer::Players UctPlayer::rules_everywhere() {
  const auto rules = std::make_shared<const RulesPlayer>();
  return {rules, rules, rules};
}

UctPlayer::UctPlayer(const Settings& settings)
    : JudgingPlayer(most_in_a_row({settings.players[0].get(), settings.players[1].get(), settings.players[2].get()})),
      settings_(settings) {
  if (settings.playouts < 1) throw std::invalid_argument("the number of playouts is at least 1");
  if (!(settings.exploration >= 0)) throw std::invalid_argument("exploration is 0 or more");
}

std::optional<Evidence> UctPlayer::evidence(const Observation& seen, std::uint64_t seed, bool,
                                            const Budget& budget) const {
  check_in_turn(seen);
  const auto& [first, second, third] = settings_.players;
  const SeatPlayers players = {first.get(), second.get(), third.get()};
  const Clock::time_point begin = Clock::now();
  Random random(seed);
  Supply worlds(settings_.sampler, seen, settings_.playouts, random);
  Tree tree(settings_.exploration);
  for (std::size_t playout = 0; playout < settings_.playouts; ++playout) {
    if (budget.stop != nullptr && budget.stop->is_requested()) return std::nullopt;
    if (playout % kPlayoutsBetweenQuestions == 0) {
      if (budget.interrupted != nullptr && budget.interrupted()) return std::nullopt;
      if (playout > 0 && std::chrono::duration<double>(Clock::now() - begin).count() > budget.seconds) break;
    }
    Game game(seen, worlds.next(random));
    tree.descend(game, random);
    finish(game, players, random);
    tree.back_up(payoff_of(game), game.result().won);
  }
  return tree.evidence(seen.legal(), seen.is_declarer());
}

}  // namespace kiebitz
