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

bool has_ended(const Observation& seen) {
  if (seen.on_table > 0) return false;
  if (seen.contract.kind == Kind::null && seen.tricks > 0) return true;
  return seen.is_over() || (seen.contract.schwarz && seen.defender_tricks() > 0);
}

Result result_of(const Observation& seen, CardSet declarers_twelve, CardSet skat) {
  const int tops = seen.contract.kind == Kind::null ? 0 : tops_of(seen.contract.kind, declarers_twelve);
  return settle(seen.contract, tops, seen.bid, seen.points + card_points(skat), seen.tricks);
}

Result Game::result() const {
  const Observation& declarer = seats_[seats_[0].declarer];
  return result_of(declarer, declarer.first_hand() | skat_, skat_);
}

void finish(Game& game, const SeatPlayers& players, Random& random) {
  while (!game.is_over()) {
    const int turn = game.turn();
    game.play(players[turn]->choose(game.seen_by(turn), random));
  }
}

}  // namespace kiebitz
