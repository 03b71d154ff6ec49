// A contract's card order: which bit is which card.
//
// In a layout the cards of every suit are neighbours, weakest first, so that of two cards of one suit the higher bit
// wins. Trumps take the highest bits, the jacks on top of them. A suit game has three side suits of seven bits, then
// seven trumps and four jacks; grand four side suits and the jacks; null four suits of eight bits in an order of its own.
#pragma once

#include <array>

#include "base/cards.hpp"

namespace kiebitz {

struct Layout {
  static constexpr int kMaxSuits = 5;
  // Card points rise in steps: 0, 2, 3, 4, 10, 11.
  static constexpr int kPointSteps = 5;
  static constexpr std::array<int, kPointSteps> kPointStep = {2, 1, 1, 6, 1};

  Kind kind;
  int suits;                                // how many suits there are, trumps being one of them
  CardSet trumps;                           // all trumps; none in null
  std::array<CardSet, kMaxSuits> suit;      // the cards of each suit, trumps last
  std::array<CardSet, kCards> follow;       // for each card, the cards of its suit
  std::array<CardSet, kCards> beaters;      // for each card, the cards that beat it when played later
  static constexpr int kProfileBits = 16;   // for the numbers of a player's cards, suit by suit
  std::array<std::uint64_t, kCards> profile_weight;  // a one in the bits that count the cards of its suit
  std::array<int, kCards> points;           // card points
  std::array<CardSet, kPointSteps> worth_at_least;  // the cards that reach each step of points
  // The cards whose next lower, second lower and third lower card of the suit has the same points.
  std::array<CardSet, 3> same_points_below;
  CardSet tops_of_pairs;                    // the kings and aces of games with trumps, whose next lower card is queen and ten
  CardSet bottoms;                          // the lowest card of each suit, and of the jacks: above it points rise with rank
  std::array<Card, kCards> bit_of_card;     // from the cards of cards.hpp to bits here
  std::array<Card, kCards> card_of_bit;     // and back

  CardSet from_cards(CardSet cards) const { return translate(cards, bit_of_card); }
  CardSet to_cards(CardSet bits) const { return translate(bits, card_of_bit); }

  // Whether a card played later wins over the one that is winning the trick so far.
  bool beats(Card card, Card other) const {
    return beaters[other] >> card & 1;
  }

  int points_of(CardSet bits) const {
    int sum = 0;
    for (int step = 0; step < kPointSteps; ++step) sum += kPointStep[step] * count(bits & worth_at_least[step]);
    return sum;
  }

 private:
  static CardSet translate(CardSet set, const std::array<Card, kCards>& table) {
    CardSet result = 0;
    for (; set; set &= set - 1) result |= bit(table[lowest(set)]);
    return result;
  }
};

// The layout of a kind of game.
const Layout& layout_of(Kind kind);

}  // namespace kiebitz
