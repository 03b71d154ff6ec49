// The values of null games with few cards left: one diagram for each fine split, all of them with the same nodes.
//
// Built depth first. Every state that is reached is searched, and the proof tells which cards mattered; where the card that
// was given to somebody did not, its other owners need no search. That is sound because the cards of a suit are given
// from the highest down: a card that did not matter has only such below it, and how those lie does not change which
// states the other suits can be in. From the lowest up it would be wrong (thesis, Fig. 8.11): who is given a low card gets
// one high card less.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "midgame/diagram.hpp"
#include "midgame/null_state.hpp"
#include "solver/search.hpp"

namespace kiebitz {

// All fine splits of hands with so many cards, and in how many ways the cards of one can lie.
std::vector<FineSplit> fine_splits(int cards);
std::uint64_t states_of(const FineSplit& split);

class NullForest {
 public:
  struct Root {
    std::uint64_t key;
    Branch branch;
  };

  // One leader's. What was proven of a state is kept for the others.
  NullForest(int cards, int leader);

  void grow(const FineSplit& split);

  const std::vector<Root>& roots() const { return roots_; }
  const std::vector<DiagramNode>& nodes() const { return unique_.nodes(); }
  std::uint64_t searched() const { return searched_; }  // states

 private:
  struct Grown {
    Branch branch;
    std::uint32_t used;  // the cards whose owner mattered in some state
  };
  struct Shares {
    std::array<int, kSeats> left;
  };

  Grown give(int place, Shares shares, std::uint32_t bit, Owners owners);
  Grown search(const Owners& owners);

  const int cards_, leader_;
  const Layout& layout_;
  std::unique_ptr<Search> search_;
  UniqueNodes unique_;
  std::vector<Root> roots_;
  FineSplit split_{};
  CardSet deck_ = 0;  // the cards that stand for those of the split
  std::uint64_t searched_ = 0;
};

}  // namespace kiebitz
