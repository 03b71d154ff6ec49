// What null diagrams would take if all fine splits of a split were one diagram, as in the thesis: made to be counted.
//
// A split says how many cards of each suit are left, from the longest suit down. Its diagram asks for the owners of its
// cards in the same order as those of the fine splits, and no deal goes where a player would have too many cards.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "midgame/null_diagrams.hpp"

namespace kiebitz {

// All splits of hands with so many cards, how long the suits are.
std::vector<std::array<int, kSuits>> null_splits(int cards);

class NullMerge {
 public:
  explicit NullMerge(int cards);

  // All splits, as one leader's diagrams know them. The next leader's share their nodes.
  void add(const NullDiagrams& diagrams);

  const std::vector<DiagramNode>& nodes() const { return unique_.nodes(); }
  const std::vector<Branch>& roots() const { return roots_; }  // in the order of the splits, leader by leader

 private:
  Branch give(const NullDiagrams& diagrams, std::array<int, kSeats> left, std::uint32_t bit, const Owners& owners);

  const int cards_;
  const Layout& layout_;
  UniqueNodes unique_;
  std::vector<Branch> roots_;
  CardSet deck_ = 0;  // the cards that stand for those of the split
};

}  // namespace kiebitz
