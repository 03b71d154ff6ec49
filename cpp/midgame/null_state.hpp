// The start of a trick of a null game as the diagrams know it.
//
// A null game knows no suit from another, so suits stand in the order of how many of their cards each player holds, which
// is the fine split. Of the cards only the owners are left, suit by suit, each from its highest card down.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "base/bits.hpp"
#include "midgame/diagram.hpp"
#include "solver/hands.hpp"

namespace kiebitz {

// How many cards of a suit each player holds, four bits each, the declarer's first.
using SuitShares = std::uint32_t;
using FineSplit = std::array<SuitShares, kSuits>;  // from the greatest down

constexpr SuitShares shares_of(int declarer, int second, int third) {
  return static_cast<SuitShares>(declarer << 8 | second << 4 | third);
}
constexpr int share(SuitShares shares, int player) { return static_cast<int>(shares >> 4 * (2 - player) & 15); }
constexpr int cards_in(SuitShares shares) { return share(shares, 0) + share(shares, 1) + share(shares, 2); }

// Fine split and leader in one number, never 0.
inline std::uint64_t key_of(const FineSplit& split, int leader) {
  std::uint64_t key = static_cast<std::uint64_t>(leader);
  for (const SuitShares shares : split) key = key << 12 | shares;
  return key;
}

// Which suit of the layout stands at each place, and what is there.
struct NullState {
  FineSplit split;
  std::array<int, kSuits> suit_at = {0, 1, 2, 3};
  Owners owners;

  NullState(const Layout& layout, const Hands& hands) {
    for (int suit = 0; suit < kSuits; ++suit) {
      const auto held = [&](int player) { return count(hands.cards[player] & layout.suit[suit]); };
      split[suit] = shares_of(held(0), held(1), held(2));
    }
    for (const auto& [one, other] : {std::pair{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}}) put_in_order(one, other);
    for (const int suit : suit_at) {
      const CardSet left = hands.left() & layout.suit[suit];
      owners.declarer = owners.declarer << count(left) | extract_bits(hands.cards[0], left);
      owners.second = owners.second << count(left) | extract_bits(hands.cards[1], left);
    }
  }

  // Cards of the diagram as cards of the layout.
  CardSet to_cards(const Layout& layout, const Hands& hands, std::uint32_t cards) const {
    CardSet found = 0;
    for (int place = kSuits - 1; place >= 0; --place) {
      const CardSet left = hands.left() & layout.suit[suit_at[place]];
      found |= deposit_bits(cards, left);
      cards >>= count(left);
    }
    return found;
  }

 private:
  void put_in_order(int one, int other) {
    if (split[one] >= split[other]) return;
    std::swap(split[one], split[other]);
    std::swap(suit_at[one], suit_at[other]);
  }
};

}  // namespace kiebitz
