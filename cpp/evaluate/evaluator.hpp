// How likely a holding reaches what counts: the sum of its table entries, corrected for real play, as a probability.
#pragma once

#include <vector>

#include "evaluate/features.hpp"

namespace kiebitz {

// How open-hand odds turn into those of games really played, in a seat and after an auction.
struct Correction {
  std::array<std::array<Lanes, kContests>, kSeats> shift;
  Lanes scale;
};

class Evaluator {
 public:
  // All numbers of a model in one row: for games after picking up, then for hand games, and in each of them for suit,
  // grand and null, the entries of the tables with their lanes, then the shifts of the correction by seat and contest,
  // then its scales.
  // Throws std::invalid_argument if it is not as long as that.
  explicit Evaluator(const std::vector<float>& numbers);
  static std::size_t size();

  // Trump games: out of schneider, won, schneider, schwarz, none likelier than the one before. Null: closed and ouvert.
  Lanes chances(Kind kind, const Holding& holding) const;

 private:
  struct Part {
    std::vector<Lanes> entries;
    Correction correction;
  };
  std::array<std::array<Part, kFamilies>, 2> parts_;  // first by whether the skat is unknown
};

}  // namespace kiebitz
