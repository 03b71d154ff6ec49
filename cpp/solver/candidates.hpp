// The cards a player may try, in the order of their scores.
#pragma once

#include <array>
#include <cstring>
#include <limits>

#include "base/cards.hpp"

namespace kiebitz {

class Candidates {
 public:
  static constexpr int kMost = 10;

  int size() const { return size_; }

  // A card with its score: the score, then five bits for the card, the lower card first among equals.
  static constexpr int scored(Card card, int score) { return score * kCards + (kCards - 1 - card); }

  void add(Card card, int score) { add(scored(card, score)); }
  void add(int scored_card) {
    scored_[size_++] = scored_card;
    best_ = scored_card > best_ ? scored_card : best_;
  }

  Card operator[](int at) const { return card_of(scored_[at]); }

  Card best() const { return card_of(best_); }

  // Goes on to the next best. All places are looked at side by side, since branches could not be predicted.
  void drop_best() {
    Four next = next_of(0);
    next = greater(next, next_of(4));
    next = greater(next, next_of(8));
    next = greater(next, Four{next[2], next[3], next[0], next[1]});
    best_ = next[0] > next[1] ? next[0] : next[1];
  }

 private:
  using Four = int __attribute__((vector_size(16)));
  static constexpr int kNone = std::numeric_limits<int>::min();
  static constexpr int kPlaces = 12;

  static Card card_of(int scored_card) { return kCards - 1 - (scored_card & (kCards - 1)); }
  static Four greater(Four one, Four other) { return one > other ? one : other; }

  // Of the four places from one on, the scores below the best.
  Four next_of(int from) const {
    Four scores;
    std::memcpy(&scores, &scored_[from], sizeof scores);
    return scores < best_ ? scores : Four{} + kNone;
  }

  int size_ = 0;
  int best_ = kNone;
  std::array<int, kPlaces> scored_ = {kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone};
};

}  // namespace kiebitz
