// Whether what somebody tells about a game can be: cards played, observations, worlds. The core itself takes it for granted.
#pragma once

#include <stdexcept>

#include "worlds/knowledge.hpp"

namespace kiebitz {

// A seat is told to have played a card. Throws std::invalid_argument if it cannot have.
inline void note_checked(Observation& seen, int seat, Card card) {
  if (seen.declarer == kNobody) throw std::invalid_argument("no card is played before a contract is declared");
  if (seen.is_over()) throw std::invalid_argument("no card is played after ten tricks");
  if (card < 0 || card >= kCards) throw std::invalid_argument("a card is a number from 0 to 31");
  if (seat != seen.turn) throw std::invalid_argument("a card was played by a seat that was not in turn");
  if (seen.all_played() & bit(card)) throw std::invalid_argument("a card was played twice");
  if (seen.my_turn() ? !(seen.legal() & bit(card)) : ((seen.hand | seen.skat) & bit(card)) != 0)
    throw std::invalid_argument("a card was played that this seat could not play");
  seen.observe(card);
}

// Throws std::invalid_argument unless every place has as many cards as it can have, and none of them is in two places.
inline void check_cards(const Observation& seen) {
  if (seen.is_open && seen.declarer == kNobody)
    throw std::invalid_argument("no hand lies open before a contract is declared");
  if (seen.skat_holder != kNobody && seen.declarer != kNobody)
    throw std::invalid_argument("who has declared does not hold the skat any more");
  if (seen.is_open && seen.is_declarer() && seen.open_hand != seen.hand)
    throw std::invalid_argument("the declarer has shown other cards than it holds");
  knowledge_of(seen);
  CardSet together = seen.all_played();
  for (const CardSet cards : {seen.hand, seen.skat, seen.is_declarer() ? 0 : seen.open_hand}) {
    if (together & cards) throw std::invalid_argument("no deal fits this view: a card is in two places");
    together |= cards;
  }
}

// Throws std::invalid_argument unless a world has the cards that are not played yet, as many in each place as there are.
inline void check_world(const Observation& seen, const World& world) {
  CardSet together = seen.all_played();
  for (int where = 0; where < kPlaces; ++where) {
    const int size = where != kSkat ? seen.hand_size(where) : seen.skat_holder == kNobody ? 2 : 0;
    if (together & world[where]) throw std::invalid_argument("this is no world of the game: a card is in two places");
    if (count(world[where]) != size)
      throw std::invalid_argument("this is no world of the game: a place has too many or too few cards");
    together |= world[where];
  }
}

}  // namespace kiebitz
