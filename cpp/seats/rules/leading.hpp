// Leading to a trick in suit games and grand.
//
// The declarer draws trumps, cashes what stands and then gives up his losers; the defenders lead short suits through
// the declarer and long ones up to him, aces while they live, and trumps only when nothing else is left.
#pragma once

#include "seats/rules/deduction.hpp"

namespace kiebitz::rules {

// The best card to lead.
Card lead(const Deduction& known);

}  // namespace kiebitz::rules
