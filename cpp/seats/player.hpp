// Somebody who plays cards at one seat and knows only what the seat knows.
#pragma once

#include "base/random.hpp"
#include "seats/observation.hpp"

namespace kiebitz {

// It keeps nothing from one decision to the next: a card depends on what is seen and on chance alone, so that one player
// can sit at many tables at once, on several threads.
class SeatPlayer {
 public:
  SeatPlayer() = default;
  SeatPlayer(const SeatPlayer&) = delete;
  SeatPlayer& operator=(const SeatPlayer&) = delete;
  virtual ~SeatPlayer() = default;

  // One of the legal cards of the seat, whose turn it is.
  virtual Card choose(const Observation& seen, Random& random) const = 0;
};

}  // namespace kiebitz
