// Deals, contracts and games of all kinds for tests.
#pragma once

#include <utility>

#include "seats/game.hpp"

namespace kiebitz {

inline World random_world(Random& random) {
  std::array<Card, kCards> deck;
  for (Card card = 0; card < kCards; ++card) deck[card] = card;
  for (std::size_t left = kCards; left > 1; --left) std::swap(deck[left - 1], deck[random.below(left)]);
  World world{};
  for (int place = 0; place < kCards; ++place) world[place < kPlays ? place % kSeats : kSkat] |= bit(deck[place]);
  return world;
}

inline Contract contract_of(int number) {
  const Kind kind = static_cast<Kind>(number % kKinds);
  if (kind == Kind::null) return {.kind = kind, .hand = number % 4 > 1, .ouvert = number % 8 > 3};
  switch (number / kKinds % 5) {
    case 0: return {.kind = kind};
    case 1: return {.kind = kind, .hand = true};
    case 2: return {.kind = kind, .hand = true, .schneider = true};
    case 3: return {.kind = kind, .hand = true, .schneider = true, .schwarz = true};
    default: return {.kind = kind, .hand = true, .schneider = true, .schwarz = true, .ouvert = true};
  }
}

inline Game new_game(int number, Random& random) {
  Observation start;
  start.declarer = static_cast<std::int8_t>((number + number / kKinds) % kSeats);
  start.contract = contract_of(number);
  start.bid = start.contract.kind == Kind::null ? 18 : static_cast<std::int16_t>(18 + 6 * random.below(8));
  start.limits[start.declarer].low = start.bid;
  return Game(start, random_world(random));
}

}  // namespace kiebitz
