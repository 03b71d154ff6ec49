// A world: one way the cards can lie.
#pragma once

#include <array>

#include "base/cards.hpp"

namespace kiebitz {

// The places of cards not played yet: the three seats, then the skat.
inline constexpr int kPlaces = 4;
inline constexpr int kSkat = 3;

// All cards of every place.
using World = std::array<CardSet, kPlaces>;

}  // namespace kiebitz
