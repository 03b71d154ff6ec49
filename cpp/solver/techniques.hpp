// The techniques of the search, each a switch. Every combination gives the same values; they differ in speed.
#pragma once

#include <cstdint>

namespace kiebitz {

enum class TableKind : std::uint8_t {
  none,
  bare,       // the very same cards and leader
  canonical,  // the same relative ranks; card points may differ and widen the bounds (payoff similarity)
};

enum class Ordering : std::uint8_t {
  given,        // as the cards stand
  few_answers,  // Kupferschmid & Helmert: the fewer answers a lead allows, the earlier
  fastest_cut,  // Furtak: chance of a cut against size of the subtree
};

enum class DeclarerBound : std::uint8_t {
  none,
  revalued,  // Kupferschmid & Helmert: defenders may exchange the points of cards of a suit
  ranked,    // Furtak: trump points as they are, though the jacks rank above the ace
};

struct Techniques {
  TableKind table = TableKind::canonical;
  bool table_moves = true;       // the card that answered a question last time is tried first
  Ordering ordering = Ordering::fastest_cut;
  bool merge_equals = true;      // of neighbouring cards with equal points only one is tried
  bool quasi_symmetry = true;    // of neighbouring cards the value of one bounds the others'
  DeclarerBound declarer_bound = DeclarerBound::ranked;
  bool defender_bound = true;    // what the defenders can cash from the top
  bool sure_trumps = true;       // the highest trumps win their tricks whoever leads
  bool child_probes = true;      // look up all children before searching one
};

}  // namespace kiebitz
