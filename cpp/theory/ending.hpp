// The last tricks of a Skat game in extensive form: chance deals one of some worlds, then cards are played.
//
// Everybody sees the cards fall; each seat knows its own hand, and the declarer what it has put away. Payoffs are the
// declarer's list points less a defender's, and for each defender the opposite: the defenders want the same, but do not
// know the same. A node is a real choice: forced cards are played on the way, and play ends where nothing can change the
// result any more.
#pragma once

#include <vector>

#include "base/world.hpp"
#include "seats/observation.hpp"
#include "theory/extensive_game.hpp"

namespace kiebitz {

// Worlds as an onlooker may imagine them, each as likely as its weight. Throws std::invalid_argument for more than four
// tricks, or if the game would have more nodes than `most`.
ExtensiveGame ending(const Observation& seen, const std::vector<World>& worlds, const std::vector<double>& weights,
                     int most);

}  // namespace kiebitz
