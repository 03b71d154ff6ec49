// Playing to a trick somebody else has led, in suit games and grand.
//
// Each card is weighed by what the trick is expected to bring to the own side, less what the card is worth later.
// Ducking, overtaking cheaply, bringing home an ace and smearing on the partner's trick all follow from this one sum.
#pragma once

#include "seats/rules/deduction.hpp"

namespace kiebitz::rules {

// The best card of the hand for the trick on the table.
Card follow(const Deduction& known);

}  // namespace kiebitz::rules
