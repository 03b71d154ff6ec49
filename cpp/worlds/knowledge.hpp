// What somebody at the table knows about where the cards are, and a world: one way they can lie.
#pragma once

#include <array>

#include "cards.hpp"

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

}  // namespace kiebitz
