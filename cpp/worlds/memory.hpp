// What a seat that forgets old tricks still knows, and how to count the card points in the worlds it can imagine.
//
// Forgotten are the cards that others played before the last so many tricks, and what those tricks showed about voids.
// The own cards, those on the table and an open hand are never forgotten, nor the card points that each side has taken.
// A forgotten card may lie anywhere again: in a hand, or beside the skat among the cards that are out of the game.
#pragma once

#include "worlds/knowledge.hpp"

namespace kiebitz {

// Forgotten cards that are in no hand lie in the skat, so all of their points go to the declarer, what the defenders
// took among them: so much the declarer has too much, and needs in excess to win. The limits of schneider stay where
// they are: with something `against`, a forgetful player judges schneider too kindly for the declarer.
struct Recollection {
  Knowledge knowledge;
  int points = 0;   // what the declarer has besides the skat
  int against = 0;  // so much less the declarer has in truth
};

// What is left of an observation in card play to somebody who remembers so many finished tricks; all of it with ten.
Recollection recall(const Observation& seen, int tricks = kTricks);

// The cards played by others before the last so many finished tricks.
CardSet forgotten(const Observation& seen, int tricks);

}  // namespace kiebitz
