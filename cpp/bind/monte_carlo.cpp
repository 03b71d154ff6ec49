#include "bind/monte_carlo.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <tuple>

#include "bind/unlocked.hpp"
#include "bind/worlds.hpp"
#include "players/monte_carlo.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

Evidence judge(MonteCarlo& player, const WorldList& list, int kind, int declarer, int leader, std::vector<Card> trick,
               int points, int tricks, const Goal& goal, bool count_steps, bool all_values,
               const std::vector<double>& weights, std::optional<double> seconds, std::optional<std::uint64_t> nodes,
               const Stop* given) {
  Decision decision;
  decision.table = {static_cast<Kind>(kind), declarer, {}, leader, std::move(trick), points, tricks};
  decision.goal = goal;
  decision.scoring = count_steps ? Scoring::wins_and_steps : Scoring::wins;
  decision.all_values = all_values;
  Budget budget;
  budget.seconds = seconds.value_or(budget.seconds);
  budget.nodes = nodes.value_or(budget.nodes);
  budget.stop = given != nullptr ? given : &end_of_interpreter();
  budget.interrupted = interruption_of_this_thread();
  std::optional<Evidence> evidence;
  {
    const Unlocked unlocked;
    evidence = player.judge(decision, list.worlds, weights, budget);
  }
  raise_if_ended_early(*budget.stop, evidence.has_value());
  return evidence.value();
}

using Row = std::tuple<Card, double, std::optional<double>, std::optional<double>, std::optional<double>>;

std::vector<Row> rows_of(const Evidence& evidence) {
  std::vector<Row> rows;
  for (const CardEvidence& card : evidence.cards)
    rows.emplace_back(card.card, card.win_share, card.score, card.error, card.value);
  return rows;
}

}  // namespace

void bind_monte_carlo(nb::module_& module) {
  nb::class_<Goal>(module, "Goal")
      .def_static("points", &Goal::points, "needed"_a)
      .def_static("all_tricks", &Goal::all_tricks)
      .def_static("no_trick", &Goal::no_trick);
  nb::class_<Evidence>(module, "Evidence")
      .def_ro("best", &Evidence::best)
      .def_ro("worlds", &Evidence::worlds)
      .def_prop_ro("cards", &rows_of);
  nb::class_<MonteCarlo>(module, "MonteCarlo")
      .def(nb::init<int, std::size_t>(), "threads"_a, "table_bytes"_a)
      .def("judge", &judge, "worlds"_a, nb::kw_only(), "kind"_a, "declarer"_a, "leader"_a, "trick"_a, "points"_a,
           "tricks"_a, "goal"_a, "count_steps"_a, "all_values"_a = false, "weights"_a = std::vector<double>{},
           "seconds"_a = nb::none(), "nodes"_a = nb::none(), "stop"_a = nb::none());
}

}  // namespace kiebitz
