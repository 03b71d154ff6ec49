#include "inference/counted.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace kiebitz {
namespace {

constexpr float kMostTimes = 10'000;

}  // namespace

std::array<int, HandCounts::kNumber> HandCounts::of(CardSet hand) {
  std::array<int, kNumber> rows{};
  for (int suit = 0; suit < kSuits; ++suit) rows[suit] = count(suit_of(hand, suit));
  const int aces = number_of(hand, kAce);
  rows[4] = jacks_of(hand);
  rows[5] = aces;
  rows[6] = aces + number_of(hand, kTen);
  rows[7] = number_of(hand, kKing) + number_of(hand, kQueen);
  rows[8] = number_of(hand, kSeven) + number_of(hand, kEight) + number_of(hand, kNine);
  for (int feature = 0; feature < kNumber; ++feature) rows[feature] += kFirstRow[feature];
  return rows;
}

CountedInference::CountedInference(const std::vector<float>& cells, std::shared_ptr<const Evaluator> evaluator,
                                   float least)
    : times_(cells.begin(), cells.end()), evaluator_(std::move(evaluator)), least_(least) {
  if (cells.size() != kCells) throw std::invalid_argument("the histograms of inference have another number of cells");
  if (!std::all_of(cells.begin(), cells.end(), [](float cell) { return cell > 0 && cell <= kMostTimes; }))
    throw std::invalid_argument("the histograms of inference have a cell that is not above 0, or beyond 10000");
}

std::vector<double> CountedInference::weigh(const std::vector<World>& worlds, const Observation& seen) const {
  std::vector<double> weights(worlds.size(), 1);
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat == seen.seat) continue;
    if (seat == seen.declarer)
      exclude_weak(weights, worlds, seen);
    else
      weigh_bidder(weights, worlds, seen, seat);
  }
  const double most = weights.empty() ? 0 : *std::max_element(weights.begin(), weights.end());
  for (double& weight : weights) weight = most > 0 ? weight / most : 1;
  return weights;
}

void CountedInference::weigh_bidder(std::vector<double>& weights, const std::vector<World>& worlds,
                                    const Observation& seen, int seat) const {
  const double* times = times_.data() + Likelihood::class_of(seen.limits[seat].low) * HandCounts::kRows;
  for (std::size_t world = 0; world < worlds.size(); ++world)
    for (const int row : HandCounts::of(worlds[world][seat] | seen.played[seat])) weights[world] *= times[row];
}

void CountedInference::exclude_weak(std::vector<double>& weights, const std::vector<World>& worlds,
                                    const Observation& seen) const {
  const Kind kind = seen.contract.kind;
  const int lane = kind != Kind::null ? static_cast<int>(kWins) : seen.contract.ouvert ? kOuvert : kClosed;
  std::vector<double> kept = weights;
  for (std::size_t world = 0; world < worlds.size(); ++world) {
    const CardSet hand = worlds[world][seen.declarer] | seen.played[seen.declarer];
    const Holding holding{hand, worlds[world][kSkat], seen.declarer};
    if (evaluator_->chances(kind, holding)[lane] < least_) kept[world] = 0;
  }
  // Who declares otherwise than expected is not inferred at all.
  if (std::any_of(kept.begin(), kept.end(), [](double weight) { return weight > 0; })) weights = std::move(kept);
}

}  // namespace kiebitz
