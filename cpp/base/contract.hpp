// A contract, and the numbers that the value of a game is counted from.
#pragma once

#include <bit>

#include "base/cards.hpp"

namespace kiebitz {

struct Contract {
  Kind kind = Kind::grand;
  bool hand = false, schneider = false, schwarz = false, ouvert = false;

  bool operator==(const Contract&) const = default;
};

// What each level of a trump game counts.
constexpr int base_value(Kind kind) { return kind == Kind::grand ? 24 : 9 + static_cast<int>(kind); }

// What a null game is worth, which does not depend on the cards.
constexpr int null_value(const Contract& contract) {
  return contract.ouvert ? (contract.hand ? 59 : 46) : (contract.hand ? 35 : 23);
}

// The tops of a trump game with or without, from hand and skat together.
constexpr int tops_of(Kind kind, CardSet cards) {
  // The trumps in a row, the jack of clubs on top.
  const bool is_grand = kind == Kind::grand;
  const int length = is_grand ? 4 : 11;
  const CardSet jacks = static_cast<CardSet>(jacks_of(cards));
  const CardSet trumps = is_grand ? jacks : jacks << 7 | (cards >> 8 * static_cast<int>(kind) & 0x7f);
  const CardSet row = trumps << (32 - length);
  const CardSet without = row >> 31 ? ~row : row;
  const int run = std::countl_zero(without);
  return run < length ? run : length;
}

}  // namespace kiebitz
