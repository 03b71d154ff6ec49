// Cards and sets of cards as everybody outside the core writes them.
//
// A card is eight times its suit (diamonds, hearts, spades, clubs) plus its rank (7 8 9 Q K T A J); a set of cards is a
// 32-bit mask. The search does not use these numbers but those of a layout, in which the cards of a contract stand in
// their order of strength.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace kiebitz {

using Card = int;
using CardSet = std::uint32_t;

inline constexpr int kCards = 32;
inline constexpr int kSuits = 4;
inline constexpr int kSeats = 3;
inline constexpr int kDeckPoints = 120;
inline constexpr int kTricks = 10;
inline constexpr std::array<int, 8> kRankPoints = {0, 0, 0, 3, 4, 10, 11, 2};

enum Rank : int { kSeven, kEight, kNine, kQueen, kKing, kTen, kAce, kJack };

enum class Kind : int { diamonds, hearts, spades, clubs, grand, null };
inline constexpr int kKinds = 6;

constexpr CardSet bit(Card card) { return CardSet{1} << card; }
constexpr int count(CardSet set) { return std::popcount(set); }
constexpr Card lowest(CardSet set) { return std::countr_zero(set); }
constexpr Card highest(CardSet set) { return 31 - std::countl_zero(set); }

// The four jacks as a number up to 15, from diamonds to clubs a bit each.
constexpr int jacks_of(CardSet cards) {
  return static_cast<int>((cards >> 7 & 1) | (cards >> 14 & 2) | (cards >> 21 & 4) | (cards >> 28 & 8));
}

constexpr int points_of(Card card) { return kRankPoints[card % 8]; }

// The cards of a rank, in all suits.
constexpr CardSet all_of(Rank rank) { return CardSet{0x01010101} << rank; }

// The card points of a set of cards.
constexpr int card_points(CardSet cards) {
  int sum = 0;
  for (const Rank rank : {kQueen, kKing, kTen, kAce, kJack}) sum += kRankPoints[rank] * count(cards & all_of(rank));
  return sum;
}

constexpr int next_seat(int seat) { return seat == 2 ? 0 : seat + 1; }

}  // namespace kiebitz
