// Worlds of a decision, who judges cards in them, and what comes of it, in Python.
#include "bind/judging.hpp"

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

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "bind/worlds.hpp"
#include "judging/erring_judge.hpp"
#include "judging/judging_player.hpp"
#include "judging/outcomes.hpp"
#include "judging/playout_judge.hpp"
#include "worlds/sampler.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

// Outcomes for review: so many nodes for a world, that a hard one does not hold up the others.
constexpr std::uint64_t kNodesOfOutcomes = 200'000;

Role role_of(const std::string& name) {
  if (name == "both") return Role::both;
  if (name == "declarer") return Role::declarer;
  if (name == "defenders") return Role::defenders;
  throw std::invalid_argument("a role is both, declarer or defenders");
}

void make_sampler(Sampler* place, std::shared_ptr<Inference> inference, std::shared_ptr<CardReading> reading,
                  std::shared_ptr<NullPutting> putting, const std::string& infers_as,
                  std::optional<int> remembered_tricks) {
  new (place) Sampler(remembered_tricks.value_or(kTricks), std::move(inference), role_of(infers_as), std::move(reading),
                      std::move(putting));
}

std::pair<WorldList, std::vector<double>> choose_worlds(const Sampler& sampler, const Observation& seen,
                                                        std::size_t number, std::uint64_t seed) {
  Chosen chosen = sampler.choose(seen, checked_worlds(number, 0), seed);
  return {{std::move(chosen.worlds)}, std::move(chosen.weights)};
}

Jury with_pruning(const Jury& jury, std::shared_ptr<const Pruning> pruning) {
  return pruning == nullptr ? jury : jury.pruned_by(std::move(pruning));
}

void make_jury(Jury* place, std::shared_ptr<SeatPlayer> declarer, std::shared_ptr<SeatPlayer> defenders, double share,
               std::optional<int> moves, std::optional<double> doubt, int since, double fading, const Liking* liking,
               std::optional<double> errors, std::shared_ptr<Pruning> pruning) {
  const Liking liked = liking != nullptr ? *liking : Liking();
  if (errors) {
    if (declarer != nullptr) throw std::invalid_argument("either games or errors");
    new (place) Jury(Jury(std::make_shared<ErringJudge>(*errors)).with(liked));
    return;
  }
  if (declarer == nullptr) {
    new (place) Jury(with_pruning(Jury().with(liked), std::move(pruning)));
    return;
  }
  const PlayoutJudge::Players players{declarer, defenders != nullptr ? defenders : declarer};
  const Jury jury(std::make_shared<PlayoutJudge>(players, moves.value_or(kPlays)), share,
                  doubt.value_or(Jury::kNoDoubt), since, fading);
  new (place) Jury(with_pruning(jury.with(liked), std::move(pruning)));
}

void make_liking(Liking* place, std::shared_ptr<CardPolicy> policy, double weight, int until) {
  new (place) Liking(std::move(policy), weight, until);
}

// Lets the core work without the lock, and comes back with what it found or with what ended it.
template <typename Work>
auto found_by(Work&& work, Budget budget, const Stop* given) {
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

Evidence evidence_of(const JudgingPlayer& player, const Observation& seen, std::uint64_t seed, bool all_values,
                     std::optional<double> seconds, const Stop* stop) {
  Budget budget;
  budget.seconds = checked_seconds(seconds);
  return found_by([&](const Budget& given) { return player.evidence(seen, seed, all_values, given); }, budget, stop);
}

using Row = std::tuple<Card, std::size_t, double, std::optional<double>, std::optional<double>, std::optional<double>>;

std::vector<Row> rows_of(const Evidence& evidence) {
  std::vector<Row> rows;
  for (const CardEvidence& card : evidence.cards)
    rows.emplace_back(card.card, card.worlds, card.win_share, card.score, card.error, card.value);
  return rows;
}

void make_foresight(Foresight* place, const Sampler& sampler, int threads, std::size_t table_bytes) {
  new (place) Foresight(sampler, checked_threads(threads), checked_table(table_bytes));
}

Outcomes outcomes_of(Foresight& foresight, const Observation& seen, std::size_t worlds, std::uint64_t seed,
                     const Stop* stop) {
  return found_by([&](const Budget& budget) { return foresight.of_cards(seen, checked_worlds(worlds), seed, budget); },
                  {.nodes = kNodesOfOutcomes}, stop);
}

double declarer_share(Foresight& foresight, const Observation& seen, std::size_t worlds, std::uint64_t seed,
                      const Stop* stop) {
  return found_by([&](const Budget& budget) { return foresight.declarer_share(seen, checked_worlds(worlds), seed, budget); },
                  {.nodes = kNodesOfOutcomes}, stop);
}

}  // namespace

