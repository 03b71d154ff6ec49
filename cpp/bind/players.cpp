// The players in Python, each made of samplers, juries and other players.
#include "bind/players.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "bind/checks.hpp"
#include "null/null_player.hpp"
#include "null/null_rules_player.hpp"
#include "players/achieving_player.hpp"
#include "players/monte_carlo_player.hpp"
#include "players/null_apart_player.hpp"
#include "players/relay_player.hpp"
#include "players/slipping_player.hpp"
#include "players/uct_player.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

constexpr std::size_t kMostPlayouts = 1'000'000;  // each takes some 200 bytes

using Somebody = std::shared_ptr<SeatPlayer>;
using SomebodyWhoJudges = std::shared_ptr<JudgingPlayer>;
using Prior = std::pair<Somebody, double>;  // rules, and how much their card is worth beside winning

Scoring scoring_of(const std::string& name) {
  if (name == "kh") return Scoring::wins;
  if (name == "kermit") return Scoring::wins_and_steps;
  if (name == "list") return Scoring::list_points;
  throw std::invalid_argument("a scoring is kh, kermit or list");
}

void make_monte_carlo(MonteCarloPlayer* place, std::size_t worlds, const Sampler& sampler, const Jury& declarers_jury,
                      const Jury& defenders_jury, const std::string& scoring, int threads, std::size_t table_bytes) {
  new (place) MonteCarloPlayer({checked_worlds(worlds), scoring_of(scoring), sampler, declarers_jury, defenders_jury,
                                checked_threads(threads), checked_table(table_bytes)});
}

void make_achieving(AchievingPlayer* place, std::size_t worlds, const Sampler& sampler, std::size_t sets, bool by_points,
                    std::uint64_t nodes, int threads, std::size_t table_bytes) {
  const MonteCarloPlayer::Settings settings{.worlds = checked_worlds(worlds),
                                            .sampler = sampler,
                                            .threads = checked_threads(threads),
                                            .table_bytes = checked_table(table_bytes)};
  new (place) AchievingPlayer({settings, sets, by_points, nodes});
}

void make_uct(UctPlayer* place, std::size_t playouts, double exploration, const Sampler& sampler,
              const std::optional<std::array<Somebody, kSeats>>& players) {
  UctPlayer::Settings settings{.playouts = checked_number<std::size_t>(playouts, 1, kMostPlayouts, "playouts"),
                               .exploration = exploration, .sampler = sampler};
  if (players) std::copy(players->begin(), players->end(), settings.players.begin());
  new (place) UctPlayer(settings);
}

void make_null(NullPlayer* place, const Sampler& sampler, std::size_t declarers_worlds, std::size_t defenders_worlds,
               const Jury& declarers_jury, const Jury& defenders_jury, const std::optional<Prior>& rules,
               std::uint64_t ouvert_nodes, int ouvert_decisions) {
  if (rules) check_somebody(rules->first, "rules have a player, not None");
  const Prior none{nullptr, 0.0};
  const auto& [player, prior] = rules ? *rules : none;
  NullPlayer::Settings settings;
  settings.sampler = sampler;
  settings.declarer = {.worlds = checked_worlds(declarers_worlds), .jury = declarers_jury, .prior = prior, .rules = player};
  settings.defenders = {.worlds = checked_worlds(defenders_worlds), .jury = defenders_jury, .prior = prior, .rules = player};
  settings.ouvert = {ouvert_nodes, ouvert_decisions, player};
  new (place) NullPlayer(settings);
}

}  // namespace

void bind_players(nb::module_& module) {
  nb::class_<RelayPlayer, SeatPlayer>(module, "RelayPlayer",
                                      "Plays like the first player, from some trick on, counted from 1, "
                                      "like the second.")
      .def(nb::init<Somebody, Somebody, int>(), "first"_a, "second"_a, "trick"_a);
  nb::class_<SlippingPlayer, SeatPlayer>(module, "SlippingPlayer",
                                         "Plays like another player, but any card in a share of its decisions.")
      .def(nb::init<Somebody, double>(), "player"_a, "share"_a);
  nb::class_<NullApartPlayer, JudgingPlayer>(module, "NullApartPlayer", "Leaves null games to another player.")
      .def(nb::init<SomebodyWhoJudges, SomebodyWhoJudges>(), "others"_a, "null"_a);
  nb::class_<MonteCarloPlayer, JudgingPlayer>(module, "MonteCarloPlayer", R"(
    Judges cards in worlds that fit what the seat knows; keeps a solver for each thread.

    A card is worth what best play with open cards brings, or what games bring that are played on, or a mean of both.
    )")
      .def("__init__", &make_monte_carlo, "worlds"_a = 160, "sampler"_a = Sampler(), nb::kw_only(),
           "declarers_jury"_a = Jury(), "defenders_jury"_a = Jury(), "scoring"_a = "kermit", "threads"_a = 1,
           "table_bytes"_a = MonteCarloPlayer::Settings{}.table_bytes);
  nb::class_<AchievingPlayer, JudgingPlayer>(module, "AchievingPlayer", R"(
    As declarer of a trump game, plays for one strategy that wins in as many worlds as possible; else by Monte Carlo.

    sets       into so many lots the worlds are dealt, each with a set of worlds that one strategy wins
    by_points  whether the mean of card points with open cards decides between cards whose sets are equally large
    nodes      of search in which the sets of one decision are grown
    )")
      .def("__init__", &make_achieving, "worlds"_a = 160, "sampler"_a = Sampler(), nb::kw_only(), "sets"_a = 1,
           "by_points"_a = true, "nodes"_a = AchievingPlayer::Settings{}.nodes, "threads"_a = 1,
           "table_bytes"_a = MonteCarloPlayer::Settings{}.table_bytes);
  nb::class_<UctPlayer, JudgingPlayer>(module, "UctPlayer", R"(
    Grows a tree of the cards that may fall by playouts in worlds, and plays the card most visited.

    exploration  the more, the longer cards are tried that have done badly
    players      who finish the games, by default rules of thumb at every seat
    )")
      .def("__init__", &make_uct, nb::kw_only(), "playouts"_a = UctPlayer::Settings{}.playouts,
           "exploration"_a = UctPlayer::Settings{}.exploration, "sampler"_a = Sampler(), "players"_a = nb::none());
  nb::class_<NullRulesPlayer, SeatPlayer>(module, "NullRulesPlayer", "Plays null by rules of thumb.")
      .def(nb::init<std::shared_ptr<SuitTable>>(), "table"_a);
  nb::class_<NullPlayer, JudgingPlayer>(module, "NullPlayer", R"(
    Judges cards of null games: plans against all skats where the hand lies open, elsewhere worlds.

    With rules goes what the card that they would play is worth beside winning.
    )")
      .def("__init__", &make_null, "sampler"_a = Sampler(), nb::kw_only(), "declarers_worlds"_a = 160,
           "defenders_worlds"_a = 160, "declarers_jury"_a = Jury(), "defenders_jury"_a = Jury(), "rules"_a = nb::none(),
           "ouvert_nodes"_a = OuvertDefence{}.nodes, "ouvert_decisions"_a = OuvertDefence{}.decisions);
}

}  // namespace kiebitz
