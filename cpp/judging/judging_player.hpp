// A seat player that judges its cards and can say what speaks for each of them.
#pragma once

#include <optional>

#include "judging/monte_carlo.hpp"
#include "seats/player.hpp"

namespace kiebitz {

class JudgingPlayer : public SeatPlayer {
 public:
  using SeatPlayer::SeatPlayer;

  // The best card; the only legal one without a thought.
  Card choose(const Observation& seen, Random& random) const final { return decide(seen, random.next()); }
  Card decide(const Observation& seen, std::uint64_t seed) const final {
    const CardSet legal = seen.legal();
    return count(legal) == 1 ? lowest(legal) : evidence(seen, seed).value().best;
  }

  // What speaks for each legal card of the seat, whose turn it is; all figures of every card where all values are asked
  // for. Nothing if stopped or interrupted. Throws std::invalid_argument where there is no card to judge.
  virtual std::optional<Evidence> evidence(const Observation& seen, std::uint64_t seed, bool all_values = false,
                                           const Budget& budget = {}) const = 0;
};

// Throws std::invalid_argument for everybody else.
inline void check_in_turn(const Observation& seen) {
  if (seen.declarer == kNobody || !seen.my_turn() || !seen.hand)
    throw std::invalid_argument("a card is judged by the seat whose turn it is to play one");
}

}  // namespace kiebitz
