// Forward pruning (Buro's ProbCut): where an estimate of a value lies far enough from what is asked, it answers in place of
// a search. Furtak & Buro asked it at the starts of tricks with 6 to 10 cards a hand.
//
// What comes of it is no proof. So it has a search of its own, with a table of its own, and is only for those who must
// decide soon; a position that is solved never meets it.
#pragma once

#include <cmath>
#include <memory>
#include <stdexcept>
#include <utility>

#include "solver/hands.hpp"

namespace kiebitz {

// What the declarer still gets, at the start of a trick, and by how much that is mostly wrong, both in card points.
struct Estimate {
  float value, error;
};

class Estimator {
 public:
  static constexpr int kFewestCards = 6, kMostCards = 10;  // a hand

  virtual ~Estimator() = default;
  virtual Estimate estimate(const Layout& layout, const Hands& hands, int leader) const = 0;
};

class Pruning {
 public:
  // A cut is right with a chance of about `confidence`, at least 0 and below 1; at 0 the estimate is taken at its word.
  // Errors are spread like Laplace's: so many times the mean error and more have the chance exp(-times).
  Pruning(std::shared_ptr<const Estimator> estimator, double confidence)
      : estimator_(std::move(estimator)), times_(static_cast<float>(-std::log(1 - confidence))) {
    if (estimator_ == nullptr) throw std::invalid_argument("who prunes needs somebody who estimates");
    if (!(confidence >= 0 && confidence < 1)) throw std::invalid_argument("a confidence is at least 0 and below 1");
  }

  // Where the value is taken to lie.
  struct Window {
    float low, high;
  };
  Window window(const Layout& layout, const Hands& hands, int leader) const {
    const Estimate found = estimator_->estimate(layout, hands, leader);
    return {found.value - times_ * found.error, found.value + times_ * found.error};
  }

  static bool is_for(int cards) { return cards >= Estimator::kFewestCards && cards <= Estimator::kMostCards; }

 private:
  std::shared_ptr<const Estimator> estimator_;
  float times_;
};

}  // namespace kiebitz
