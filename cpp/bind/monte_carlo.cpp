#include "bind/monte_carlo.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

#include "bind/unlocked.hpp"
#include "bind/worlds.hpp"
#include "judging/outcomes.hpp"
#include "judging/playout_judge.hpp"
#include "null/null_player.hpp"
#include "null/null_rules_player.hpp"
#include "players/achieving_player.hpp"
#include "players/monte_carlo_player.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

Scoring scoring_of(const std::string& name) {
  if (name == "kh") return Scoring::wins;
  if (name == "kermit") return Scoring::wins_and_steps;
  if (name == "list") return Scoring::list_points;
  throw std::invalid_argument("a scoring is kh, kermit or list");
}

Role role_of(const std::string& name) {
  if (name == "both") return Role::both;
  if (name == "declarer") return Role::declarer;
  if (name == "defenders") return Role::defenders;
  throw std::invalid_argument("a role is both, declarer or defenders");
}

Sampler sampler_of(std::optional<int> remembered_tricks, std::shared_ptr<Likelihood> likelihood,
                   const std::string& infers_as, std::shared_ptr<CardReading> reading,
                   std::shared_ptr<NullPutting> putting = nullptr) {
  return Sampler(remembered_tricks.value_or(kTricks), std::move(likelihood), role_of(infers_as), std::move(reading),
                 std::move(putting));
}

using Player = std::shared_ptr<SeatPlayer>;

// Games that seat players play on, and how much they count beside open cards.
struct Playouts {
  std::shared_ptr<const Judge> judge;
  double share = 1;
  double doubt = Jury{}.doubt;
  int since = 1;
};

void make_playouts(Playouts* place, Player declarer, Player defenders, double share, std::optional<int> moves,
                   std::optional<double> doubt, int since) {
  if (!(share > 0 && share <= 1)) throw std::invalid_argument("playouts have a share above 0 and up to 1");
  if (doubt && !(*doubt >= 0)) throw std::invalid_argument("a doubt is 0 or more");
  if (since < 1 || since > kTricks) throw std::invalid_argument("a game has the tricks 1 to 10");
  const PlayoutJudge::Players players{declarer, defenders != nullptr ? defenders : declarer};
  auto judge = std::make_shared<PlayoutJudge>(players, moves.value_or(kPlays));
  new (place) Playouts{std::move(judge), share, doubt.value_or(Jury{}.doubt), since};
}

// Open cards sort out what is not doubtful even where they have no share.
Jury jury_of(const std::optional<Playouts>& playouts) {
  if (!playouts) return Jury::of_solver();
  Jury jury = Jury::of(playouts->judge);
  jury.doubt = playouts->doubt;
  jury.since = playouts->since;
  if (playouts->share == 1 && playouts->doubt == Jury{}.doubt) return jury;
  jury.seats = {{std::make_shared<SolverJudge>(), 1 - playouts->share}, {playouts->judge, playouts->share}};
  return jury;
}

void make_player(MonteCarloPlayer* place, std::size_t worlds, const std::string& scoring,
                 std::optional<int> remembered_tricks,
                 std::shared_ptr<Likelihood> likelihood, const std::string& infers_as,
                 std::shared_ptr<CardReading> reading, const std::optional<Playouts>& declarers_playouts,
                 const std::optional<Playouts>& defenders_playouts, int threads, std::size_t table_bytes) {
  const Sampler sampler = sampler_of(remembered_tricks, std::move(likelihood), infers_as, std::move(reading));
  new (place) MonteCarloPlayer({worlds, scoring_of(scoring), sampler, jury_of(declarers_playouts), jury_of(defenders_playouts), threads,
                                table_bytes});
}

void make_putting(NullPutting* place, std::shared_ptr<SuitTable> table, double putting, double steepness, double enough) {
  new (place) NullPutting(std::move(table), {putting, steepness, enough});
}

std::vector<double> weigh_putting(const NullPutting& putting, const WorldList& list, const Observation& seen) {
  if (seen.declarer == kNobody || seen.contract.kind != Kind::null || seen.is_declarer())
    throw std::invalid_argument("what a null declarer has put away is asked by a defender");
  return putting.weigh(list.worlds, seen);
}

// Rules and how much their card is worth beside winning.
using Prior = std::pair<std::shared_ptr<SeatPlayer>, double>;

ClosedPlay closed_play(std::size_t worlds, const std::optional<Playouts>& playouts, const std::optional<Prior>& rules) {
  ClosedPlay play;
  play.worlds = worlds;
  if (rules) {
    play.rules = rules->first;
    play.prior = rules->second;
  }
  if (!playouts) return play;
  play.playouts = playouts->judge;
  play.trust_in_playouts = playouts->share;
  return play;
}