void bind_judging(nb::module_& module) {
  nb::class_<Sampler>(module, "Sampler", R"(
    From what a seat knows to worlds, drawn uniformly from all that fit, or so that likely ones come oftener.

    likelihood         what bids, contract and discard tell; without it all worlds are the same
    reading            what the cards played tell besides; it needs a likelihood
    putting            what a sane declarer of a null game would have put away
    infers_as          the role in which all that is asked: both, declarer, defenders
    remembered_tricks  finished ones; all without a number
    )")
      .def("__init__", &make_sampler, "likelihood"_a = nb::none(), "reading"_a = nb::none(), "putting"_a = nb::none(),
           nb::kw_only(), "infers_as"_a = "both", "remembered_tricks"_a = nb::none())
      .def("choose", &choose_worlds, "seen"_a, "number"_a, "seed"_a, nb::call_guard<Unlocked>(),
           "The worlds of a decision with their weights; there are none where all worlds count the same.");
  nb::class_<Liking>(module, "Liking", R"(
    What a policy likes of the cards, a head start in scores of worlds.

    weight  of the logarithm of a card's chance
    until   up to this trick of the game
    )")
      .def("__init__", &make_liking, "policy"_a, "weight"_a, "until"_a = kTricks);
  nb::class_<Jury>(module, "Jury", R"(
    Who judges a card in a world: open cards, and games beside them that seat players play on, if there are some.

    Each of the players knows what its seat would know there.

    share  what games count, above 0 and up to 1; open cards have the rest
    moves  so many cards are played after the one judged, then open cards tell what is left; all without a number
    doubt  no game is played with a card that open cards see further behind than this, in shares of wins
    since  from this trick of the game on; before it open cards judge alone
    fading what share is left in every trick of that in the trick before
    liking the head start that a policy gives the cards; none without
    errors in place of open cards and games, open cards with which everybody errs so often
    pruning by which values with open cards may be estimated; who wins is always proven
    )")
      .def("__init__", &make_jury, "declarer"_a = nb::none(), "defenders"_a = nb::none(), nb::kw_only(), "share"_a = 1.0,
           "moves"_a = nb::none(), "doubt"_a = nb::none(), "since"_a = 1, "fading"_a = 1.0,
           "liking"_a = nb::none(), "errors"_a = nb::none(), "pruning"_a = nb::none());
  nb::class_<Evidence>(module, "Evidence",
                       "What the worlds say about every legal card: (card, worlds, win share, score, "
                       "its standard error, mean value).")
      .def_ro("best", &Evidence::best)
      .def_ro("worlds", &Evidence::worlds)
      .def_ro("is_full", &Evidence::is_full)
      .def_prop_ro("cards", &rows_of);
  nb::class_<JudgingPlayer, SeatPlayer>(module, "JudgingPlayer",
                                        "Somebody who judges its cards, and says what speaks for each of them.")
      .def("evidence", &evidence_of, "seen"_a, "seed"_a, nb::kw_only(), "all_values"_a = false,
           "seconds"_a = nb::none(), "stop"_a = nb::none());
  nb::class_<Outcomes>(module, "Outcomes", R"(
    How a game ends in worlds: the declarer's list points, card by card for the first world, then for the next.

    worths  of each world: what the endings are worth that can still come, 0 of others; lost in schneider, lost, won,
            schneider, schwarz
    )")
      .def_ro("cards", &Outcomes::cards)
      .def_prop_ro("worlds", [](const Outcomes& outcomes) { return WorldList{outcomes.worlds}; })
      .def_ro("weights", &Outcomes::weights)
      .def_ro("list_points", &Outcomes::list_points)
      .def_ro("worths", &Outcomes::worths)
      .def_ro("is_full", &Outcomes::is_full);
  nb::class_<Foresight>(module, "Foresight",
                        "What best play with open cards leads to, in worlds that fit what a seat knows.")
      .def("__init__", &make_foresight, "sampler"_a = Sampler(), nb::kw_only(), "threads"_a = 1,
           "table_bytes"_a = std::size_t{64} << 20)
      .def("of_cards", &outcomes_of, "seen"_a, "worlds"_a, "seed"_a, "stop"_a = nb::none())
      .def("declarer_share", &declarer_share, "seen"_a, "worlds"_a, "seed"_a, "stop"_a = nb::none());
}

}  // namespace kiebitz
