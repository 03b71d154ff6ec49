// Two players on equal deals, roles apart.
//
// Every deal is played three times: the first player declares against two of the second, the second against two of the
// first, and the second against two of its own. What the declarer gets in the first game less in the third is what the
// first player gains in that role; the third less the second, what it gains in defence.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "seats/game.hpp"
#include "solver/stop.hpp"

namespace kiebitz {

// What each seat's decision about the card of each number depends on beside what it sees, whoever sits there.
using Luck = std::array<std::array<std::uint64_t, kPlays>, kSeats>;

// Of the first declaring, the second declaring, and the second among themselves.
using RoleResults = std::array<Result, 3>;

struct RoleMatch {
  const SeatPlayer& first;
  const SeatPlayer& second;
  int threads = 1;  // deals played at once; their number changes no result
  const Stop* stop = nullptr;
  bool (*interrupted)() = nullptr;  // asked now and then on the thread that calls

  // The games of every deal, each from where it stands before the first card; nothing if stopped or interrupted. Luck is for
  // every deal, or for none where neither player leaves anything to chance.
  std::optional<std::vector<RoleResults>> play(const std::vector<Game>& deals, const std::vector<Luck>& luck) const;

  RoleResults play(const Game& deal, const Luck& luck) const;
};

}  // namespace kiebitz
