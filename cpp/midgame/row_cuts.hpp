// What the rows of a split keep where memory is short (thesis, 8.5).
//
// Of each row the tentpole that is missed least is taken away, again and again: missed are the valuations that are no longer
// known, each by its weight. So a row has a cost curve, that is, what is missed with 0, 1, 2, ... tentpoles; with as many
// as its smaller half has it is known in full. At a price for a tentpole each row keeps as many as are worth it.
#pragma once

#include <cstddef>
#include <vector>

#include "midgame/trump_rows.hpp"

namespace kiebitz {

// What a valuation of a row counts: 1, or as often as the row is met, as many sets of cards as it stands for, or both.
struct Weights {
  bool by_rows, by_valuations;
};

class RowCuts {
 public:
  // Rows that were not cut. They are read here and forgotten.
  RowCuts(const TrumpRows& whole, const Weights& weights);

  // Row by row.
  const std::vector<std::vector<double>>& curves() const { return curves_; }

  // The rows as they are packed, with a tentpole for each time that it saves more than the price.
  std::vector<std::byte> packed(double price) const;

 private:
  void add(const TrumpRows& whole, std::uint32_t start, const std::vector<int>& weights, double times);

  const Kind kind_;
  const int cards_;
  const Split split_;
  const Valuations all_;
  std::vector<std::uint32_t> row_of_;
  std::vector<std::vector<Tentpole>> tentpoles_;  // of each row, those that are kept longest first
  std::vector<std::vector<double>> curves_;
};

// The share of valuations, as often as their rows are met, that rows tell exactly; each valuation counted once, or for all
// sets of cards that it stands for.
struct ShareKnown {
  double of_valuations, of_cards;
};
ShareKnown share_known(const TrumpRows& rows);

}  // namespace kiebitz
