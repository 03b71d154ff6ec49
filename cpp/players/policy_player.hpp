// The seat player that does not search: it plays what the policy says experts play most, or as often as they do.
#pragma once

#include <memory>
#include <utility>

#include "evaluate/policy.hpp"
#include "seats/player.hpp"

namespace kiebitz {

class PolicyPlayer final : public SeatPlayer {
 public:
  // Who varies plays each card as often as experts would, else always the likeliest.
  explicit PolicyPlayer(std::shared_ptr<const CardPolicy> policy, bool varies = false)
      : policy_(std::move(policy)), varies_(varies) {}

  // Between equals the lowest one.
  Card choose(const Observation& seen, Random& random) const override {
    const CardSet legal = seen.legal();
    if (count(legal) == 1) return lowest(legal);
    const CardChances chances = policy_->chances(seen);
    return varies_ ? drawn(chances, random) : likeliest(chances);
  }

  bool leaves_to_chance() const override { return varies_; }

 private:
  static Card likeliest(const CardChances& chances) {
    Card best = lowest(chances.legal);
    for (CardSet rest = chances.legal; rest; rest &= rest - 1)
      if (chances.of[lowest(rest)] > chances.of[best]) best = lowest(rest);
    return best;
  }

  static Card drawn(const CardChances& chances, Random& random) {
    double left = random.unit();
    CardSet rest = chances.legal;
    for (; count(rest) > 1; rest &= rest - 1) {
      left -= chances.of[lowest(rest)];
      if (left < 0) break;
    }
    return lowest(rest);
  }

  const std::shared_ptr<const CardPolicy> policy_;
  const bool varies_;
};

}  // namespace kiebitz
