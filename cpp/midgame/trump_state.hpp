// The start of a trick of a suit or grand game as the tables know it: split, who holds the cards, what they are worth.
//
// Suits other than trumps stand in the order of their lengths and then of what they are worth, each from its highest card
// down; the highest bit of a mask is the highest trump.
#pragma once

#include <cstdlib>
#include <utility>

#include "base/bits.hpp"
#include "midgame/diagram.hpp"
#include "midgame/splits.hpp"
#include "solver/hands.hpp"

namespace kiebitz {

// The points of the cards of a state, by their bits.
inline constexpr int kMostTabled = 5;  // cards a hand
using Valuation = std::array<std::uint8_t, 16>;

// By how much two valuations differ in all.
inline int distance(const Valuation& one, const Valuation& other) {
  unsigned sum = 0;  // in a form that becomes a single instruction where there is one
  for (std::size_t at = 0; at < one.size(); ++at) sum += static_cast<unsigned>(std::abs(int{one[at]} - int{other[at]}));
  return static_cast<int>(sum);
}

inline int points_in(const Valuation& valuation) {
  int sum = 0;
  for (const std::uint8_t points : valuation) sum += points;
  return sum;
}

struct TrumpState {
  Split split{};
  Owners owners;
  Valuation valuation{};
  int total = 0;

  TrumpState(const Layout& layout, const Hands& hands) {
    std::array<std::pair<std::uint32_t, int>, Layout::kMaxSuits> suits{};  // in the order of the first
    const CardSet left = hands.left();
    for (int place = 0; place < layout.suits; ++place) {
      const int suit = suit_at(layout, place);
      const CardSet cards = (left & layout.suit[suit]) >> lowest(layout.suit[suit]);
      suits[place] = {static_cast<std::uint32_t>(count(cards)) << 16 | standing_for_side(cards), suit};
    }
    for (int place = 2; place < layout.suits; ++place)
      for (int at = place; at > 1 && suits[at].first > suits[at - 1].first; --at) std::swap(suits[at], suits[at - 1]);
    int bit = count(left);
    for (int place = 0; place < layout.suits; ++place) {
      CardSet cards = left & layout.suit[suits[place].second];
      split[place] = count(cards);
      owners.declarer = owners.declarer << count(cards) | extract_bits(hands.cards[0], cards);
      owners.second = owners.second << count(cards) | extract_bits(hands.cards[1], cards);
      bit -= count(cards);
      for (int at = bit; cards; cards &= cards - 1, ++at) {
        valuation[at] = static_cast<std::uint8_t>(layout.points[lowest(cards)]);
        total += valuation[at];
      }
    }
  }

 private:
  // Sevens, eights and nines are the same; trumps stand first whatever they are.
  static std::uint32_t standing_for_side(CardSet cards) { return (cards & 0x7F8) | (7u >> (3 - count(cards & 7))); }
};

}  // namespace kiebitz
