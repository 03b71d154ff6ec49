// How likely a holding reaches what counts: odds that were learned, corrected for real play, as a probability.
//
// Odds are sums of table entries, learned from open hands, or come from networks, learned from games on any hand. The
// evaluation of Kermit as it was published is another one, which tells chances at once.
#pragma once

#include <optional>
#include <vector>

#include "evaluate/features.hpp"
#include "evaluate/glem.hpp"
#include "evaluate/opening_net.hpp"

namespace kiebitz {

// How learned odds turn into those of games really played, in a seat and after an auction.
struct Correction {
  std::array<std::array<Lanes, kContests>, kSeats> shift;
  Lanes scale;
};

class Evaluator {
 public:
  // All numbers of a model in one row: for games after picking up, then for hand games, and in each of them for suit,
  // grand and null, the entries of the tables with their lanes, then the shifts of the correction by seat and contest,
  // then its scales. Or else the numbers of the networks for suit, grand and null, then the corrections in the same order.
  // Or else those of `Glem`. Throws std::invalid_argument if it is as long as none of them.
  explicit Evaluator(const std::vector<float>& numbers);
  static std::size_t size_of_tables();
  static std::size_t size_of_networks();

  // Trump games: out of schneider, won, schneider, schwarz, none likelier than the one before. Null: closed and ouvert.
  Lanes chances(Kind kind, const Holding& holding) const;

  // As they were learned, before they are corrected; `Glem` has none.
  Lanes odds(Kind kind, const Holding& holding) const;

 private:
  template <typename Part>
  using OfParts = std::array<std::array<Part, kFamilies>, 2>;  // first by whether the skat is unknown

  OfParts<std::vector<Lanes>> entries_;
  std::optional<OpeningValues> networks_;  // instead of entries
  std::optional<Glem> glem_;               // instead of all else
  OfParts<Correction> corrections_;
};

}  // namespace kiebitz
