// Furtak's oracle: the most that the side which leads can take without losing the lead to the other side, found by search.
//
// It is what static bounds (bounds.hpp) come near from below, so it tells how much better ones could save. The lead may pass
// to the partner. A side may stop whenever it likes; what is left then counts for the others. It neither counts nodes nor
// looks at limits.
#pragma once

#include <memory>

#include "solver/search.hpp"

namespace kiebitz {

class Proof;

// Whose run it is.
enum class Control {
  declarer,
  defenders,
  defenders_in_side_suits,  // a trick that the leader's partner takes with a trump is the last of the run
};

constexpr Control control_of(DefenderOracle oracle) {
  return oracle == DefenderOracle::side_suits ? Control::defenders_in_side_suits : Control::defenders;
}

// Asked where the bounds have no answer, so that it adds to them. It is never below what `Bounds` says of the side that leads;
// what a side is sure of without the lead, it does not know.
class Oracle {
 public:
  virtual ~Oracle() = default;

  // For the start of a trick that a player of the side leads: a bound on what the declarer gets where only the run of that
  // side counts for it. One in favour of the side holds for the game as well. The question is open, 0 < need <= total.
  virtual Proof prove(const Layout& layout, const Hands& hands, int leader, int need, int total) = 0;

  virtual void clear_table() = 0;
};

std::unique_ptr<Oracle> make_oracle(Control control, std::size_t table_bytes);

// The same as a search of its own, for states in which a player of the side leads.
std::unique_ptr<Search> make_control_search(Control control, std::size_t table_bytes);

}  // namespace kiebitz
