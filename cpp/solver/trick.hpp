// The trick under way, and which cards stand for each other in it.
#pragma once

#include "base/bits.hpp"
#include "solver/hands.hpp"

namespace kiebitz {

// The trick under way as the player to move finds it.
struct Trick {
  int leader;
  int on_table;     // 0, 1 or 2 cards
  Card first;       // the card led
  Card best;        // the card that is winning
  int best_player;  // and who played it
  int points;       // card points on the table
  CardSet cards;    // the cards on the table

  static Trick start(int leader) { return {leader, 0, -1, -1, leader, 0, 0}; }

  Trick after(const Layout& layout, int player, Card card) const {
    return on_table == 0 ? led(layout, player, card) : followed(layout, player, card);
  }

  static Trick led(const Layout& layout, int player, Card card) {
    return {player, 1, card, card, player, layout.points[card], bit(card)};
  }

  Trick followed(const Layout& layout, int player, Card card) const {
    const bool takes = layout.beats(card, best);
    return {leader,
            on_table + 1,
            first,
            takes ? card : best,
            takes ? player : best_player,
            points + layout.points[card],
            cards | bit(card)};
  }
};

// The places directly above one of the cards, over cards that are gone: an addition carries over them. What lies at the
// bottom has nothing below it.
inline CardSet directly_above(CardSet cards, CardSet live, CardSet bottoms) {
  const CardSet gone = ~(live | bottoms), above = cards << 1 & ~bottoms;
  return above | ((gone + (above & gone)) & ~(gone | bottoms));
}

// The cards of a player that are neighbours of one of them: nobody else's card stands between, neither in a hand nor as
// the one that is winning the trick.
inline CardSet chain_of(const Layout& layout, const Hands& hands, int player, const Trick& trick, Card card) {
  const CardSet hand = hands.cards[player], suit = layout.follow[card];
  const CardSet others = ((hands.left() & ~hand) | (trick.on_table ? bit(trick.best) : 0)) & suit;
  const CardSet below = others & (bit(card) - 1), above = others & ~(bit(card) - 1);
  return hand & suit & above_highest(below) & below_lowest(above);
}

}  // namespace kiebitz
