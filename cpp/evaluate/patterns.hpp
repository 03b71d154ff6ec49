// What the cards of one suit are worth noticing, looked up by their pattern.
//
// A plain card is elsewhere, in the hand or put away; the seven of a suit make 3^7 patterns, the eight of a suit in null
// 3^8. A pattern is the sum of the powers of three of the hand's cards and twice those of the cards put away.
#pragma once

#include <cstdint>

#include "evaluate/family.hpp"

namespace kiebitz {

inline constexpr int kPlainPatterns = 2187;
inline constexpr int kNullPatterns = 6561;

struct PlainFacts {
  std::uint8_t losers;   // cards of the hand below a card that is elsewhere
  std::uint8_t winners;  // cards of the hand with none above them elsewhere
  std::uint8_t fulls;    // aces and tens that are safe: put away, or among the winners
  std::uint8_t targets;  // aces and tens elsewhere
  bool has_ace, has_ten, is_void;
};

struct NullFacts {
  std::uint8_t weakness;  // 0 if every card can be ducked, up to 3
  std::uint8_t lead;      // how many cards elsewhere are below the lowest of the hand, up to 3; 3 if there is none
  bool is_void;
};

// The seven plain cards of a suit, lowest first.
constexpr int plain_cards(CardSet cards, int suit) { return static_cast<int>(cards >> (8 * suit) & 0x7F); }
constexpr int suit_cards(CardSet cards, int suit) { return static_cast<int>(cards >> (8 * suit) & 0xFF); }

int plain_pattern(int hand, int away);
int null_pattern(int hand, int away);  // of eight cards as they stand in a card set
const PlainFacts& plain_facts(int pattern);
const NullFacts& null_facts(int pattern);

// The four jacks from diamonds to clubs as a number up to 15.
constexpr int jacks_of(CardSet cards) {
  return static_cast<int>((cards >> 7 & 1) | (cards >> 14 & 2) | (cards >> 21 & 4) | (cards >> 28 & 8));
}

}  // namespace kiebitz
