// The seat player that does not search: it plays what the policy says experts play most.
#pragma once

#include <memory>
#include <utility>

#include "evaluate/policy.hpp"
#include "seats/player.hpp"

namespace kiebitz {

class PolicyPlayer final : public SeatPlayer {
 public:
  explicit PolicyPlayer(std::shared_ptr<const Policy> policy) : policy_(std::move(policy)) {}

  // The likeliest card, between equals the lowest one.
  Card choose(const Observation& seen, Random&) const override {
    const CardSet legal = seen.legal();
    if (count(legal) == 1) return lowest(legal);
    const CardChances chances = policy_->chances(seen);
    Card best = lowest(legal);
    for (CardSet rest = legal; rest; rest &= rest - 1)
      if (chances.of[lowest(rest)] > chances.of[best]) best = lowest(rest);
    return best;
  }

 private:
  const std::shared_ptr<const Policy> policy_;
};

}  // namespace kiebitz
