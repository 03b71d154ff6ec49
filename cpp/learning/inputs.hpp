// What a network is shown of a decision, as bits.
#pragma once

#include "evaluate/policy_features.hpp"
#include "seats/game.hpp"

namespace kiebitz {

struct Inputs {
  ContextBits context;
  std::array<GroupBits, CardGroups::kNumber> groups;  // those that the game has not are empty
  std::uint32_t present = 0;                          // which it has

  template <typename Visit>
  void for_each_group(Visit&& visit) const {
    for (std::uint32_t rest = present; rest; rest &= rest - 1) visit(std::countr_zero(rest));
  }
};

// What the policy sees: what the seat in turn knows.
Inputs inputs_of(const Scene& scene, const Observation& seen);

// What the critic sees: all cards, told from the declarer.
Inputs sight_of(const Game& game);

}  // namespace kiebitz
