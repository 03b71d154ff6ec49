#include "inference/likelihood.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace kiebitz {
namespace {

constexpr float kMostOdds = 50;  // whose powers, multiplied over the rows of a hand, are still numbers

double power(float cell) {
  if (!(std::abs(cell) <= kMostOdds)) throw std::invalid_argument("the tables of inference have a cell beyond 50");
  return std::exp(static_cast<double>(cell));
}

}  // namespace

Likelihood::Likelihood(const std::vector<float>& cells) : auction_(AuctionFeatures::kRows) {
  if (cells.size() != kCells) throw std::invalid_argument("the tables of inference have another number of cells");
  for (std::size_t cell = 0; cell < kAuctionCells; ++cell)
    auction_[cell / kClasses][cell % kClasses] = power(cells[cell]);
  const auto contracts = cells.begin() + kAuctionCells, discards = contracts + kContractCells;
  std::transform(contracts, discards, std::back_inserter(contracts_), power);
  std::transform(discards, cells.end(), std::back_inserter(discards_), power);
}

std::vector<double> Likelihood::weigh(const std::vector<World>& worlds, const Observation& seen) const {
  std::array<Classes, kSeats> limits;
  for (int seat = 0; seat < kSeats; ++seat) limits[seat] = classes_within(seen.limits[seat]);
  std::vector<double> weights;
  weights.reserve(worlds.size());
  for (const World& world : worlds) weights.push_back(share_of(world, seen, limits));
  const double most = weights.empty() ? 0 : *std::max_element(weights.begin(), weights.end());
  for (double& weight : weights) weight /= most;
  return weights;
}

int Likelihood::class_of(int bid) {
  return static_cast<int>(std::upper_bound(kClassBegins.begin(), kClassBegins.end(), bid) - kClassBegins.begin());
}

// A one for each class that a limit leaves possible.
Likelihood::Classes Likelihood::classes_within(const Limit& limit) {
  const int first = class_of(limit.low), last = limit.high == Limit::kEndless ? kClasses - 1 : class_of(limit.high - 1);
  Classes within{};
  for (int at = first; at <= last; ++at) within[at] = 1;
  return within;
}

double Likelihood::share_of(const World& world, const Observation& seen,
                            const std::array<Classes, kSeats>& limits) const {
  double share = 1;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat == seen.seat) continue;
    const CardSet dealt = world[seat] | seen.played[seat];
    if (seat != seen.declarer) {
      share *= share_of_limit(dealt, limits[seat]);
    } else if (seen.contract.hand) {
      share *= share_of_limit(dealt, limits[seat]) * share_of_contract(dealt, seen);
    } else {
      // Which of the twelve cards the declarer was dealt is not known; that it bid with them is part of the contract.
      const CardSet cards = dealt | world[kSkat];
      share *= share_of_contract(cards, seen) * share_of_discard(cards, world[kSkat], seen.contract.kind);
    }
  }
  return share;
}

double Likelihood::share_of_limit(CardSet hand, const Classes& limit) const {
  const std::array<int, AuctionFeatures::kNumber> rows = AuctionFeatures::of(hand);
  Classes shares = auction_[rows[0]];
  for (int feature = 1; feature < AuctionFeatures::kNumber; ++feature) shares *= auction_[rows[feature]];
  const Classes fitting = shares * limit;
  double all_sum = 0, fitting_sum = 0;
  for (int at = 0; at < kClasses; ++at) {
    all_sum += shares[at];
    fitting_sum += fitting[at];
  }
  return fitting_sum / all_sum;
}

double Likelihood::share_of_contract(CardSet cards, const Observation& seen) const {
  const double* table = contracts_.data() + (seen.contract.hand ? ContractFeatures::kRows : 0);
  double all = 1, declared = 0;  // not to become declarer counts 1
  for (int kind = 0; kind < kKinds; ++kind) {
    double share = 1;
    for (const int row : ContractFeatures::of(cards, static_cast<Kind>(kind), seen.bid, seen.contract.hand))
      share *= table[row];
    if (static_cast<Kind>(kind) == seen.contract.kind) declared = share;
    all += share;
  }
  return declared / all;
}

// Over all pairs of twelve cards whose shares multiply, the sum is half of that of all products less the squares.
double Likelihood::share_of_discard(CardSet cards, CardSet discard, Kind kind) const {
  double sum = 0, squares = 0, chosen = 1;
  for (CardSet rest = cards; rest; rest &= rest - 1) {
    const double share = discards_[DiscardFeatures::of(lowest(rest), cards, kind)];
    sum += share;
    squares += share * share;
    if (discard >> lowest(rest) & 1) chosen *= share;
  }
  return chosen / ((sum * sum - squares) / 2);
}

}  // namespace kiebitz
