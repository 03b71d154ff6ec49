// A deal with its contract: where a game of cards begins. Kept in files as it stands here.
#pragma once

#include <cstdint>
#include <type_traits>

#include "seats/game.hpp"

namespace kiebitz {

struct Contracted {
  World places;                        // the hands before the first card, and what lies in the skat then
  std::array<Limit, kSeats> limits;
  std::int16_t bid;
  std::int8_t declarer;
  std::int8_t kind, hand, schneider, schwarz, ouvert;

  Contract contract() const { return {static_cast<Kind>(kind), hand != 0, schneider != 0, schwarz != 0, ouvert != 0}; }

  Game game() const {
    Observation onlooker;
    onlooker.limits = limits;
    onlooker.bid = bid;
    onlooker.contract = contract();
    onlooker.declarer = declarer;
    return Game(onlooker, places);
  }

  // Whether the cards are all there and somebody declares a kind of game.
  bool is_sound() const {
    CardSet all = 0;
    for (int place = 0; place < kPlaces; ++place) {
      if (count(places[place]) != (place == kSkat ? 2 : kTricks)) return false;
      all |= places[place];
    }
    return all == ~CardSet{0} && declarer >= 0 && declarer < kSeats && kind >= 0 && kind < kKinds;
  }
};

static_assert(std::is_trivially_copyable_v<Contracted> && sizeof(Contracted) == 36);

// What the declarer has in the list less one defender, in a game that is over.
inline int brought(const Game& game) {
  const Result result = game.result();
  return result.declarer_points() - result.defender_points();
}

// Suit games, grand and null.
inline constexpr int kFamilies = 3;
inline int family_of(Kind kind) { return kind == Kind::null ? 2 : kind == Kind::grand ? 1 : 0; }

}  // namespace kiebitz
