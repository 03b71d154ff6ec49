#include "players/goal.hpp"

#include "seats/scoring.hpp"

namespace kiebitz {
namespace {

// Game, schneider, schwarz.
constexpr int kSteps = 3;

int announced_step(const Contract& contract) { return contract.schneider + contract.schwarz; }

// The least that makes a game worth its bid; what was announced if nothing does.
int step_for_bid(const Observation& seen) {
  const int tops = tops_of(seen.contract.kind, seen.first_hand() | seen.skat);
  const int announced = announced_step(seen.contract);
  for (int step = announced; step < kSteps; ++step)
    if (game_value(seen.contract, tops, step > 0, step > 1) >= seen.bid) return step;
  return announced;
}

}  // namespace

Goal Goal::as_seen(const Observation& seen, int in_excess) {
  if (seen.contract.kind == Kind::null) return no_trick();
  const bool knows_tops = seen.is_declarer() && seen.skat;
  const int step = knows_tops ? step_for_bid(seen) : announced_step(seen.contract);
  if (step == 2) return all_tricks();
  return points((step == 1 ? kSchneiderPoints : kPointsToWin) + in_excess);
}

}  // namespace kiebitz
