// Card play at a table of three: the cards are all there, but each seat has only its own observation.
//
// Whatever finishes a game, a match in the core or a playout inside a search, goes through here: a player is asked with
// the observation of its seat and is never shown the world.
#pragma once

#include <array>

#include "base/world.hpp"
#include "seats/player.hpp"
#include "seats/scoring.hpp"

namespace kiebitz {

// What a seat would know in a world that looks the same to the one who has seen this.
Observation seen_by(int seat, const Observation& seen, const World& world);

// Whether card play is over for an observer: all cards are played, or a null game or an announced schwarz is lost beyond
// repair.
bool has_ended(const Observation& seen);

// How a game has ended, from what anybody has seen, the twelve cards that the declarer had or could have had, and what
// lies in the skat.
Result result_of(const Observation& seen, CardSet declarers_twelve, CardSet skat);

using SeatPlayers = std::array<const SeatPlayer*, kSeats>;

class Game {
 public:
  // The game as somebody has seen it so far, were this the world. Before the first card that can be an onlooker, who
  // has heard the auction and the contract. There must be a declarer.
  Game(const Observation& seen, const World& world);

  const Observation& seen_by(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  int turn() const { return seats_[0].turn; }
  CardSet skat() const { return skat_; }

  bool is_over() const { return has_ended(seats_[0]); }

  // The seat in turn plays a card, which must be one it may play.
  void play(Card card) {
    for (Observation& seat : seats_) seat.observe(card);
  }

  // How the game has ended; it must be over.
  Result result() const;

  // All cards as they lie now.
  World world() const { return {seats_[0].hand, seats_[1].hand, seats_[2].hand, skat_}; }

  bool operator==(const Game&) const = default;

 private:
  std::array<Observation, kSeats> seats_;
  CardSet skat_;
};

// Plays a game on to its end.
void finish(Game& game, const SeatPlayers& players, Random& random);

}  // namespace kiebitz
