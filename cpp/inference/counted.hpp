// Inference as Kermit was published to make it (Long's thesis, 4.3): histograms of what hands hold, counted for each
// class of bids, are multiplied as if they knew nothing of each other; a declarer's hand must be good enough for its game.
#pragma once

#include <array>
#include <memory>

#include "evaluate/evaluator.hpp"
#include "inference/features.hpp"
#include "inference/inference.hpp"
#include "inference/likelihood.hpp"

namespace kiebitz {

// What is counted about ten cards, as rows: how many of each suit without its jack, which jacks, how many aces, aces and
// tens, kings and queens, low cards.
struct HandCounts {
  static constexpr int kNumber = 9;
  static constexpr std::array<int, kNumber + 1> kFirstRow = {0, 8, 16, 24, 32, 48, 53, 62, 71, 82};
  static constexpr int kRows = kFirstRow[kNumber];

  static std::array<int, kNumber> of(CardSet hand);
};

class CountedInference final : public Inference {
 public:
  // Classes are those of `Likelihood`: of what somebody has bid at least.
  static constexpr std::size_t kCells = std::size_t{Likelihood::kClasses} * HandCounts::kRows;

  // How many times as often as any hand those of each class have each row, class by class; who tells how good a
  // declarer's hand is, and the chance to win below which nobody declares. Throws std::invalid_argument if the cells have
  // another number, or one of them cannot be.
  CountedInference(const std::vector<float>& cells, std::shared_ptr<const Evaluator> evaluator, float least);

  std::vector<double> weigh(const std::vector<World>& worlds, const Observation& seen) const override;

 private:
  void weigh_bidder(std::vector<double>& weights, const std::vector<World>& worlds, const Observation& seen,
                    int seat) const;
  void exclude_weak(std::vector<double>& weights, const std::vector<World>& worlds, const Observation& seen) const;

  std::vector<double> times_;
  std::shared_ptr<const Evaluator> evaluator_;
  float least_;
};

}  // namespace kiebitz
