// The families of games that have tables of their own, and what their tables tell.
//
// The four suits are one family, since their names do not matter. A hand game is another family than the game after
// picking up: its declarer counts on a skat that nobody has seen.
#pragma once

#include "base/cards.hpp"
#include "evaluate/lanes.hpp"

namespace kiebitz {

enum class Family : int { suit, grand, null };
inline constexpr int kFamilies = 3;

constexpr Family family_of(Kind kind) {
  return kind == Kind::null ? Family::null : kind == Kind::grand ? Family::grand : Family::suit;
}

// What is estimated side by side. In trump games these are points of the declarer, each harder than the one before; in
// null the two ways to play it.
enum TrumpLane : int { kOutOfSchneider, kWins, kSchneider, kSchwarz };  // 31, 61, 90 points, all tricks
enum NullLane : int { kClosed, kOuvert };

// How hard the auction was: the higher somebody went against the declarer, the worse the cards lie.
inline constexpr int kContests = 3;
constexpr int contest_of(int bid) { return (bid > 18) + (bid > 23); }

// Ten cards to play with and the two put away; none are put away where the skat is unknown.
struct Holding {
  CardSet hand;
  CardSet away;
  int seat;  // the declarer's; forehand leads to the first trick
  int contest = 0;

  bool leads() const { return seat == 0; }
  bool knows_skat() const { return away != 0; }
};

}  // namespace kiebitz
