// The seat player by rules of thumb, a decent club beginner, quick and without any search: it weighs each card by what
// its trick is expected to bring, less what the card is worth later. The same observation gives the same card.
#pragma once

#include "seats/player.hpp"

namespace kiebitz {

class RulesPlayer final : public SeatPlayer {
 public:
  Card choose(const Observation& seen, Random& random) const override;
  bool leaves_to_chance() const override { return false; }
};

}  // namespace kiebitz
