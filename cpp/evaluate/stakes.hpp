// What a contract brings: list points for every way a game can end, and from them what it is expected to bring.
//
// Points are the declarer's Seeger-Fabian points less the mean of the others': a lost game also gives each defender 40.
#pragma once

#include "base/contract.hpp"
#include "evaluate/family.hpp"

namespace kiebitz {

// What a contract is expected to bring, and how likely it is won.
struct Prospect {
  float points = 0;
  float win = 0;
};

// How much of a game is proven to be reached whatever the hidden cards are: nothing, the game, schneider, schwarz. In null
// there is only the game, closed or ouvert: the defenders of a proof know everything.
inline constexpr int kMostProven = 3;

// Chances in which what is proven is certain.
Lanes with_proof(Kind kind, Lanes chances, int proven);

// The expectation is linear in the chances: what the worst ending brings, and what each further lane adds to it.
class Stakes {
 public:
  // Tops counted with or without; at a bid above its value a game is lost.
  static Stakes of(const Contract& contract, int tops, int bid);

  Prospect expect(const Lanes& chances) const {
    return {worst_.points + (gains_ * chances).sum(), worst_.win + (wins_ * chances).sum()};
  }

  float worst_points() const { return worst_.points; }
  float gain(int lane) const { return gains_[lane]; }

 private:
  Prospect worst_;
  Lanes gains_, wins_;
};

}  // namespace kiebitz
