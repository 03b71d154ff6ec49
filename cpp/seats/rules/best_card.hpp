// The card of a set with the highest value; between equals, the first from the jack of clubs down, suit by suit.
#pragma once

#include <limits>

#include "base/cards.hpp"

namespace kiebitz::rules {

template <typename Value>
Card best_card(CardSet cards, Value value_of) {
  Card best = -1;
  double best_value = -std::numeric_limits<double>::infinity();
  while (cards) {
    const Card card = highest(cards);
    cards ^= bit(card);
    const double value = value_of(card);
    if (value > best_value) {
      best = card;
      best_value = value;
    }
  }
  return best;
}

}  // namespace kiebitz::rules
