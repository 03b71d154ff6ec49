#include "judging/goal.hpp"

#include "seats/scoring.hpp"

namespace kiebitz {
namespace {

// Game, schneider, schwarz.
constexpr int kSteps = 3;

int announced_step(const Contract& contract) { return contract.schneider + contract.schwarz; }

// The least that makes a game worth its bid; what was announced if nothing does.
int step_for_bid(const Contract& contract, int tops, int bid) {
  const int announced = announced_step(contract);
  for (int step = announced; step < kSteps; ++step)
    if (game_value(contract, tops, step > 0, step > 1) >= bid) return step;
  return announced;
}

}  // namespace

Goal Goal::of_step(int step, int in_excess) {
  if (step == 2) return all_tricks();
  return points((step == 1 ? kSchneiderPoints : kPointsToWin) + in_excess);
}

Goal Goal::of_game(const Contract& contract, int tops, int bid) {
  return contract.kind == Kind::null ? no_trick() : of_step(step_for_bid(contract, tops, bid), 0);
}

Goal Goal::as_seen(const Observation& seen, int in_excess) {
  if (seen.contract.kind == Kind::null) return no_trick();
  const bool knows_tops = seen.is_declarer() && seen.skat;
  if (!knows_tops) return of_step(announced_step(seen.contract), in_excess);
  const int tops = tops_of(seen.contract.kind, seen.first_hand() | seen.skat);
  return of_step(step_for_bid(seen.contract, tops, seen.bid), in_excess);
}

}  // namespace kiebitz
