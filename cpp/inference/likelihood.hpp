// How likely a world is, given what was said in the auction and what was declared: by tables of how often hands with
// the same features lead to the same bids, contracts and discards.
#pragma once

#include <vector>

#include "features.hpp"
#include "worlds/knowledge.hpp"

namespace kiebitz {

class Likelihood {
 public:
  // Limits are told apart by the bids at which a class of them begins.
  static constexpr std::array<int, 14> kClassBegins = {18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 48, 60};
  static constexpr int kClasses = static_cast<int>(kClassBegins.size()) + 1;
  static constexpr std::size_t kAuctionCells = std::size_t{AuctionFeatures::kRows} * kClasses;
  static constexpr std::size_t kContractCells = 2 * ContractFeatures::kRows;  // picked up, then hand games
  static constexpr std::size_t kCells = kAuctionCells + kContractCells + DiscardFeatures::kRows;

  // The cells of all tables: auction, contracts after picking up, hand games, discards. Throws std::invalid_argument if
  // their number is wrong.
  explicit Likelihood(std::vector<float> cells);

  // A weight for each world of what a seat has seen, whose own cards need no guessing. Only their ratios mean something;
  // the likeliest has 1.
  std::vector<double> weigh(const std::vector<World>& worlds, const Observation& seen) const;

  // The class that a limit belongs to.
  static int class_of(int bid);

 private:
  double log_of(const World& world, const Observation& seen) const;
  double log_limit(CardSet hand, const Limit& limit) const;
  double log_contract(CardSet cards, const Observation& seen) const;
  double log_discard(CardSet cards, CardSet discard, Kind kind) const;

  const std::vector<float> cells_;
};

}  // namespace kiebitz
