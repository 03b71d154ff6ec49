// Games on any hand, and how they end: what the chances of a declaration are learned from.
//
// Somebody declares, whatever the cards are like: something near the best of what an evaluator thinks of them, or
// something far from it, so that hands are seen which nobody would play, and mistakes of the evaluator come to light.
#pragma once

#include <cstdint>
#include <type_traits>

#include "evaluate/evaluator.hpp"
#include "seats/player.hpp"

namespace kiebitz {

// A declaration and how its game ended. Kept in files as it stands here.
struct Opening {
  std::uint8_t kind, seat, ouvert;
  std::uint8_t level;  // how many lanes of a trump game were reached; in null 1 if it was won
  CardSet hand, away;  // nothing is away in a hand game

  Holding holding() const { return {hand, away, seat}; }

  // Whether these can be the cards of a declaration.
  bool is_sound() const {
    return kind < kKinds && seat < kSeats && level <= kLanes && count(hand) == kTricks && (away == 0 || count(away) == 2) &&
           !(hand & away);
  }
};

static_assert(std::is_trivially_copyable_v<Opening> && sizeof(Opening) == 12);

struct OpeningGames {
  const Evaluator& evaluator;
  const SeatPlayer& player;  // at all seats
  double hands = 0.2;        // share of hand games
  double daring = 1;         // share of games in which the declaration is drawn; else it is the best one

  // Deals, declares and plays a game.
  Opening play(Random& random) const;
};

}  // namespace kiebitz
