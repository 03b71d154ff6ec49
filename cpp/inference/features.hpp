// What about a hand tells how its owner bids, declares and discards, as rows of tables: suit lengths, the jacks, aces
// and tens, kings and queens, low cards.
//
// The tables are learned elsewhere; here is only which rows a hand has, so that learning and playing cannot disagree.
#pragma once

#include <array>

#include "seats/scoring.hpp"

namespace kiebitz {

inline constexpr int kSuitKinds = 4;  // the kinds before grand
inline constexpr CardSet kSuitCards = 0x7F;  // the cards of a suit but for its jack

inline CardSet suit_of(CardSet cards, int suit) { return cards >> 8 * suit & kSuitCards; }
inline bool holds(CardSet suit_cards, Rank rank) { return suit_cards >> rank & 1; }
inline int number_of(CardSet cards, Rank rank) { return count(cards & all_of(rank)); }

// Length, ace and ten of a suit without its jack.
inline constexpr int kSuitShapes = 32;
inline int shape_of(CardSet suit_cards) {
  return count(suit_cards) * 4 + 2 * holds(suit_cards, kAce) + holds(suit_cards, kTen);
}

// How high somebody with ten cards bids.
struct AuctionFeatures {
  static constexpr int kNumber = 11;
  static constexpr std::array<int, kNumber + 1> kFirstRow = {0, 16, 48, 80, 112, 144, 184, 209, 220, 229, 254, 279};
  static constexpr int kRows = kFirstRow[kNumber];

  static std::array<int, kNumber> of(CardSet hand) {
    const int jacks = jacks_of(hand), jack_count = count(static_cast<CardSet>(jacks));
    int longest = 0;
    std::array<int, kNumber> rows{};
    for (int suit = 0; suit < kSuits; ++suit) {
      const CardSet cards = suit_of(hand, suit);
      longest = longest > count(cards) ? longest : count(cards);
      rows[1 + suit] = shape_of(cards);
    }
    const int aces = number_of(hand, kAce), tens = number_of(hand, kTen);
    const int sevens = number_of(hand, kSeven), eights = number_of(hand, kEight);
    rows[0] = jacks;
    rows[5] = longest * 5 + jack_count;
    rows[6] = aces * 5 + tens;
    rows[7] = sevens + eights + number_of(hand, kNine) < 10 ? sevens + eights + number_of(hand, kNine) : 10;
    rows[8] = number_of(hand, kKing) + number_of(hand, kQueen);
    rows[9] = aces * 5 + jack_count;
    rows[10] = sevens * 5 + eights;
    for (int feature = 0; feature < kNumber; ++feature) rows[feature] += kFirstRow[feature];
    return rows;
  }
};

// Whether somebody with the skat in hand, or about to play without it, becomes declarer of a kind of game.
struct ContractFeatures {
  static constexpr int kNumber = 8;
  // Row 0 belongs to nothing and counts nothing.
  static constexpr int kSuitBase = 1, kTrumpLength = 5, kTrumpTops = 17, kSideShape = 21, kSideAces = 53, kSuitJacks = 85;
  static constexpr int kGrandJacks = 101, kGrandShape = 117, kGrandAces = 149;
  static constexpr int kNullSuit = 174, kOverbid = 430, kRows = 433;

  static std::array<int, kNumber> of(CardSet cards, Kind kind, int bid, bool hand) {
    std::array<int, kNumber> rows{};
    if (kind == Kind::null) {
      for (int suit = 0; suit < kSuits; ++suit) rows[suit] = kNullSuit + static_cast<int>(cards >> 8 * suit & 0xFF);
      if (bid > null_value({.hand = hand, .ouvert = true})) rows[4] = kOverbid + 2;  // what null is worth at most
      return rows;
    }
    const int jacks = jacks_of(cards), jack_count = count(static_cast<CardSet>(jacks));
    const bool overbid = game_value({.kind = kind, .hand = hand}, tops_of(kind, cards)) < bid;
    if (kind == Kind::grand) {
      for (int suit = 0; suit < kSuits; ++suit) rows[suit] = kGrandShape + shape_of(suit_of(cards, suit));
      rows[4] = kGrandJacks + jacks;
      rows[5] = kGrandAces + number_of(cards, kAce) * 5 + jack_count;
      rows[6] = overbid ? kOverbid + 1 : 0;
      return rows;
    }
    const int trump = static_cast<int>(kind);
    const CardSet trumps = suit_of(cards, trump);
    const int length = count(trumps) + jack_count;
    int aces = 0, next = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      if (suit == trump) continue;
      rows[next++] = kSideShape + shape_of(suit_of(cards, suit));
      aces += holds(suit_of(cards, suit), kAce);
    }
    rows[3] = kSuitBase + trump;
    rows[4] = kTrumpLength + length;
    rows[5] = kTrumpTops + 2 * holds(trumps, kAce) + holds(trumps, kTen);
    rows[6] = overbid ? kOverbid : kSuitJacks + jacks;
    rows[7] = kSideAces + aces * 8 + (length < 4 ? 0 : length < 11 ? length - 3 : 7);
    return rows;
  }
};

// Which of twelve cards a declarer puts away: a row for each card.
struct DiscardFeatures {
  static constexpr int kFamilies = 3;  // suit, grand, null
  static constexpr int kRows = kFamilies * 2 * 8 * 8;

  static int of(Card card, CardSet cards, Kind kind) {
    const int family = kind == Kind::null ? 2 : kind == Kind::grand ? 1 : 0;
    const int suit = card / 8, rank = card % 8;
    const bool trump = kind != Kind::null && (rank == kJack || suit == static_cast<int>(kind));
    const int length = kind == Kind::null ? count(cards >> 8 * suit & 0xFF) : count(suit_of(cards, suit));
    return ((family * 2 + trump) * 8 + rank) * 8 + (length < 1 ? 0 : length - 1);
  }
};

}  // namespace kiebitz
