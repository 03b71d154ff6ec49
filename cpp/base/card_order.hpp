// How the cards of cards.hpp rank in a kind of game: what follows what, and what beats what.
//
// The search has the same in the bits of a layout. Who sits at the table thinks in cards as they are written, whatever
// is played: a seat's knowledge, its worlds and the tables it has learned all speak of them.
#pragma once

#include <array>

#include "base/cards.hpp"

namespace kiebitz {

// Weakest first; jacks are apart from the suits in a trump game.
inline constexpr std::array<Rank, 7> kTrumpGameRanks = {kSeven, kEight, kNine, kQueen, kKing, kTen, kAce};
inline constexpr std::array<Rank, 8> kNullRanks = {kSeven, kEight, kNine, kTen, kJack, kQueen, kKing, kAce};

struct CardOrder {
  CardSet trumps = 0;                        // none in null
  std::array<CardSet, kCards> follow = {};   // for each card, the cards of its suit, trumps being one
  std::array<CardSet, kCards> above = {};    // for each card, the stronger ones of its suit
  std::array<CardSet, kCards> beaters = {};  // for each card that is winning a trick, those that beat it when played later

  static constexpr CardOrder of(Kind kind) {
    CardOrder order;
    CardSet trumps = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      CardSet cards = 0;
      if (kind == Kind::null)
        for (const Rank rank : kNullRanks) order.put_on_top(8 * suit + rank, cards);
      else
        for (const Rank rank : kTrumpGameRanks) order.put_on_top(8 * suit + rank, cards);
      if (static_cast<int>(kind) == suit) trumps = cards;
    }
    if (kind != Kind::null)
      for (int suit = 0; suit < kSuits; ++suit) order.put_on_top(8 * suit + kJack, trumps);
    order.trumps = trumps;
    for (Card card = 0; card < kCards; ++card)
      order.beaters[card] = order.above[card] | (order.follow[card] == trumps ? 0 : trumps);
    return order;
  }

 private:
  // Adds a card to a suit that it is stronger than.
  constexpr void put_on_top(Card card, CardSet& suit) {
    suit |= bit(card);
    for (Card member = 0; member < kCards; ++member) {
      if (!(suit & bit(member))) continue;
      follow[member] = suit;
      if (member != card) above[member] |= bit(card);
    }
  }
};

inline constexpr std::array<CardOrder, kKinds> kCardOrders = {
    CardOrder::of(Kind::diamonds), CardOrder::of(Kind::hearts), CardOrder::of(Kind::spades),
    CardOrder::of(Kind::clubs),    CardOrder::of(Kind::grand),  CardOrder::of(Kind::null),
};

constexpr const CardOrder& order_of(Kind kind) { return kCardOrders[static_cast<std::size_t>(kind)]; }

}  // namespace kiebitz
