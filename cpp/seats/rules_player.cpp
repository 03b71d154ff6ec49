#include "seats/rules_player.hpp"

#include "seats/rules/following.hpp"
#include "seats/rules/leading.hpp"
#include "seats/rules/null_play.hpp"

namespace kiebitz {

Card RulesPlayer::choose(const Observation& seen, Random&) const {
  const CardSet legal = seen.legal();
  if (count(legal) == 1) return lowest(legal);  // nothing to think about
  const rules::Deduction known(seen);
  if (seen.contract.kind == Kind::null) return rules::null_card(known);
  return seen.on_table ? rules::follow(known) : rules::lead(known);
}

}  // namespace kiebitz
