// Whether static analysis answers a question at the start of a trick: all bounds that are switched on, one after the other.
#pragma once

#include "solver/bounds.hpp"

namespace kiebitz {

template <class Switches>
class StaticAnswer {
 public:
  StaticAnswer(const Switches& techniques, const Layout& layout, const Hands& hands)
      : techniques_(techniques), bounds_(layout, hands) {}

  // `total` is what the cards left are worth; the question is open, 0 < need <= total.
  bool find(int player, int need, int total, Proof& proof) const {
    if (techniques_.sure_trumps && bounds_.defenders_rule_trumps() &&
        promised_to_defenders(bounds_.defenders_sure_trumps(total - need + 1), need, total, proof))
      return true;
    if (player == 0)
      return techniques_.declarer_bound != DeclarerBound::none &&
             promised_to_declarer(bounds_.declarer_from_the_top(techniques_.declarer_bound, need), need, proof);
    // A trump spared for a ruff may be the one a defender would have kept a higher card for: points count as revalued.
    if (techniques_.declarer_bound != DeclarerBound::none) {
      if (bounds_.declarer_takes_any_lead(player) &&
          promised_to_declarer(bounds_.declarer_from_the_top(DeclarerBound::revalued, need), need, proof))
        return true;
      if (promised_to_declarer(bounds_.declarer_later(need), need, proof)) return true;
    }
    return techniques_.defender_bound && bounds_.defenders_may_run() &&
           promised_to_defenders(bounds_.defenders_from_the_top(player, total - need + 1), need, total, proof);
  }

 private:
  static bool promised_to_declarer(const Proof& sure, int need, Proof& proof) {
    if (sure.value < need) return false;
    proof = sure;
    return true;
  }

  static bool promised_to_defenders(const Proof& sure, int need, int total, Proof& proof) {
    if (total - sure.value >= need) return false;
    proof = sure;
    proof.value = total - sure.value;
    return true;
  }

  const Switches& techniques_;
  const Bounds bounds_;
};

}  // namespace kiebitz
