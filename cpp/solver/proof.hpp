// What a search returns: a proven bound, the cards whose rank the proof used and those whose points it counted.
//
// A proof holds as well where cards below the lowest card of a suit that won by its rank are exchanged: who holds which
// of them did not matter, only how many (Ginsberg's partition search, Furtak's lowest winning rank). It is a promise to
// one side: a lower bound is what the declarer gets at least, an upper bound leaves the rest to the defenders. Where the
// points of cards differ, only those of cards that the side captures in some line of the proof can break the promise.
#pragma once

#include "layout.hpp"

namespace kiebitz {

struct Proof {
  int value = 0;         // at least the number asked for: a lower bound; less: an upper bound
  CardSet ranks = 0;     // the cards that won by rank
  CardSet captured = 0;  // the cards counted for the side whose bound it is
};

// All cards of a suit from a given one upwards, itself included.
inline CardSet from_card_up(const Layout& layout, Card card) { return layout.follow[card] & ~(bit(card) - 1); }

// The cards left whose owner matters to a proof: in each suit those not below its lowest winning rank.
inline CardSet cards_that_matter(const Layout& layout, CardSet ranks, CardSet left) {
  CardSet matter = 0;
  for (int suit = 0; suit < layout.suits; ++suit)
    if (const CardSet winners = ranks & layout.suit[suit]) matter |= from_card_up(layout, lowest(winners));
  return matter & left;
}

// The winner of a finished trick if it won by rank, that is, over another card of its suit.
inline CardSet winner_by_rank(const Layout& layout, Card winner, CardSet trick) {
  const CardSet same_suit = trick & layout.follow[winner];
  return same_suit & (same_suit - 1) ? bit(winner) : 0;
}

}  // namespace kiebitz
