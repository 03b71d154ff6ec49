// What a search returns: a proven bound, the cards whose rank the proof used and those whose points it counted.
//
// A proof holds as well where cards below the lowest card of a suit that won by its rank are exchanged: who holds which
// of them did not matter, only how many (Ginsberg's partition search, Furtak's lowest winning rank). It is a promise to
// one side: a lower bound is what the declarer gets at least, an upper bound leaves the rest to the defenders. Where the
// points of cards differ, only those of cards that the side captures in some line of the proof can break the promise.
#pragma once

#include "base/layout.hpp"

namespace kiebitz {

class Proof {
 public:
  int value = 0;  // at least the number asked for: a lower bound; less: an upper bound

  Proof() = default;
  Proof(int bound, CardSet ranks, CardSet captured = 0) : value(bound), used_(both(ranks, captured)) {}

  CardSet ranks() const { return static_cast<CardSet>(used_); }           // the cards that won by rank
  CardSet captured() const { return static_cast<CardSet>(used_ >> 32); }  // those counted for the side whose bound it is

  void use(CardSet ranks, CardSet captured) { used_ |= both(ranks, captured); }
  void use_ranks(CardSet ranks) { used_ |= ranks; }
  void use(const Proof& other) { used_ |= other.used_; }

 private:
  static std::uint64_t both(CardSet ranks, CardSet captured) { return std::uint64_t{captured} << 32 | ranks; }

  std::uint64_t used_ = 0;  // in one number, so that a proof is returned in registers without a detour over memory
};

// The cards left whose owner matters to a proof: in each suit those not below its lowest winning rank.
inline CardSet cards_that_matter(const Layout& layout, CardSet ranks, CardSet left) {
  CardSet matter = 0;
  for (int suit = 0; suit < layout.suits; ++suit) {
    const CardSet winners = ranks & layout.suit[suit];
    matter |= layout.suit[suit] & (0 - (winners & (0 - winners)));
  }
  return matter & left;
}

// The winner of a finished trick if it won by rank, that is, over another card of its suit.
inline CardSet winner_by_rank(const Layout& layout, Card winner, CardSet trick) {
  const CardSet same_suit = trick & layout.follow[winner];
  return same_suit & (same_suit - 1) ? bit(winner) : 0;
}

}  // namespace kiebitz
