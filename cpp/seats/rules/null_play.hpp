// Card play in null: the declarer ducks and sheds his dangerous cards, the defenders drive him up and stay below.
#pragma once

#include "seats/rules/deduction.hpp"

namespace kiebitz::rules {

// The card to play in a null game.
Card null_card(const Deduction& known);

}  // namespace kiebitz::rules
