// What a policy likes of the cards, as a head start: where worlds tell little between cards, a player that has learned
// from outcomes knows more of them.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <utility>

#include "evaluate/policy.hpp"

namespace kiebitz {

class Liking {
 public:
  // Nothing is liked more than anything else.
  Liking() = default;

  // A card has the weight times the logarithm of its chance, in scores of worlds, up to a trick of the game. Throws
  // std::invalid_argument for what cannot be.
  Liking(std::shared_ptr<const CardPolicy> policy, double weight, int until = kTricks)
      : policy_(std::move(policy)), weight_(weight), until_(until) {
    if (policy_ == nullptr) throw std::invalid_argument("a liking is that of a policy");
    if (!(weight > 0) || !std::isfinite(weight)) throw std::invalid_argument("a liking has a weight above 0");
    if (until < 1 || until > kTricks) throw std::invalid_argument("a game has the tricks 1 to 10");
  }

  bool counts(const Observation& seen) const { return policy_ != nullptr && seen.number / kSeats + 1 <= until_; }

  // The head start of every legal card, by its number in cards.hpp: 0 or less.
  std::array<double, kCards> of(const Observation& seen) const {
    std::array<double, kCards> found = {};
    const CardChances chances = policy_->chances(seen);
    for (CardSet rest = chances.legal; rest; rest &= rest - 1) {
      const double chance = std::max<double>(chances.of[lowest(rest)], kLeastChance);
      found[lowest(rest)] = weight_ * std::log(chance);
    }
    return found;
  }

 private:
  static constexpr double kLeastChance = 1e-3;  // what is hardly ever played may still be right

  std::shared_ptr<const CardPolicy> policy_;
  double weight_ = 0;
  int until_ = kTricks;
};

}  // namespace kiebitz
