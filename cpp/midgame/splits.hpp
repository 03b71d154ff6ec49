// Suit and grand games with few cards left, counted: splits, who holds the cards, what the cards are worth.
//
// A split says how many cards of each suit are left, the trumps first, the other suits from the longest down. Who holds
// them is the ownership; split and ownership are all that play depends on. What the cards are worth is the valuation: all
// sevens, eights and nines are worth nothing, all jacks two, so many sets of cards are one valuation, and suits of the
// same length stand in one order only.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/layout.hpp"

namespace kiebitz {

// By place: trumps first. Suit games have four places, grand has five.
using Split = std::array<int, Layout::kMaxSuits>;

std::vector<Split> trump_splits(Kind kind, int cards);

// How many valuations a split has, and how many ways there are to give its cards to three players.
std::uint64_t valuations_in(Kind kind, const Split& split);
std::uint64_t ownerships_of(int cards);

// The cards of a suit of so many that stand for all those of equal worth, one set for each valuation; by their places in
// the suit of the layout.
std::vector<CardSet> suit_valuations(Kind kind, int place, int cards);

// The set that stands for these cards of a suit.
CardSet standing_for(int place, CardSet cards);

// The cards that stand for those of a suit of the layout: the trumps are its last one.
inline int suit_at(const Layout& layout, int place) { return layout.suits - 1 - place; }

}  // namespace kiebitz
