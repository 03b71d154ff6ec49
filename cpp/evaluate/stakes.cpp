#include "evaluate/stakes.hpp"

#include <array>

#include "seats/scoring.hpp"

namespace kiebitz {
namespace {

// Points and tricks that stand for the ways a trump game ends, from the declarer in schneider to all tricks.
struct Taken {
  int points, tricks;
};
constexpr std::array<Taken, kLanes + 1> kEndings = {Taken{30, 1}, {60, 1}, {61, 9}, {90, 9}, {120, 10}};

Prospect prospect_of(const Result& result) {
  return {static_cast<float>(result.declarer_points() - result.defender_points()), result.won ? 1.0f : 0.0f};
}

Prospect end_of_trump_game(const Contract& contract, int tops, int bid, int ending) {
  return prospect_of(settle(contract, tops, bid, kEndings[ending].points, kEndings[ending].tricks));
}

Prospect end_of_null_game(const Contract& contract, int tricks) { return prospect_of(settle(contract, 0, 0, 0, tricks)); }

}  // namespace

Lanes with_proof(Kind kind, Lanes chances, int proven) {
  if (proven == 0) return chances;
  const int last = kind == Kind::null ? kOuvert : kWins + proven - 1;
  for (int lane = 0; lane <= last; ++lane) chances.set(lane, 1);
  return chances;
}

Stakes Stakes::of(const Contract& contract, int tops, int bid) {
  Stakes stakes;
  if (contract.kind == Kind::null) {
    stakes.worst_ = end_of_null_game(contract, 1);
    const int lane = contract.ouvert ? kOuvert : kClosed;
    stakes.gains_.set(lane, end_of_null_game(contract, 0).points - stakes.worst_.points);
    stakes.wins_.set(lane, 1);
    return stakes;
  }
  Prospect before = stakes.worst_ = end_of_trump_game(contract, tops, bid, 0);
  for (int lane = 0; lane < kLanes; ++lane) {
    const Prospect next = end_of_trump_game(contract, tops, bid, lane + 1);
    stakes.gains_.set(lane, next.points - before.points);
    stakes.wins_.set(lane, next.win - before.win);
    before = next;
  }
  return stakes;
}

}  // namespace kiebitz
