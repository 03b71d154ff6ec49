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

// Counts of a plain suit, a byte each, so that those of several suits are added up at once.
class PlainFacts {
 public:
  enum Count : int {
    kLosers,   // cards of the hand below a card that is elsewhere
    kFulls,    // aces and tens that are safe: put away, or with no card above them elsewhere
    kTargets,  // aces and tens elsewhere
    kAces,     // aces in the hand, and tens
    kTens,
    kVoids,  // 1 if the hand has no card of the suit
    kCounts
  };

  constexpr PlainFacts() = default;
  constexpr int operator[](Count what) const { return static_cast<int>(bytes_ >> (8 * what) & 0xFF); }
  constexpr void set(Count what, int number) { bytes_ |= static_cast<std::uint64_t>(number) << (8 * what); }
  constexpr PlainFacts& operator+=(PlainFacts other) {
    bytes_ += other.bytes_;
    return *this;
  }

 private:
  std::uint64_t bytes_ = 0;
};

struct NullFacts {
  std::uint8_t danger;  // 0 if every card can be ducked; a weighted sum of how far the cards stand too high
  std::uint8_t grade;   // the danger in eight grades
  std::uint8_t lead;    // how many cards elsewhere are below the lowest of the hand, up to 3; 3 if there is none
  bool is_void;
};

// The seven plain cards of a suit, lowest first.
constexpr int plain_cards(CardSet cards, int suit) { return static_cast<int>(cards >> (8 * suit) & 0x7F); }
constexpr int suit_cards(CardSet cards, int suit) { return static_cast<int>(cards >> (8 * suit) & 0xFF); }

namespace patterns {
extern const std::array<int, 256> kPowers;  // for each set of cards, the sum of their powers of three
extern const std::array<int, 256> kNullOrder;  // the eight cards of a suit in the order of null
extern const std::array<PlainFacts, kPlainPatterns> kPlainFacts;
extern const std::array<NullFacts, kNullPatterns> kNullFacts;
}  // namespace patterns

inline int plain_pattern(int hand, int away) { return patterns::kPowers[hand] + 2 * patterns::kPowers[away]; }
// Of eight cards as they stand in a card set.
inline int null_pattern(int hand, int away) {
  return plain_pattern(patterns::kNullOrder[hand], patterns::kNullOrder[away]);
}
inline const PlainFacts& plain_facts(int pattern) { return patterns::kPlainFacts[pattern]; }
inline const NullFacts& null_facts(int pattern) { return patterns::kNullFacts[pattern]; }

}  // namespace kiebitz
