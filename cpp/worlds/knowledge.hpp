// What somebody at the table knows about where the cards are.
#pragma once

#include <array>

#include "base/world.hpp"
#include "seats/observation.hpp"

namespace kiebitz {

struct Knowledge {
  CardSet unseen = 0;                         // the cards whose place is unknown
  std::array<CardSet, kPlaces> known = {};    // the cards whose place is known
  std::array<int, kPlaces> takes = {};        // how many of the unseen cards lie in each place
  std::array<CardSet, kPlaces> barred = {};   // the cards that a place cannot hold: a seat has shown to be void
};

// What a seat, or an onlooker, knows. Throws std::invalid_argument if it knows of more or fewer cards in a place than
// can be there.
Knowledge knowledge_of(const Observation& seen);

}  // namespace kiebitz
