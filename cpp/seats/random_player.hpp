// The seat player that takes any legal card, each with the same chance.
#pragma once

#include "seats/player.hpp"

namespace kiebitz {

class RandomPlayer final : public SeatPlayer {
 public:
  Card choose(const Observation& seen, Random& random) const override {
    CardSet legal = seen.legal();
    for (auto skipped = random.below(static_cast<std::uint64_t>(count(legal))); skipped > 0; --skipped) legal &= legal - 1;
    return lowest(legal);
  }
};

}  // namespace kiebitz
