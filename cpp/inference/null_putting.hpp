// How likely a world is, given that the declarer of a null game is sane: it has kept ten cards with which null can be won,
// and put away about the two that are best put away.
//
// A table of suits tells what hands are worth, and what each of twelve cards is worth without. Tables of bids, contracts
// and discards (likelihood.hpp) know cards one by one; that a lone ace is not kept beside a harmless queen in the skat is
// seen only by looking at the whole suit.
#pragma once

#include <memory>
#include <vector>

#include "base/world.hpp"
#include "evaluate/suit_table.hpp"
#include "seats/observation.hpp"

namespace kiebitz {

class NullPutting {
 public:
  struct Trust {
    double putting = 1.0;    // the power of what was kept against the best that could have been kept
    double steepness = 12.0;  // how fast null gets unlikely with a hand that is worth less than
    double enough = 0.35;    // the chance with which half of all declarers would declare it
  };

  NullPutting(std::shared_ptr<const SuitTable> table, const Trust& trust);

  // A weight for each world of what a defender has seen in a null game; only their ratios mean something.
  std::vector<double> weigh(const std::vector<World>& worlds, const Observation& seen) const;

 private:
  // Logarithms of what a suit of the twelve cards is worth with none, one and two of its cards put away, at best.
  struct Best {
    double none, one, two;
  };

  double share_of(CardSet hand, CardSet put, bool leads, bool ouvert) const;
  double kept(CardSet hand, CardSet put, bool leads, bool ouvert) const;
  double best(CardSet cards, bool leads, bool ouvert) const;
  Best best_of(int pattern, bool leads, bool ouvert) const;

  const std::shared_ptr<const SuitTable> table_;
  const Trust trust_;
  std::vector<Best> best_;  // by game, lead and pattern
};

}  // namespace kiebitz
