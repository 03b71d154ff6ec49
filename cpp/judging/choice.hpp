// The cards that may be played, and which of them are as good as others.
#pragma once

#include <vector>

#include "judging/judge.hpp"

namespace kiebitz {

// The cards that may be played, weakest first, as bits of the layout.
struct Choice {
  std::vector<Card> cards;
  std::vector<std::size_t> stands_for;  // for each of them, the first that has the same value in every world
};

// Neighbours worth the same stand for each other if no card that another player may hold lies between them.
inline bool are_equal(const Layout& layout, Card low, Card high, CardSet others) {
  const CardSet between = (bit(high) - 1) & ~(2 * bit(low) - 1);
  return (layout.follow[low] >> high & 1) && !(others & between) &&
         (layout.kind == Kind::null || layout.points[low] == layout.points[high]);
}

// `others` are the cards of the other players in all worlds, and those on the table.
inline Choice choice_of(const Layout& layout, CardSet legal, CardSet others) {
  Choice choice;
  for (; legal; legal &= legal - 1) {
    const Card card = lowest(legal);
    const bool same = !choice.cards.empty() && are_equal(layout, choice.cards.back(), card, others);
    choice.stands_for.push_back(same ? choice.stands_for.back() : choice.cards.size());
    choice.cards.push_back(card);
  }
  return choice;
}

inline CardSet others_of(const Decision& decision, const std::vector<World>& worlds, int mover) {
  CardSet others = 0;
  for (const World& world : worlds)
    for (int seat = 0; seat < kSeats; ++seat) others |= seat == mover ? 0 : world[seat];
  for (const Card card : decision.table.trick) others |= bit(card);
  return others;
}

}  // namespace kiebitz
