// What Furtak's linear estimators look at (thesis, Tables 7.1 and 7.2), at the start of a trick.
//
// A constellation tells where each of some cards is: with one of the three players, or out. Cards alike in worth, such as
// the jacks, are told by the owners of those left, highest first, wherever the gaps are. Side suits share their weights,
// so what speaks of all of them speaks of a multiset. Each feature is an index into a table of its own; the tables have
// the sizes that the thesis gives.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solver/hands.hpp"

namespace kiebitz {

// So many things out of a number of them, for the few that are chosen here.
constexpr int choose(int from, int number) {
  int ways = 1;
  for (int at = 0; at < number; ++at) ways = ways * (from - at) / (at + 1);
  return ways;
}

class ValueFeatures {
 public:
  static constexpr int kSuit = 21, kGrand = 6;  // how many features a kind of game has
  static constexpr std::array<int, kSuit> kSuitSizes = {
      394'944, 13'056, 817'960,                       // jacks, ace and side aces and tens; aces and tens; trumps
      40'960, 40'960, 40'960, 40'960, 40'960, 40'960, // one player's side aces and tens with another's trumps
      36'864, 36'864, 36'864,                         // the declarer's jacks and high cards of a suit, its lengths, trumps left
      16'384, 16'384, 16'384,                         // each side suit
      459'200, 295'240, 1'161'600,                    // low cards; lengths; voids, side aces, jacks and ace of trumps
      1'742'400, 1'742'400, 1'742'400,                // lengths of a suit and of the plain trumps, jacks
  };
  static constexpr std::array<int, kGrand> kGrandSizes = {1'239'040, 1'239'040, 1'239'040, 1'239'040, 468'996, 121};

  ValueFeatures(const Layout& layout, const Hands& hands) : layout_(layout), hands_(hands) {}

  std::array<int, kSuit> of_suit_game() const {
    std::array<int, kSuit> found;
    int* next = found.data();
    const int jacks = sequence(kJacks, 4);
    *next++ = (jacks * 4 + place(kTrumps + kAce)) * 816 + multiset(sides([&](int suit) { return aces_and_tens(suit); }));
    *next++ = aces_and_tens(kTrumps) * 816 + multiset(sides([&](int suit) { return aces_and_tens(suit); }));
    *next++ = ((jacks * 13 + sequence(kTrumps + kTen, 2)) * 13 + sequence(kTrumps + kQueen, 2)) * 40 + sequence(kTrumps, 3);
    for (int one = 0; one < kSeats; ++one)
      for (int other = 0; other < kSeats; ++other)
        if (one != other)
          *next++ = multiset(sides([&](int suit) { return held(one, suit + kTen, 2); })) * 2048 + held(other, kTrumps, 11);
    for (int suit = 0; suit < kTrumps; suit += kPlain)
      *next++ = ((held(0, kJacks, 4) * 16 + held(0, suit + kQueen, 4)) * 36 + of_both_defenders(suit)) * 4 + ruffers();
    for (int suit = 0; suit < kTrumps; suit += kPlain) *next++ = constellation(suit, kPlain);
    *next++ = sequence(kTrumps, 3) * 11'480 + multiset(sides([&](int suit) { return sequence(suit, 3); }));
    *next++ = multiset(sides([&](int suit) { return lengths(suit, kPlain); }));
    *next++ = ((multiset(sides([&](int suit) { return voids(suit); })) * 20 + owners_of_side_aces()) * 121 + jacks) * 4 +
              place(kTrumps + kAce);
    for (int suit = 0; suit < kTrumps; suit += kPlain)
      *next++ = (lengths(suit, kPlain) * 121 + jacks) * 120 + lengths(kTrumps, kPlain);
    return found;
  }

  std::array<int, kGrand> of_grand() const {
    std::array<int, kGrand> found;
    const int jacks = sequence(kJacks, 4);
    std::array<int, 4> tops;
    for (int suit = 0; suit < 4; ++suit) {
      const int first = suit * kPlain;
      found[suit] = (jacks * 256 + constellation(first + kQueen, 4)) * 40 + sequence(first, 3);
      tops[suit] = aces_and_tens(first);
    }
    found[4] = jacks * 3876 + multiset(tops);
    found[5] = layout_.points_of(hands_.left());
    return found;
  }

 private:
  // Places in a layout: suits of seven one after the other, from the seven up, the jacks last.
  static constexpr int kPlain = 7, kQueen = 3, kTen = 5, kAce = 6, kTrumps = 21, kJacks = 28;

  // 0 for out, else one more than the player who has the card.
  int place(int at) const {
    for (int player = 0; player < kSeats; ++player)
      if (hands_.cards[player] >> at & 1) return player + 1;
    return 0;
  }

  int constellation(int first, int cards) const {
    int found = 0;
    for (int at = first; at < first + cards; ++at) found = 4 * found + place(at);
    return found;
  }
  int aces_and_tens(int suit) const { return constellation(suit + kTen, 2); }

  // The owners of those of some neighbours that are left; all shorter ones go before.
  int sequence(int first, int cards) const {
    int found = 0, shorter = 0, ways = 1;
    for (int at = first + cards - 1; at >= first; --at) {
      const int owner = place(at);
      if (owner == 0) continue;
      found = 3 * found + owner - 1;
      shorter += ways;
      ways *= 3;
    }
    return shorter + found;
  }

  int held(int player, int first, int cards) const {
    return static_cast<int>(hands_.cards[player] >> first & ((CardSet{1} << cards) - 1));
  }
  int length(int player, int first, int cards) const { return count(static_cast<CardSet>(held(player, first, cards))); }

  static int three_numbers(int first, int second, int third) {
    return first + choose(first + second + 1, 2) + choose(first + second + third + 2, 3);
  }
  int lengths(int first, int cards) const {
    return three_numbers(length(0, first, cards), length(1, first, cards), length(2, first, cards));
  }
  int of_both_defenders(int suit) const {
    const int first = length(1, suit, kPlain);
    return first + choose(first + length(2, suit, kPlain) + 1, 2);
  }
  int ruffers() const {
    return (hands_.cards[1] & layout_.trumps ? 1 : 0) | (hands_.cards[2] & layout_.trumps ? 2 : 0);
  }
  int voids(int suit) const {
    int found = 0;
    for (int player = 0; player < kSeats; ++player) found |= (held(player, suit, kPlain) == 0) << player;
    return found;
  }
  int owners_of_side_aces() const {
    std::array<int, kSeats + 1> owners = {};
    for (int suit = 0; suit < kTrumps; suit += kPlain) ++owners[place(suit + kAce)];
    return three_numbers(owners[1], owners[2], owners[3]);
  }

  template <typename Of>
  static std::array<int, 3> sides(Of&& of) {
    return {of(0), of(kPlain), of(2 * kPlain)};
  }
  // A number for some numbers in any order.
  template <std::size_t kNumber>
  static int multiset(std::array<int, kNumber> numbers) {
    std::ranges::sort(numbers);
    int found = 0;
    for (int at = 0; at < static_cast<int>(kNumber); ++at) found += choose(numbers[at] + at, at + 1);
    return found;
  }

  const Layout& layout_;
  const Hands& hands_;
};

}  // namespace kiebitz
