// How likely a world is, given what was said in the auction and what was declared: by tables of how often hands with
// the same features lead to the same bids, contracts and discards.
#pragma once

#include <vector>

#include "inference/features.hpp"
#include "inference/inference.hpp"

namespace kiebitz {

// The tables hold logarithms, as they are learned. Thousands of worlds are weighed for one decision, so their powers are
// kept, and rows are multiplied where logarithms would be added.
class Likelihood final : public Inference {
 public:
  // Limits are told apart by the bids at which a class of them begins.
  static constexpr std::array<int, 14> kClassBegins = {18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 48, 60};
  static constexpr int kClasses = static_cast<int>(kClassBegins.size()) + 1;
  static constexpr std::size_t kAuctionCells = std::size_t{AuctionFeatures::kRows} * kClasses;
  static constexpr std::size_t kContractCells = 2 * ContractFeatures::kRows;  // picked up, then hand games
  static constexpr std::size_t kCells = kAuctionCells + kContractCells + DiscardFeatures::kRows;

  // The cells of all tables: auction, contracts after picking up, hand games, discards. Throws std::invalid_argument if
  // their number is wrong, or one of them is no logarithm of odds that can be met.
  explicit Likelihood(const std::vector<float>& cells);

  std::vector<double> weigh(const std::vector<World>& worlds, const Observation& seen) const override;

  // The class that a limit belongs to.
  static int class_of(int bid);

 private:
  // A number for each class of limits, computed side by side.
  using Classes = double __attribute__((vector_size(16 * sizeof(double))));
  static_assert(kClasses <= 16);

  static Classes classes_within(const Limit& limit);

  double share_of(const World& world, const Observation& seen, const std::array<Classes, kSeats>& limits) const;
  double share_of_limit(CardSet hand, const Classes& limit) const;
  double share_of_contract(CardSet cards, const Observation& seen) const;
  double share_of_discard(CardSet cards, CardSet discard, Kind kind) const;

  std::vector<Classes> auction_;
  std::vector<double> contracts_, discards_;
};

}  // namespace kiebitz
