#include "judging/judge.hpp"

#include "judging/open_cards.hpp"

namespace kiebitz {

Decision decision_of(const Observation& seen, const Recollection& recalled) {
  Decision decision;
  decision.table = {seen.contract.kind, seen.declarer, {}, seen.leader, {}, recalled.points, seen.tricks};
  for (int place = 0; place < seen.on_table; ++place) decision.table.trick.push_back(seen.table_card(place));
  decision.goal = Goal::as_seen(seen, recalled.against);
  decision.seen = seen;
  return decision;
}

Position position_of(const Decision& decision, const World& world) {
  Position::Setup setup = decision.table;
  for (int seat = 0; seat < kSeats; ++seat) setup.hands[seat] = world[seat];
  setup.points += card_points(world[kSkat]);
  return Position(setup);
}

std::unique_ptr<CardQuestions> SolverJudge::open(const Decision& decision, const World& world, std::size_t,
                                                 const Means& means) const {
  return std::make_unique<OpenCards>(means.solver, position_of(decision, world), decision.goal, means.limits, means.nodes,
                                     pruning_);
}

}  // namespace kiebitz