void make_null(NullPlayer* place, std::size_t declarers_worlds, std::size_t defenders_worlds,
               std::shared_ptr<Likelihood> likelihood, std::shared_ptr<CardReading> reading,
               std::shared_ptr<NullPutting> putting, const std::optional<Prior>& rules,
               const std::optional<Playouts>& declarers_playouts, const std::optional<Playouts>& defenders_playouts,
               std::uint64_t ouvert_nodes, int ouvert_decisions) {
  NullPlayer::Settings settings;
  settings.sampler =
      sampler_of(std::nullopt, std::move(likelihood), "both", std::move(reading), std::move(putting));
  settings.declarer = closed_play(declarers_worlds, declarers_playouts, rules);
  settings.defenders = closed_play(defenders_worlds, defenders_playouts, rules);
  settings.ouvert = {ouvert_nodes, ouvert_decisions, rules ? rules->first : nullptr};
  new (place) NullPlayer(settings);
}

void make_achieving(AchievingPlayer* place, std::size_t worlds, std::size_t sets, bool by_points,
                    std::uint64_t nodes, std::shared_ptr<Likelihood> likelihood, const std::string& infers_as, int threads,
                    std::size_t table_bytes) {
  const Sampler sampler = sampler_of(std::nullopt, std::move(likelihood), infers_as, nullptr);
  MonteCarloPlayer::Settings settings;
  settings.worlds = worlds;
  settings.sampler = sampler;
  settings.threads = threads;
  settings.table_bytes = table_bytes;
  new (place) AchievingPlayer({settings, sets, by_points, nodes});
}

template <typename Player>
Evidence evidence_of(const Player& player, const Observation& seen, std::uint64_t seed, bool all_values,
                     std::optional<double> seconds, const Stop* given) {
  Budget budget;
  budget.seconds = seconds.value_or(budget.seconds);
  budget.stop = given != nullptr ? given : &end_of_interpreter();
  budget.interrupted = interruption_of_this_thread();
  std::optional<Evidence> evidence;
  {
    const Unlocked unlocked;
    evidence = player.evidence(seen, seed, all_values, budget);
  }
  raise_if_ended_early(*budget.stop, evidence.has_value());
  return evidence.value();
}

// Outcomes for review: so many nodes for a world, that a hard one does not hold up the others.
constexpr std::uint64_t kNodesOfOutcomes = 200'000;

void make_foresight(Foresight* place, std::shared_ptr<Likelihood> likelihood, std::shared_ptr<CardReading> reading,
                    std::shared_ptr<NullPutting> putting, int threads, std::size_t table_bytes) {
  const Sampler sampler =
      sampler_of(std::nullopt, std::move(likelihood), "both", std::move(reading), std::move(putting));
  new (place) Foresight(sampler, threads, table_bytes);
}

// Lets the core work without the lock, and comes back with what it found or with what ended it.
template <typename Work>
auto found_by(Work&& work, const Stop* given) {
  Budget budget;
  budget.nodes = kNodesOfOutcomes;
  budget.stop = given != nullptr ? given : &end_of_interpreter();
  budget.interrupted = interruption_of_this_thread();
  decltype(work(budget)) found;
  {
    const Unlocked unlocked;
    found = work(budget);
  }
  raise_if_ended_early(*budget.stop, found.has_value());
  return std::move(found).value();
}

Outcomes outcomes_of(Foresight& foresight, const Observation& seen, std::size_t worlds, std::uint64_t seed,
                     const Stop* stop) {
  return found_by([&](const Budget& budget) { return foresight.of_cards(seen, worlds, seed, budget); }, stop);
}

double declarer_share(Foresight& foresight, const Observation& seen, std::size_t worlds, std::uint64_t seed,
                      const Stop* stop) {
  return found_by([&](const Budget& budget) { return foresight.declarer_share(seen, worlds, seed, budget); }, stop);
}

std::pair<WorldList, std::vector<double>> choose_worlds(const Observation& seen, std::size_t number, std::uint64_t seed,
                                                        std::optional<int> remembered_tricks,
                                                        std::shared_ptr<Likelihood> likelihood,
                                                        const std::string& infers_as,
                                                        std::shared_ptr<CardReading> reading) {
  const Sampler sampler = sampler_of(remembered_tricks, std::move(likelihood), infers_as, std::move(reading));
  const Unlocked unlocked;
  Chosen chosen = sampler.choose(seen, number, seed);
  return {{std::move(chosen.worlds)}, std::move(chosen.weights)};
}

using Row = std::tuple<Card, std::size_t, double, std::optional<double>, std::optional<double>, std::optional<double>>;

std::vector<Row> rows_of(const Evidence& evidence) {
  std::vector<Row> rows;
  for (const CardEvidence& card : evidence.cards)
    rows.emplace_back(card.card, card.worlds, card.win_share, card.score, card.error, card.value);
  return rows;
}

}  // namespace

