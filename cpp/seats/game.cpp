#include "seats/game.hpp"

namespace kiebitz {

Observation seen_by(int seat, const Observation& seen, const World& world) {
  Observation other = seen;
  other.seat = static_cast<std::int8_t>(seat);
  other.hand = world[seat];
  other.skat = other.is_declarer() && !other.contract.hand ? world[kSkat] : 0;
  return other;
}

Game::Game(const Observation& seen, const World& world) : skat_(world[kSkat]) {
  for (int seat = 0; seat < kSeats; ++seat) {
    seats_[seat] = kiebitz::seen_by(seat, seen, world);
    if (seen.contract.ouvert) seats_[seat].show(world[seen.declarer]);
  }
}

bool Game::is_over() const {
  const Observation& any = seats_[0];
  if (any.on_table > 0) return false;
  if (any.contract.kind == Kind::null && any.tricks > 0) return true;
  return any.is_over() || (any.contract.schwarz && any.defender_tricks() > 0);
}

Result Game::result() const {
  const Observation& declarer = seats_[seats_[0].declarer];
  const bool is_null = declarer.contract.kind == Kind::null;
  const int tops = is_null ? 0 : tops_of(declarer.contract.kind, declarer.first_hand() | skat_);
  return settle(declarer.contract, tops, declarer.bid, declarer.points + card_points(skat_), declarer.tricks);
}

void finish(Game& game, const SeatPlayers& players, Random& random) {
  while (!game.is_over()) {
    const int turn = game.turn();
    game.play(players[turn]->choose(game.seen_by(turn), random));
  }
}

}  // namespace kiebitz
