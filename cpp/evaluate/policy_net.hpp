// The numbers of the policy's networks, in the order in which they are kept.
#pragma once

#include "evaluate/policy_features.hpp"
#include "evaluate/row.hpp"

namespace kiebitz {

inline constexpr int kGroupTypes = 2;  // trumps, and the others

constexpr int type_of_group(int group) { return group == 0 ? 0 : 1; }

// What reads the groups of cards and sums them up: feelers for each, and hidden numbers for all.
template <int kFeelersWanted, int kHiddenWanted>
struct Trunk {
  static constexpr int kFeelers = kFeelersWanted, kHidden = kHiddenWanted;
  using Feelers = Row<kFeelers>;
  using Hidden = Row<kHidden>;

  std::array<Matrix<Scene::kGroupBits, kFeelers>, kGroupTypes> rows;
  std::array<Matrix<Scene::kContextBits, kFeelers>, kGroupTypes> context_rows;
  std::array<Matrix<kFeelers, kHidden>, kGroupTypes> sums;
  Matrix<Scene::kContextBits, kHidden> context_sums;
};

// A trunk with its two heads: what is wanted of a card and what cards offer, and how the game will end.
template <typename TrunkOfNet, int kKeyWanted>
struct PolicyNet {
  static constexpr int kKey = kKeyWanted;
  using Trunk = TrunkOfNet;
  using Key = Row<kKey>;

  Trunk trunk;
  Matrix<Trunk::kHidden, kKey> query;
  Key query_bias;
  std::array<std::array<Matrix<Trunk::kFeelers, kKey>, CardGroups::kMostCards>, kGroupTypes> keys;
  std::array<Matrix<CardGroups::kMostCards, kKey>, kGroupTypes> key_bias;
  typename Trunk::Hidden outcome;  // in hundreds of list points
};

}  // namespace kiebitz
