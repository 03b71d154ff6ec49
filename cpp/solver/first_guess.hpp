// Where to start looking for a value: the nearer the first question, the fewer follow.
//
// The estimate is a fit to the values of random deals, with and without a declarer worth bidding on, at all stages of
// play: the declarer's share of the trumps and of the highest cards of the other suits. It leaves an error of 15% of
// the points. A guess that is too high costs less than one too low, therefore the extra.
#pragma once

#include <algorithm>

#include "solver/measure.hpp"

namespace kiebitz {

class FirstGuess {
 public:
  explicit FirstGuess(const Root& root) : layout_(*root.layout), mine_(root.hands.cards[0]), left_(root.hands.left()) {}

  // Of so many points still to come, the declarer's.
  int points(int total) const {
    const Weights& weights = layout_.kind == Kind::grand ? kGrand : kSuit;
    const int percent = weights.base + (weights.trumps * trump_share() + weights.high_cards * high_card_share()) / 100;
    return std::clamp(total * (percent + kExtra) / 100, 1, std::max(total, 1));
  }

 private:
  struct Weights {
    int base, trumps, high_cards;  // in percent
  };
  static constexpr Weights kSuit{-30, 110, 50}, kGrand{-19, 48, 75};
  static constexpr int kExtra = 4;

  int trump_share() const {
    const CardSet trumps = layout_.trumps & left_;
    return trumps ? 100 * count(trumps & mine_) / count(trumps) : 0;
  }

  // The highest card of a suit counts three times as much as the second.
  int high_card_share() const {
    int all = 0, mine = 0;
    for (int suit = 0; suit + 1 < layout_.suits; ++suit) {
      CardSet cards = left_ & layout_.suit[suit];
      for (int weight : {3, 1}) {
        if (!cards) break;
        const CardSet highest_card = bit(highest(cards));
        all += weight;
        mine += highest_card & mine_ ? weight : 0;
        cards ^= highest_card;
      }
    }
    return all ? 100 * mine / all : 0;
  }

  const Layout& layout_;
  const CardSet mine_, left_;
};

}  // namespace kiebitz
