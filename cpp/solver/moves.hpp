// The cards to try at any point of a trick, for searches that are not compiled for each player.
#pragma once

#include "solver/order.hpp"

namespace kiebitz {

namespace moves {

template <int kPlayer>
void list_of(Candidates& moves, const Layout& layout, const Hands& hands, const Techniques& techniques, const Trick& trick,
             CardSet legal, Card hint, History& history) {
  const MoveOrder<kPlayer, Techniques> order(layout, hands, techniques);
  if (trick.on_table == 0) return order.list_leads(moves, hint, history.leads(kPlayer));
  const History::Scores& scores = history.followers(kPlayer, trick);
  if (trick.on_table == 1) return order.template list_followers<1>(moves, trick, legal, scores);
  order.template list_followers<2>(moves, trick, legal, scores);
}

}  // namespace moves

// `hint` is a card to lead first, or -1.
inline Candidates moves_of(const Layout& layout, const Hands& hands, const Techniques& techniques, const Trick& trick,
                           Card hint, History& history) {
  const int player = (trick.leader + trick.on_table) % kSeats;
  const CardSet hand = hands.cards[player], following = trick.on_table ? hand & layout.follow[trick.first] : 0;
  const CardSet legal = following ? following : hand;
  Candidates found;
  switch (player) {
    case 0: moves::list_of<0>(found, layout, hands, techniques, trick, legal, hint, history); break;
    case 1: moves::list_of<1>(found, layout, hands, techniques, trick, legal, hint, history); break;
    default: moves::list_of<2>(found, layout, hands, techniques, trick, legal, hint, history);
  }
  return found;
}

}  // namespace kiebitz
