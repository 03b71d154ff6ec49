// The techniques of the search, each a switch. Every combination gives the same values; they differ in speed.
#pragma once

#include <cstdint>

namespace kiebitz {

enum class TableKind : std::uint8_t {
  none,
  bare,       // knows a state only by its very cards and leader
  canonical,  // by relative ranks; card points may differ and widen the bounds (payoff similarity)
  partition,  // by the ranks that mattered in the proof (lowest winning rank), with payoff similarity
};

enum class Ordering : std::uint8_t {
  given,        // as the cards stand
  few_answers,  // Kupferschmid & Helmert: the fewer answers a lead allows, the earlier
  fastest_cut,  // Furtak: a good chance of a cut and a small subtree
};

enum class DeclarerBound : std::uint8_t {
  none,
  revalued,  // Kupferschmid & Helmert: defenders may exchange the points of their cards of a suit
  ranked,    // Furtak: points as they are, though the jacks rank above the ace and are worth less
};

// Furtak's oracle, to measure what better bounds could save; slow. For a side that leads it finds, by a search whose nodes
// are not counted, the most that this side can take without losing the lead to the other.
enum class DefenderOracle : std::uint8_t {
  none,
  exact,
  side_suits,  // no trump brings the lead to the partner: a trick that he takes with one is the last
};

struct Techniques {
  bool operator==(const Techniques&) const = default;

  TableKind table = TableKind::partition;
  Ordering ordering = Ordering::fastest_cut;
  bool table_moves = true;     // the card that answered a question last time is tried first
  bool merge_equals = true;    // of neighbouring cards with equal points only one is tried
  bool drop_dominated = true;  // of neighbours with which the trick goes the same way only the one with the right points
  bool quasi_symmetry = false; // the value of a card bounds that of its neighbours; the tables know as much by now
  DeclarerBound declarer_bound = DeclarerBound::ranked;
  bool defender_bound = true;  // what the defenders can cash from the top, passing the lead
  bool sure_trumps = true;     // the defenders' highest trumps win their tricks whoever leads
  bool child_probes = false;   // look up the states after the trick before searching one of them
  bool declarer_oracle = false;  // asked where the bounds have no answer
  DefenderOracle defender_oracle = DefenderOracle::none;
};

// The same switches as constants, set as by default, so that the compiler can leave out what they would ask.
struct DefaultTechniques {
  static constexpr Techniques kDefault{};
  static constexpr TableKind table = kDefault.table;
  static constexpr Ordering ordering = kDefault.ordering;
  static constexpr bool table_moves = kDefault.table_moves;
  static constexpr bool merge_equals = kDefault.merge_equals;
  static constexpr bool drop_dominated = kDefault.drop_dominated;
  static constexpr bool quasi_symmetry = kDefault.quasi_symmetry;
  static constexpr DeclarerBound declarer_bound = kDefault.declarer_bound;
  static constexpr bool defender_bound = kDefault.defender_bound;
  static constexpr bool sure_trumps = kDefault.sure_trumps;
  static constexpr bool child_probes = kDefault.child_probes;
  static constexpr bool declarer_oracle = kDefault.declarer_oracle;
  static constexpr DefenderOracle defender_oracle = kDefault.defender_oracle;

  DefaultTechniques() = default;
  explicit DefaultTechniques(const Techniques&) {}
};

}  // namespace kiebitz
