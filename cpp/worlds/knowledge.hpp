// What somebody at the table knows about where the cards are, and a world: one way they can lie.
#pragma once

#include <array>

#include "seats/observation.hpp"

namespace kiebitz {

// The places of cards not played yet: the three seats, then the skat.
inline constexpr int kPlaces = 4;
inline constexpr int kSkat = 3;

struct Knowledge {
  CardSet unseen = 0;                         // the cards whose place is unknown
  std::array<CardSet, kPlaces> known = {};    // the cards whose place is known
  std::array<int, kPlaces> takes = {};        // how many of the unseen cards lie in each place
  std::array<CardSet, kPlaces> barred = {};   // the cards that a place cannot hold: a seat has shown to be void
};

// All cards of every place.
using World = std::array<CardSet, kPlaces>;

// What a seat, or an onlooker, knows. Throws std::invalid_argument if it knows of more or fewer cards in a place than
// can be there.
Knowledge knowledge_of(const Observation& seen);

// What a seat would know in a world that looks the same to the one who has seen this.
Observation seen_by(int seat, const Observation& seen, const World& world);

}  // namespace kiebitz
