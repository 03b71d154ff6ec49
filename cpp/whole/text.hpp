// An information state in words: what a seat was dealt, and all moves as it heard them.
#pragma once

#include <string>

#include "whole/whole_game.hpp"

namespace kiebitz {

// A card as CJ, an action as 18, y, p, s, GH or CJ.
std::string card_text(Card card);
std::string action_text(Action action);

// The seat's number and its ten cards, then the moves. Of the skat it knows what it found and put away itself: s.HA.H7 and
// G.C7.D8, where others hear s and G. For nobody, what everybody has heard.
std::string information_text(const WholeGame& game, int seat);

}  // namespace kiebitz
