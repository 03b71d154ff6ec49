#include "evaluate/stakes.hpp"

namespace kiebitz {
namespace {

constexpr int kWinBonus = 50, kDefenderBonus = 40;

Prospect won(int value) { return {static_cast<float>(value + kWinBonus), 1.0f}; }
Prospect lost(int value) { return {static_cast<float>(-2 * value - kWinBonus - kDefenderBonus), 0.0f}; }

Prospect end_of_trump_game(const Contract& contract, int tops, int bid, Ending ending) {
  const Ending needed = contract.schwarz ? kWonSchwarz : contract.schneider ? kWonSchneider : kWon;
  const bool wins = ending >= needed;
  // A loss counts the announced steps, and those that the defenders reached.
  const bool schneider = wins ? ending >= kWonSchneider : ending == kInSchneider || contract.schneider;
  const bool schwarz = wins ? ending == kWonSchwarz : contract.schwarz;
  const int level = tops + 1 + contract.hand + schneider + schwarz + contract.schneider + contract.schwarz +
                    contract.ouvert;
  const int base = base_value(contract.kind);
  if (base * level < bid) return lost((bid + base - 1) / base * base);
  return wins ? won(base * level) : lost(base * level);
}

}  // namespace

Stakes Stakes::of(const Contract& contract, int tops, int bid) {
  Stakes stakes;
  if (contract.kind == Kind::null) {
    const int value = null_value(contract);
    stakes.worst_ = lost(value);
    const int lane = contract.ouvert ? kOuvert : kClosed;
    stakes.gains_.set(lane, won(value).points - stakes.worst_.points);
    stakes.wins_.set(lane, 1);
    return stakes;
  }
  Prospect before = stakes.worst_ = end_of_trump_game(contract, tops, bid, kInSchneider);
  for (int lane = 0; lane < kLanes; ++lane) {
    const Prospect next = end_of_trump_game(contract, tops, bid, static_cast<Ending>(lane + 1));
    stakes.gains_.set(lane, next.points - before.points);
    stakes.wins_.set(lane, next.win - before.win);
    before = next;
  }
  return stakes;
}

}  // namespace kiebitz
