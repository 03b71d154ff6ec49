// All valuations of a split, numbered, each with the cards that stand for it and those that differ in one card.
#pragma once

#include <vector>

#include "midgame/trump_state.hpp"

namespace kiebitz {

class Valuations {
 public:
  Valuations(Kind kind, const Split& split);

  std::size_t size() const { return decks_.size(); }
  CardSet deck(std::size_t number) const { return decks_[number]; }
  const Valuation& points(std::size_t number) const { return points_[number]; }
  int total(std::size_t number) const { return totals_[number]; }
  const std::vector<std::uint32_t>& neighbours(std::size_t number) const { return neighbours_[number]; }
  // How many sets of cards it stands for, once it is said which suit stands at which place but for those of one length.
  int frequency(std::size_t number) const { return frequencies_[number]; }

 private:
  // The suits of one length that stand before a place: the last one's cards, how many there are, and how many like the last.
  struct Before {
    CardSet cards = 0;
    int suits = 0, same = 0;
  };

  void list(const Split& split, int place, CardSet deck, const Before& before, int frequency);
  void meet(const Split& split);

  const Kind kind_;
  const Layout& layout_;
  std::vector<CardSet> decks_;
  std::vector<Valuation> points_;
  std::vector<int> totals_, frequencies_;
  std::vector<std::vector<std::uint32_t>> neighbours_;
};

}  // namespace kiebitz
