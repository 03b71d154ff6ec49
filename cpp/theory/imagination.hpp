// Players who imagine the worlds that fit what they know, in any game in extensive form, exactly: all worlds, each as
// likely as chance has made it, and nothing inferred from what others did.
#pragma once

#include <cstdint>

#include "theory/extensive_game.hpp"

namespace kiebitz {

// How a choice between equal actions is made.
enum class Ties { kSplit, kFirst, kLast };

// Perfect information Monte Carlo: every world is finished as if all cards were open.
Policy open_cards_policy(const ExtensiveGame& game, Ties ties = Ties::kSplit);

// Imperfect information Monte Carlo: every world is finished by players who follow a policy.
Policy playout_policy(const ExtensiveGame& game, const Policy& playouts, Ties ties = Ties::kSplit);

// UCT with information sets as nodes and random playouts: each playout draws what chance does, follows what has done
// best or was tried too little to know, adds one set to the tree and goes on at random. Who plays by it takes the action
// most tried; sets that no playout came to are played at random.
Policy uct_policy(const ExtensiveGame& game, int playouts, double exploration, std::uint64_t seed);

}  // namespace kiebitz
