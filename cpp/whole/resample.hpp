// A game that looks the same to a seat, with the cards it does not see dealt anew.
#pragma once

#include "whole/whole_game.hpp"

namespace kiebitz {

// Uniform among the worlds that fit all that the seat, or an onlooker, knows; where the skat was picked up by another,
// any two of the twelve cards are the ones that were found. The same has been said and played in it.
WholeGame resampled(const WholeGame& game, int seat, Random& random);

}  // namespace kiebitz
