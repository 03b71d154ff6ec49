#include "players/judge.hpp"

#include "players/open_cards.hpp"

namespace kiebitz {

Position position_of(const Decision& decision, const World& world) {
  Position::Setup setup = decision.table;
  for (int seat = 0; seat < kSeats; ++seat) setup.hands[seat] = world[seat];
  setup.points += card_points(world[kSkat]);
  return Position(setup);
}

std::unique_ptr<CardQuestions> SolverJudge::open(const Decision& decision, const World& world, std::size_t,
                                                 const Means& means) const {
  return std::make_unique<OpenCards>(means.solver, position_of(decision, world), decision.goal, means.limits, means.nodes);
}

}  // namespace kiebitz
