#include "likelihood.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace kiebitz {

Likelihood::Likelihood(std::vector<float> cells) : cells_(std::move(cells)) {
  if (cells_.size() != kCells) throw std::invalid_argument("the tables of inference have another number of cells");
}

std::vector<double> Likelihood::weigh(const std::vector<World>& worlds, const Observation& seen) const {
  std::vector<double> weights;
  weights.reserve(worlds.size());
  for (const World& world : worlds) weights.push_back(log_of(world, seen));
  const double most = weights.empty() ? 0 : *std::max_element(weights.begin(), weights.end());
  for (double& weight : weights) weight = std::exp(weight - most);
  return weights;
}

int Likelihood::class_of(int bid) {
  return static_cast<int>(std::upper_bound(kClassBegins.begin(), kClassBegins.end(), bid) - kClassBegins.begin());
}

double Likelihood::log_of(const World& world, const Observation& seen) const {
  double sum = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat == seen.seat) continue;
    const CardSet dealt = world[seat] | seen.played[seat];
    if (seat != seen.declarer) {
      sum += log_limit(dealt, seen.limits[seat]);
    } else if (seen.contract.hand) {
      sum += log_limit(dealt, seen.limits[seat]) + log_contract(dealt, seen);
    } else {
      // Which of the twelve cards the declarer was dealt is not known; that it bid with them is part of the contract.
      const CardSet cards = dealt | world[kSkat];
      sum += log_contract(cards, seen) + log_discard(cards, world[kSkat], seen.contract.kind);
    }
  }
  return sum;
}

double Likelihood::log_limit(CardSet hand, const Limit& limit) const {
  std::array<float, kClasses> scores{};
  for (const int row : AuctionFeatures::of(hand)) {
    const float* cells = cells_.data() + static_cast<std::size_t>(row) * kClasses;
    for (int at = 0; at < kClasses; ++at) scores[at] += cells[at];
  }
  const int first = class_of(limit.low), last = limit.high == Limit::kEndless ? kClasses - 1 : class_of(limit.high - 1);
  double all = 0, fitting = 0;
  for (int at = 0; at < kClasses; ++at) {
    const double share = std::exp(static_cast<double>(scores[at]));
    all += share;
    if (at >= first && at <= last) fitting += share;
  }
  return std::log(fitting / all);
}

double Likelihood::log_contract(CardSet cards, const Observation& seen) const {
  const float* table = cells_.data() + kAuctionCells + (seen.contract.hand ? ContractFeatures::kRows : 0);
  double all = 1, declared = 0;  // not to become declarer scores 0
  for (int kind = 0; kind < kKinds; ++kind) {
    double score = 0;
    for (const int row : ContractFeatures::of(cards, static_cast<Kind>(kind), seen.bid, seen.contract.hand))
      score += static_cast<double>(table[row]);
    if (static_cast<Kind>(kind) == seen.contract.kind) declared = score;
    all += std::exp(score);
  }
  return declared - std::log(all);
}

// Over all pairs of twelve cards whose weights multiply, the sum is half of that of all products less the squares.
double Likelihood::log_discard(CardSet cards, CardSet discard, Kind kind) const {
  const float* table = cells_.data() + kAuctionCells + kContractCells;
  double sum = 0, squares = 0, chosen = 0;
  for (CardSet rest = cards; rest; rest &= rest - 1) {
    const double score = static_cast<double>(table[DiscardFeatures::of(lowest(rest), cards, kind)]);
    const double share = std::exp(score);
    sum += share;
    squares += share * share;
    if (discard >> lowest(rest) & 1) chosen += score;
  }
  return chosen - std::log((sum * sum - squares) / 2);
}

}  // namespace kiebitz
