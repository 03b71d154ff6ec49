// Synthetic games of two players and a sum of zero (Long and others, 2010): bias, correlation and disambiguation.
//
// Chance gives each player one of some worlds, which only that player knows. Then both move in turn, and everybody sees
// the moves. The last moves lead to wins and losses: with the chance `correlation` all of a place's have the same end,
// which is a win of the first player with the chance `bias`; otherwise it matters which is taken. Whenever a player is
// to move, each set of worlds that it cannot tell apart falls into halves with the chance `disambiguation`, these again,
// and so on.
//
// Beyond the papers a tree need not be regular: places may end early, have more moves than two, and be alike in all
// worlds.
#pragma once

#include <cstdint>

#include "theory/extensive_game.hpp"

namespace kiebitz {

struct SyntheticTree {
  double bias;
  double correlation;
  double disambiguation;
  int depth = 8;
  int worlds = 8;       // of each player
  int most_moves = 2;   // a place has from 2 to so many
  double early = 0;     // the chance that the moves of a place above the last are the last ones
  double alike = 0;     // the chance that the ends of a place are the same in all worlds
  int blind = 0;        // moves of each player before which nothing falls into halves
};

ExtensiveGame grow(const SyntheticTree& tree, std::uint64_t seed);

}  // namespace kiebitz
