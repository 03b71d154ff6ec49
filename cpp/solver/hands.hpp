// Three open hands as the search holds them: player 0 is the declarer, 1 and 2 follow in playing order.
#pragma once

#include <array>
#include <cstdint>

#include "base/layout.hpp"

namespace kiebitz {

constexpr int next_player(int player) { return player == 2 ? 0 : player + 1; }

struct Hands {
  std::array<CardSet, kSeats> cards = {};
  std::uint64_t profile = 0;  // how many cards of each suit each player holds

  CardSet left() const { return cards[0] | cards[1] | cards[2]; }

  // The two lowest bits are free for the leader.
  static std::uint64_t weight(const Layout& layout, int player, Card card) {
    return layout.profile_weight[card] << Layout::kProfileBits * player;
  }

  void count_profile(const Layout& layout) {
    profile = 0;
    for (int player = 0; player < kSeats; ++player)
      for (CardSet rest = cards[player]; rest; rest &= rest - 1) profile += weight(layout, player, lowest(rest));
  }

  void take(const Layout& layout, int player, Card card) {
    cards[player] ^= bit(card);
    profile -= weight(layout, player, card);
  }

  void give_back(const Layout& layout, int player, Card card) {
    cards[player] ^= bit(card);
    profile += weight(layout, player, card);
  }
};

}  // namespace kiebitz
