// A state with its side suits in an order of their own: states that an exchange of side suits makes the same look the same.
#pragma once

#include <algorithm>
#include <tuple>

#include "solver/hands.hpp"
#include "solver/proof.hpp"

namespace kiebitz {

class SuitExchange {
 public:
  SuitExchange(const Layout& layout, const Hands& hands) : trumps_(layout.trumps), sides_(layout.suits - 1) {
    for (int suit = 0; suit < sides_; ++suit) from_[suit] = suit;
    const auto looks = [&](int suit) {
      const auto part = [&](int player) { return hands.cards[player] >> kWidth * suit & kSuit; };
      return std::tuple(count(part(0)), count(part(1)), count(part(2)), part(0), part(1), part(2));
    };
    std::sort(from_.begin(), from_.begin() + sides_, [&](int one, int other) { return looks(one) < looks(other); });
    for (int player = 0; player < kSeats; ++player) hands_.cards[player] = there(hands.cards[player]);
    for (int suit = 0; suit < layout.suits; ++suit)
      for (int player = 0; player < kSeats; ++player)
        hands_.profile += static_cast<unsigned>(count(hands_.cards[player] & layout.suit[suit])) *
                          Hands::weight(layout, player, lowest(layout.suit[suit]));
  }

  const Hands& hands() const { return hands_; }

  CardSet there(CardSet set) const {
    CardSet moved = set & trumps_;
    for (int suit = 0; suit < sides_; ++suit) moved |= (set >> kWidth * from_[suit] & kSuit) << kWidth * suit;
    return moved;
  }

  CardSet back(CardSet set) const {
    CardSet moved = set & trumps_;
    for (int suit = 0; suit < sides_; ++suit) moved |= (set >> kWidth * suit & kSuit) << kWidth * from_[suit];
    return moved;
  }

  Proof there(const Proof& proof) const { return {proof.value, there(proof.ranks()), there(proof.captured())}; }
  Proof back(const Proof& proof) const { return {proof.value, back(proof.ranks()), back(proof.captured())}; }
  Card there(Card card) const { return card < 0 ? card : lowest(there(bit(card))); }
  Card back(Card card) const { return card < 0 ? card : lowest(back(bit(card))); }

 private:
  static constexpr int kWidth = 7;  // cards of a side suit where there are trumps
  static constexpr CardSet kSuit = (CardSet{1} << kWidth) - 1;

  CardSet trumps_;
  int sides_;
  std::array<int, Layout::kMaxSuits> from_ = {};  // for each place, the suit that stands there
  Hands hands_;
};

}  // namespace kiebitz
