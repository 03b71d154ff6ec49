// The hands of two defenders as the declarer knows them: which cards each may hold, and how many it holds.
//
// A card that both may hold lies with one of them or, in a hand game, in the skat. Not following suit shows a void. By the
// lemma of Furtak's thesis (6.2.1) some deal fits if each may hold enough cards, and both together may hold enough.
#pragma once

#include <array>

#include "base/cards.hpp"

namespace kiebitz {

struct Hidden {
  std::array<CardSet, 2> may = {};
  std::array<int, 2> holds = {};

  CardSet all() const { return may[0] | may[1]; }

  bool is_possible() const {
    return holds[0] <= count(may[0]) && holds[1] <= count(may[1]) && holds[0] + holds[1] <= count(all());
  }

  // Who may hold only as many cards as it holds, holds them all, and the other one none of them. After that, every card
  // that somebody may hold is one that it does hold in some deal.
  void settle() {
    if (count(may[1]) == holds[1]) may[0] &= ~may[1];
    if (count(may[0]) == holds[0]) may[1] &= ~may[0];
  }

  // The same, were a defender known to hold none of these cards; not possible in every case.
  Hidden lacking(int who, CardSet cards) const {
    Hidden hidden = *this;
    hidden.may[static_cast<std::size_t>(who)] &= ~cards;
    return hidden;
  }

  // A defender plays a card that it may hold.
  void play(int who, Card card) {
    may[0] &= ~bit(card);
    may[1] &= ~bit(card);
    --holds[static_cast<std::size_t>(who)];
    settle();
  }
};

}  // namespace kiebitz
