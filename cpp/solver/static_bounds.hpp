// All that static analysis knows of a start of a trick, on both sides; the search asks only for what it needs.
#pragma once

#include "solver/bounds.hpp"
#include "solver/iterate.hpp"

namespace kiebitz {

// Of what the declarer still gets.
inline Interval static_bounds(const Layout& layout, const Hands& hands, int leader) {
  const Bounds bounds(layout, hands);
  const int total = layout.points_of(hands.left());
  Interval value{0, total};
  const auto declarer = [&](const Proof& sure) { value.lower = std::max(value.lower, sure.value); };
  const auto defenders = [&](const Proof& sure) { value.upper = std::min(value.upper, total - sure.value); };
  if (leader == 0) {
    declarer(bounds.declarer_from_the_top(DeclarerBound::ranked, 0));
  } else {
    if (bounds.declarer_takes_any_lead(leader)) declarer(bounds.declarer_from_the_top(DeclarerBound::revalued, 0));
    declarer(bounds.declarer_later(0));
    if (bounds.defenders_may_run()) defenders(bounds.defenders_from_the_top(leader, 0));
  }
  if (bounds.defenders_rule_trumps()) defenders(bounds.defenders_sure_trumps(0));
  return value;
}

}  // namespace kiebitz
