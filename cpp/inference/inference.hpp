// Who tells how likely a world is, given what was said in the auction and what was declared.
#pragma once

#include <vector>

#include "base/world.hpp"
#include "seats/observation.hpp"

namespace kiebitz {

class Inference {
 public:
  virtual ~Inference() = default;

  // A weight for each world of what a seat has seen, whose own cards need no guessing. Only their ratios mean something;
  // the likeliest has 1.
  virtual std::vector<double> weigh(const std::vector<World>& worlds, const Observation& seen) const = 0;
};

}  // namespace kiebitz
