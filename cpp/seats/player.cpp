#include "seats/player.hpp"

#include <algorithm>
#include <stdexcept>

namespace kiebitz {

int SeatPlayer::most_in_a_row(std::initializer_list<const SeatPlayer*> players) {
  int most = 0;
  for (const SeatPlayer* player : players) {
    if (player == nullptr) throw std::invalid_argument("a player is asked that there is not");
    most = std::max(most, player->in_a_row());
  }
  return most;
}

SeatPlayer::SeatPlayer(int others_in_a_row) : in_a_row_(others_in_a_row + 1) {
  if (in_a_row_ > kMostInARow) throw std::invalid_argument("at most 16 players ask each other in a row");
}

}  // namespace kiebitz
