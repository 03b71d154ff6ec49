// A defender's card against an open null: the one whose plan beats the most likely skats.
//
// First every skat is looked at alone, with open cards: a vote. Then plans for all skats at once are searched, one own
// decision further each time, as long as there are nodes to spend. Cards are compared by what the deepest of these
// searches says; where it cannot tell them apart by the one before, down to the vote; then the declarer shall be caught
// soon, before anybody goes wrong; and what is left is decided by the rules of experts.
#pragma once

#include "judging/monte_carlo.hpp"
#include "null/belief_search.hpp"
#include "seats/player.hpp"
#include "worlds/sampler.hpp"

namespace kiebitz {

struct OuvertDefence {
  std::uint64_t nodes = 60'000;  // of the deeper searches; the vote is always completed
  int decisions = kTricks;       // own ones, to look ahead at most; 1 is the vote alone
  std::shared_ptr<const SeatPlayer> rules = nullptr;

  // The observation is that of a defender in turn, who sees the declarer's cards; the worlds are those that fit it. Time
  // limits the deeper searches alone. Throws SearchStopped if stopped or interrupted.
  Evidence judge(const Observation& seen, const Chosen& chosen, const Limits& limits = {}) const;
};

}  // namespace kiebitz
