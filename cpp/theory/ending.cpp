#include "theory/ending.hpp"

#include <bit>
#include <map>
#include <numeric>
#include <stdexcept>
#include <tuple>

#include "seats/game.hpp"

namespace kiebitz {
namespace {

// What a seat knows when it is to play: who it is, its own cards and skat before, and all cards that fell since, in order.
using Known = std::tuple<int, CardSet, CardSet, std::uint64_t>;

constexpr int kMostCards = 12;  // that may still fall, so that 64 bits tell them in order

class Dealer {
 public:
  Dealer(const Observation& seen, int most) : seen_(seen), most_(most) {
    told_.push_back({-1, ExtensiveGame::kNobody, -1, 1});
  }

  void deal(const std::vector<World>& worlds, const std::vector<double>& weights) {
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (const double weight : weights) told_.push_back({0, ExtensiveGame::kNobody, -1, weight / sum});
    for (std::size_t number = 0; number < worlds.size(); ++number) {
      world_ = worlds[number];
      play_on(static_cast<int>(number) + 1, seen_, world_, 1);
    }
  }

  ExtensiveGame game() {
    number_sets();
    std::vector<double> payoffs;
    for (const auto& [end, lead] : leads_)
      for (int seat = 0; seat < kSeats; ++seat) payoffs.push_back(seat == seen_.declarer ? lead : -lead);
    return {kSeats, told_, payoffs};
  }

 private:
  // Nobody passes here without a choice: what is forced is played at once.
  void play_on(int node, Observation now, World left, std::uint64_t fell) {
    CardSet legal = 0;
    while (!is_decided(now, left)) {
      legal = now.legal_of(left[now.turn]);
      if (count(legal) > 1) break;
      fell = fallen(fell, play(lowest(legal), now, left));
    }
    if (is_decided(now, left)) {
      leads_[node] = lead(now, 0, 0);
      return;
    }
    branch(node, now, left, fell, legal);
  }

  void branch(int node, const Observation& now, const World& left, std::uint64_t fell, CardSet legal) {
    told_[node].actor = now.turn;
    told_[node].set = set_of(now.turn, fell);
    const int first = static_cast<int>(told_.size());
    for (int card = 0; card < count(legal); ++card) told_.push_back({node, ExtensiveGame::kNobody, -1, 1});
    if (static_cast<int>(told_.size()) > most_) throw std::invalid_argument("the ending has too many nodes");
    for (int child = first; legal; legal &= legal - 1, ++child) {
      Observation next = now;
      World after = left;
      const Card card = play(lowest(legal), next, after);
      play_on(child, next, after, fallen(fell, card));
    }
  }

  static Card lowest(CardSet cards) { return static_cast<Card>(std::countr_zero(cards)); }
  static std::uint64_t fallen(std::uint64_t before, Card card) { return before << 5 | static_cast<unsigned>(card); }

  static Card play(Card card, Observation& now, World& left) {
    left[now.turn] &= ~bit(card);
    now.observe(card);
    return card;
  }

  // What the declarer leads by if it takes so many points and tricks more.
  double lead(Observation now, int points, int tricks) const {
    now.points = static_cast<std::int8_t>(now.points + points);
    now.tricks = static_cast<std::int8_t>(now.tricks + tricks);
    const CardSet twelve = seen_.played[seen_.declarer] | world_[seen_.declarer] | world_[kSkat];
    const Result result = result_of(now, twelve, world_[kSkat]);
    return result.declarer_points() - result.defender_points();
  }

  bool is_decided(const Observation& now, const World& left) const {
    if (has_ended(now)) return true;
    CardSet open = left[0] | left[1] | left[2];
    for (int place = 0; place < now.on_table; ++place) open |= bit(now.table_card(place));
    const int tricks = (kPlays - now.number + now.on_table) / kSeats;
    return lead(now, 0, 0) == lead(now, card_points(open), tricks);
  }

  int set_of(int seat, std::uint64_t fell) {
    const bool knows_skat = seat == seen_.declarer && !seen_.contract.hand;
    const Known known{seat, world_[seat], knows_skat ? world_[kSkat] : 0, fell};
    return sets_.try_emplace(known, static_cast<int>(sets_.size())).first->second;
  }

  void number_sets() {
    std::vector<int> numbers(sets_.size(), -1);
    int next = 0;
    for (ExtensiveGame::Told& node : told_) {
      if (node.set < 0) continue;
      if (numbers[node.set] < 0) numbers[node.set] = next++;
      node.set = numbers[node.set];
    }
  }

  const Observation seen_;
  const int most_;
  World world_ = {};
  std::vector<ExtensiveGame::Told> told_;
  std::map<int, double> leads_;  // of the ends, in their order
  std::map<Known, int> sets_;
};

void check(const Observation& seen, const std::vector<World>& worlds, const std::vector<double>& weights) {
  if (seen.declarer == kNobody || seen.is_open) throw std::invalid_argument("an ending is of a game with hidden cards");
  if (kPlays - seen.number > kMostCards) throw std::invalid_argument("an ending has at most four tricks");
  if (worlds.empty() || worlds.size() != weights.size()) throw std::invalid_argument("every world has a weight");
  double sum = 0;
  for (const double weight : weights) {
    if (!(weight >= 0 && weight < 1e100)) throw std::invalid_argument("a weight is 0 or more");
    sum += weight;
  }
  if (!(sum > 0)) throw std::invalid_argument("some world must be possible");
}

}  // namespace

ExtensiveGame ending(const Observation& seen, const std::vector<World>& worlds, const std::vector<double>& weights,
                     int most) {
  check(seen, worlds, weights);
  Dealer dealer(seen, most);
  dealer.deal(worlds, weights);
  return dealer.game();
}

}  // namespace kiebitz
