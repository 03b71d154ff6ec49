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
  likely_cut,   // what speaks for a card, however many answers it allows
  fastest_cut,  // Furtak: both, a good chance of a cut and a small subtree
};

// How a question is answered. Runs of tricks know no full window, since their values are few: they take the zero window for it.
enum class Method : std::uint8_t {
  zero_window,   // one question after the other, each a search of its own that remembers those before
  full_window,   // alpha-beta: the value in one search
  proof_number,  // df-pn: first where the fewest states are left to be proven
};

// The questions that lead to a value.
enum class Approach : std::uint8_t {
  estimate,    // first about a guess, then some points beyond each bound
  from_below,  // from nothing upwards, one point beyond each bound
};

enum class QuasiSymmetry : std::uint8_t {
  none,
  close,  // Kupferschmid & Helmert: neighbours whose points differ by one at most
  any,
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
  Method method = Method::zero_window;
  Approach approach = Approach::estimate;
  Ordering ordering = Ordering::fastest_cut;
  bool history = true;         // what has answered lately in a like place is tried earlier
  bool table_moves = true;     // the card that answered a question last time is tried first
  bool merge_equals = true;    // of neighbouring cards with equal points only one is tried
  bool early_groups = false;   // unsound, Kermit's: king and queen, ace and ten count as equal in the first three tricks
  bool drop_dominated = true;  // of neighbours with which the trick goes the same way only the one with the right points
  QuasiSymmetry quasi_symmetry = QuasiSymmetry::none;  // the value of a card bounds that of its neighbours; tables know as much
  DeclarerBound declarer_bound = DeclarerBound::ranked;
  bool defender_bound = true;  // what the defenders can cash from the top, passing the lead
  bool sure_trumps = true;     // the defenders' highest trumps win their tricks whoever leads
  bool child_probes = false;   // look up the states after the trick before searching one of them
  bool exchange_suits = false; // the partition table knows states up to an exchange of side suits
  bool declarer_oracle = false;  // asked where the bounds have no answer
  DefenderOracle defender_oracle = DefenderOracle::none;
};

// The same switches as constants, set as by default, so that the compiler can leave out what they would ask.
struct DefaultTechniques {
  static constexpr Techniques kDefault{};
  static constexpr TableKind table = kDefault.table;
  static constexpr Method method = kDefault.method;
  static constexpr Approach approach = kDefault.approach;
  static constexpr Ordering ordering = kDefault.ordering;
  static constexpr bool history = kDefault.history;
  static constexpr bool table_moves = kDefault.table_moves;
  static constexpr bool merge_equals = kDefault.merge_equals;
  static constexpr bool early_groups = kDefault.early_groups;
  static constexpr bool drop_dominated = kDefault.drop_dominated;
  static constexpr QuasiSymmetry quasi_symmetry = kDefault.quasi_symmetry;
  static constexpr DeclarerBound declarer_bound = kDefault.declarer_bound;
  static constexpr bool defender_bound = kDefault.defender_bound;
  static constexpr bool sure_trumps = kDefault.sure_trumps;
  static constexpr bool child_probes = kDefault.child_probes;
  static constexpr bool exchange_suits = kDefault.exchange_suits;
  static constexpr bool declarer_oracle = kDefault.declarer_oracle;
  static constexpr DefenderOracle defender_oracle = kDefault.defender_oracle;

  DefaultTechniques() = default;
  explicit DefaultTechniques(const Techniques&) {}
};

}  // namespace kiebitz