void bind_monte_carlo(nb::module_& module) {
  nb::class_<Evidence>(module, "Evidence")
      .def_ro("best", &Evidence::best)
      .def_ro("worlds", &Evidence::worlds)
      .def_ro("is_full", &Evidence::is_full)
      .def_prop_ro("cards", &rows_of);
  nb::class_<Playouts>(module, "Playouts")
      .def("__init__", &make_playouts, "declarer"_a, "defenders"_a = nb::none(), nb::kw_only(), "share"_a = 1.0,
           "moves"_a = nb::none(), "doubt"_a = nb::none(), "since"_a = 1);
  nb::class_<MonteCarloPlayer, SeatPlayer>(module, "MonteCarloPlayer")
      .def("__init__", &make_player, nb::kw_only(), "worlds"_a = 160, "scoring"_a = "kermit",
           "remembered_tricks"_a = nb::none(), "likelihood"_a = nb::none(), "infers_as"_a = "both",
           "reading"_a = nb::none(), "declarers_playouts"_a = nb::none(), "defenders_playouts"_a = nb::none(), "threads"_a = 1,
           "table_bytes"_a = MonteCarloPlayer::Settings{}.table_bytes)
      .def("evidence", &evidence_of<MonteCarloPlayer>, "seen"_a, "seed"_a, nb::kw_only(), "all_values"_a = false,
           "seconds"_a = nb::none(), "stop"_a = nb::none());
  nb::class_<AchievingPlayer, SeatPlayer>(module, "AchievingPlayer")
      .def("__init__", &make_achieving, nb::kw_only(), "worlds"_a = 160, "sets"_a = 1, "by_points"_a = true,
           "nodes"_a = AchievingPlayer::Settings{}.nodes, "likelihood"_a = nb::none(), "infers_as"_a = "both", "threads"_a = 1,
           "table_bytes"_a = MonteCarloPlayer::Settings{}.table_bytes)
      .def("evidence", &evidence_of<AchievingPlayer>, "seen"_a, "seed"_a, nb::kw_only(), "all_values"_a = false,
           "seconds"_a = nb::none(), "stop"_a = nb::none());
  nb::class_<SuitTable>(module, "SuitTable").def(nb::init<std::vector<float>>(), "chances"_a);
  nb::class_<NullPutting>(module, "NullPutting")
      .def("__init__", &make_putting, "table"_a, "putting"_a = NullPutting::Trust{}.putting,
           "steepness"_a = NullPutting::Trust{}.steepness, "enough"_a = NullPutting::Trust{}.enough)
      .def("weigh", &weigh_putting, "worlds"_a, "seen"_a, nb::call_guard<Unlocked>());
  nb::class_<NullRulesPlayer, SeatPlayer>(module, "NullRulesPlayer")
      .def(nb::init<std::shared_ptr<SuitTable>>(), "table"_a);
  nb::class_<NullPlayer, SeatPlayer>(module, "NullPlayer")
      .def("__init__", &make_null, nb::kw_only(), "declarers_worlds"_a = 160, "defenders_worlds"_a = 160,
           "likelihood"_a = nb::none(), "reading"_a = nb::none(), "putting"_a = nb::none(), "rules"_a = nb::none(),
           "declarers_playouts"_a = nb::none(), "defenders_playouts"_a = nb::none(),
           "ouvert_nodes"_a = OuvertDefence{}.nodes, "ouvert_decisions"_a = OuvertDefence{}.decisions)
      .def("evidence", &evidence_of<NullPlayer>, "seen"_a, "seed"_a, nb::kw_only(), "all_values"_a = false,
           "seconds"_a = nb::none(), "stop"_a = nb::none());
  nb::class_<Outcomes>(module, "Outcomes")
      .def_ro("cards", &Outcomes::cards)
      .def_prop_ro("worlds", [](const Outcomes& outcomes) { return WorldList{outcomes.worlds}; })
      .def_ro("weights", &Outcomes::weights)
      .def_ro("list_points", &Outcomes::list_points)
      .def_ro("is_full", &Outcomes::is_full);
  nb::class_<Foresight>(module, "Foresight")
      .def("__init__", &make_foresight, nb::kw_only(), "likelihood"_a = nb::none(), "reading"_a = nb::none(),
           "putting"_a = nb::none(), "threads"_a = 1, "table_bytes"_a = MonteCarloPlayer::Settings{}.table_bytes)
      .def("of_cards", &outcomes_of, "seen"_a, "worlds"_a, "seed"_a, "stop"_a = nb::none())
      .def("declarer_share", &declarer_share, "seen"_a, "worlds"_a, "seed"_a, "stop"_a = nb::none());
  module.def("choose_worlds", &choose_worlds, "seen"_a, "number"_a, "seed"_a, nb::kw_only(),
             "remembered_tricks"_a = nb::none(), "likelihood"_a = nb::none(), "infers_as"_a = "both",
             "reading"_a = nb::none());
}

}  // namespace kiebitz
