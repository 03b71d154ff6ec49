#include "seats/scoring.hpp"

namespace kiebitz {
namespace {

bool reaches_goal(const Contract& contract, int points, int tricks) {
  if (contract.kind == Kind::null) return tricks == 0;
  return points >= (contract.schneider ? kSchneiderPoints : kPointsToWin) && (!contract.schwarz || tricks == kTricks);
}

// What an overbid game counts: as many levels as the bid would have needed.
int charged(int base, int bid) { return (bid + base - 1) / base * base; }

}  // namespace

Result settle(const Contract& contract, int tops, int bid, int points, int tricks) {
  Result result{.won = reaches_goal(contract, points, tricks), .points = points, .tricks = tricks};
  if (contract.kind == Kind::null) {
    result.value = null_value(contract);
    return result;
  }
  result.schneider = result.won ? points >= kSchneiderPoints : points < kOutOfSchneiderPoints;
  result.schwarz = tricks == (result.won ? kTricks : 0);
  result.value = game_value(contract, tops, result.schneider, result.schwarz);
  result.overbid = result.value < bid;
  if (result.overbid) {
    result.won = false;
    result.value = charged(base_value(contract.kind), bid);
  }
  return result;
}

}  // namespace kiebitz
