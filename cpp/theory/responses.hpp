// What policies are worth: against each other, and against who knows them.
#pragma once

#include <vector>

#include "theory/extensive_game.hpp"

namespace kiebitz {

struct Response {
  Policy policy;  // the others' unchanged
  double value;
};

// Of every node for one player, where everybody follows the policy.
std::vector<double> node_values(const ExtensiveGame& game, const Policy& policy, int player);

// Of the game, for each player.
std::vector<double> expected_payoffs(const SequenceForm& game, const Policy& policy);

// The best that a player can do against the others' part of a policy. Of equal actions the first is taken.
Response best_response(const SequenceForm& game, const Policy& policy, int player);

// What each player alone could gain: all 0 in an equilibrium.
std::vector<double> gains(const SequenceForm& game, const Policy& policy);

// Every action of a set alike.
Policy uniform_policy(const SequenceForm& game);

// The policy of one player, the others' from another.
Policy joined(const SequenceForm& game, const Policy& own, const Policy& others, int player);

}  // namespace kiebitz
