// How likely a world is, given the cards that others have played: would they have played them with such hands?
//
// Every card played so far by another seat is looked at again, with what that seat would have known in the world, and the
// policy says how likely it was: for an expert, for anybody else, and for strangers, who are hard to foresee. A seat is one
// of these from the first card to the last, so the products over its cards are added up, and which of them tells most
// shows by itself. The product over the seats is tempered, since nobody plays just like the policy, and cards that are
// hard to foresee have much in common.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "base/world.hpp"
#include "evaluate/policy.hpp"
#include "seats/observation.hpp"

namespace kiebitz {

class CardReading {
 public:
  struct Trust {
    double exponent = 0.85;  // of the product of chances: 0 believes nothing, 1 everything
    double blunders = 0.02;  // how often anybody may play any card
    double strangers = 0.1;  // how many there are, for each one like those learned from
    std::array<double, kSeats> experts = {0.5, 0.5, 0.5};  // how likely one sits at each seat, and not somebody else
  };

  // Throws std::invalid_argument if one of these is not between 0 and 1.
  CardReading(std::shared_ptr<const Policy> policy, const Trust& trust);

  // A weight for each world of what a seat has seen, the likeliest 1. Whoever saw it is not guessed at: its own cards
  // tell nothing.
  std::vector<double> weigh(const std::vector<World>& worlds, const Observation& seen) const;

 private:
  std::shared_ptr<const Policy> policy_;
  Trust trust_;
};

}  // namespace kiebitz
