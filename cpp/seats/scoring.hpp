// How a game ends: won or lost, with schneider or schwarz, overbid, and what that is worth in list points.
#pragma once

#include <array>

#include "base/contract.hpp"

namespace kiebitz {

inline constexpr int kPointsToWin = 61;
inline constexpr int kSchneiderPoints = 90;  // the declarer's card points from which on the defenders are schneider
inline constexpr int kOutOfSchneiderPoints = 31;   // and from which on the declarer is not
inline constexpr int kWinBonus = 50, kDefenderBonus = 40;  // of Seeger and Fabian, at a table of three

struct Result {
  bool won = false, overbid = false;
  bool schneider = false, schwarz = false;  // reached by the winning side
  int value = 0;  // of the game; what is taken off when it is lost is twice as much
  int points = 0, tricks = 0;  // the declarer's, the skat included

  // The declarer's points in the list; each defender gets the bonus when the game is lost.
  int declarer_points() const { return won ? value + kWinBonus : -2 * value - kWinBonus; }
  int defender_points() const { return won ? 0 : kDefenderBonus; }

  bool operator==(const Result&) const = default;
};

// What a game is worth in which schneider or schwarz was reached by either side, or neither. An announcement counts both
// its own level and that of what it announces, even if the game is lost.
constexpr int game_value(const Contract& contract, int tops, bool schneider = false, bool schwarz = false) {
  if (contract.kind == Kind::null) return null_value(contract);
  const int levels = tops + 1 + contract.hand + (schneider || contract.schneider) + contract.schneider +
                     (schwarz || contract.schwarz) + contract.schwarz + contract.ouvert;
  return base_value(contract.kind) * levels;
}

// The result of a game from what the declarer took, skat included. A null game has no tops.
Result settle(const Contract& contract, int tops, int bid, int points, int tricks);

}  // namespace kiebitz
