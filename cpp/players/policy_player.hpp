// The seat player that does not search: it plays what the policy says experts play most, or varies as they do.
#pragma once

#include <cmath>
#include <memory>
#include <utility>

#include "evaluate/policy.hpp"
#include "seats/player.hpp"

namespace kiebitz {

class PolicyPlayer final : public SeatPlayer {
 public:
  // At temperature 0 the likeliest card, at 1 each as often as experts would; the higher, the more alike all cards are.
  explicit PolicyPlayer(std::shared_ptr<const CardPolicy> policy, double temperature = 0)
      : policy_(std::move(policy)), temperature_(temperature) {}

  // Between equals the lowest one.
  Card choose(const Observation& seen, Random& random) const override {
    const CardSet legal = seen.legal();
    if (count(legal) == 1) return lowest(legal);
    const CardChances chances = policy_->chances(seen);
    return temperature_ > 0 ? drawn(chances, random) : likeliest(chances);
  }

  bool leaves_to_chance() const override { return temperature_ > 0; }

 private:
  static Card likeliest(const CardChances& chances) {
    Card best = lowest(chances.legal);
    for (CardSet rest = chances.legal; rest; rest &= rest - 1)
      if (chances.of[lowest(rest)] > chances.of[best]) best = lowest(rest);
    return best;
  }

  Card drawn(const CardChances& chances, Random& random) const {
    double all = 0;
    for (CardSet rest = chances.legal; rest; rest &= rest - 1) all += heated(chances.of[lowest(rest)]);
    double left = random.unit() * all;
    CardSet rest = chances.legal;
    for (; count(rest) > 1; rest &= rest - 1) {
      left -= heated(chances.of[lowest(rest)]);
      if (left < 0) break;
    }
    return lowest(rest);
  }

  double heated(double chance) const { return temperature_ == 1 ? chance : std::pow(chance, 1 / temperature_); }

  const std::shared_ptr<const CardPolicy> policy_;
  const double temperature_;
};

}  // namespace kiebitz
