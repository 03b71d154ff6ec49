// The solver in Python: searches release the interpreter lock and can be stopped, by Ctrl-C too.
#include "bind/solver.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

#include "bind/checks.hpp"
#include "bind/solver.hpp"
#include "bind/unlocked.hpp"
#include "solver/batch.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

// The values of an enumeration under the names that Python knows.
template <typename Value, std::size_t kSize>
struct Names {
  const char* what;
  std::array<std::pair<const char*, Value>, kSize> all;

  Value value_of(const std::string& name) const {
    std::string known;
    for (const auto& [text, value] : all) {
      if (name == text) return value;
      known += known.empty() ? text : std::string(", ") + text;
    }
    throw std::invalid_argument(std::string(what) + " is one of " + known + ", not " + name);
  }

  const char* name_of(Value wanted) const {
    for (const auto& [text, value] : all)
      if (value == wanted) return text;
    throw std::logic_error("an enumeration with a value without name");
  }
};

constexpr Names<TableKind, 4> kTables{
    "the table",
    {{{"none", TableKind::none},
      {"bare", TableKind::bare},
      {"canonical", TableKind::canonical},
      {"partition", TableKind::partition}}}};
constexpr Names<Method, 3> kMethods{"the method",
                                    {{{"zero_window", Method::zero_window},
                                      {"full_window", Method::full_window},
                                      {"proof_number", Method::proof_number}}}};
constexpr Names<Approach, 2> kApproaches{"the approach",
                                         {{{"estimate", Approach::estimate}, {"from_below", Approach::from_below}}}};
constexpr Names<QuasiSymmetry, 3> kQuasiSymmetries{"the quasi-symmetry",
                                                   {{{"none", QuasiSymmetry::none},
                                                     {"close", QuasiSymmetry::close},
                                                     {"any", QuasiSymmetry::any}}}};
constexpr Names<Ordering, 4> kOrderings{"the ordering",
                                        {{{"given", Ordering::given},
                                          {"few_answers", Ordering::few_answers},
                                          {"likely_cut", Ordering::likely_cut},
                                          {"fastest_cut", Ordering::fastest_cut}}}};
constexpr Names<DeclarerBound, 3> kDeclarerBounds{"the bound for the declarer",
                                                  {{{"none", DeclarerBound::none},
                                                    {"revalued", DeclarerBound::revalued},
                                                    {"ranked", DeclarerBound::ranked}}}};
constexpr Names<DefenderOracle, 3> kDefenderOracles{"the oracle of the defenders",
                                                    {{{"none", DefenderOracle::none},
                                                      {"exact", DefenderOracle::exact},
                                                      {"side_suits", DefenderOracle::side_suits}}}};
using What = Question::What;
constexpr Names<What, 7> kQuestions{"the question",
                                    {{{"value", What::value},
                                      {"at_least", What::at_least},
                                      {"cards", What::cards},
                                      {"cards_at_least", What::cards_at_least},
                                      {"line", What::line},
                                      {"declarer_takes_all", What::declarer_takes_all},
                                      {"defenders_take_all", What::defenders_take_all}}}};

void make_techniques(Techniques* place, const std::string& table, const std::string& method, const std::string& approach,
                     const std::string& ordering, bool history, bool table_moves, bool merge_equals, bool early_groups, bool drop_dominated,
                     const std::string& quasi_symmetry, const std::string& declarer_bound, bool defender_bound,
                     bool sure_trumps, bool child_probes, bool exchange_suits, bool declarer_oracle,
                     const std::string& defender_oracle) {
  Techniques techniques;
  techniques.table = kTables.value_of(table);
  techniques.method = kMethods.value_of(method);
  techniques.approach = kApproaches.value_of(approach);
  techniques.ordering = kOrderings.value_of(ordering);
  techniques.history = history;
  techniques.table_moves = table_moves;
  techniques.merge_equals = merge_equals;
  techniques.early_groups = early_groups;
  techniques.drop_dominated = drop_dominated;
  techniques.quasi_symmetry = kQuasiSymmetries.value_of(quasi_symmetry);
  techniques.declarer_bound = kDeclarerBounds.value_of(declarer_bound);
  techniques.defender_bound = defender_bound;
  techniques.sure_trumps = sure_trumps;
  techniques.child_probes = child_probes;
  techniques.exchange_suits = exchange_suits;
  techniques.declarer_oracle = declarer_oracle;
  techniques.defender_oracle = kDefenderOracles.value_of(defender_oracle);
  new (place) Techniques(techniques);
}

void make_question(Question* place, const std::string& what, int points, std::optional<int> guess,
                   std::shared_ptr<Pruning> pruning) {
  constexpr int kBeyond = 1000;  // any value of any game, so that sums with it are numbers
  new (place) Question{kQuestions.value_of(what), std::clamp(points, -kBeyond, kBeyond),
                       std::clamp(guess.value_or(Question::kNoGuess), -kBeyond, kBeyond), std::move(pruning)};
}

std::uint64_t nodes_or_endless(std::optional<std::uint64_t> nodes) { return nodes.value_or(Limits{}.nodes); }

Answer answer_stoppably(Solver& solver, const Position& position, const Question& question,
                        std::optional<std::uint64_t> node_limit, std::optional<double> time_limit, const Stop* given) {
  const Position copy = position;  // another thread may play on with the original
  const Stop& stop = given != nullptr ? *given : end_of_interpreter();
  const Limits limits{nodes_or_endless(node_limit), checked_seconds(time_limit), &stop,
                      interruption_of_this_thread()};
  Answer answer;
  {
    const Unlocked unlocked;
    answer = solver.answer(copy, question, limits);
  }
  raise_if_ended_early(stop, answer.complete);
  return answer;
}

void make_batch(Batch* place, std::vector<Position> positions, const Question& question, const Techniques& techniques,
                std::size_t table_bytes, int threads, std::optional<std::uint64_t> node_limit,
                std::optional<double> time_limit, bool keep_tables) {
  const Batch::Options options{techniques, checked_table(table_bytes), checked_threads(threads),
                               nodes_or_endless(node_limit), checked_seconds(time_limit), keep_tables,
                               &end_of_interpreter()};
  new (place) Batch(std::move(positions), question, options);
}

Answer next_of_batch(Batch& batch) {
  constexpr std::chrono::milliseconds kPatience{50};
  while (!batch.is_done()) {
    std::optional<Answer> answer;
    {
      const Unlocked unlocked;
      answer = batch.next(kPatience);
    }
    if (answer) return *std::move(answer);
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
  }
  raise_if_ended_early(end_of_interpreter(), false);
  throw nb::stop_iteration();
}

std::vector<std::tuple<Card, int, int>> cards_of(const Answer& answer) {
  std::vector<std::tuple<Card, int, int>> cards;
  for (const CardBounds& card : answer.cards) cards.emplace_back(card.card, card.value.lower, card.value.upper);
  return cards;
}

void bind_techniques(nb::module_& module) {
  const Techniques standard;
  nb::class_<Techniques>(module, "Techniques", "The switches of the search; the defaults are the fastest combination.")
      .def("__init__", &make_techniques, nb::kw_only(), "table"_a = kTables.name_of(standard.table),
           "method"_a = kMethods.name_of(standard.method), "approach"_a = kApproaches.name_of(standard.approach),
           "ordering"_a = kOrderings.name_of(standard.ordering), "history"_a = standard.history,
           "table_moves"_a = standard.table_moves,
           "merge_equals"_a = standard.merge_equals, "early_groups"_a = standard.early_groups,
           "drop_dominated"_a = standard.drop_dominated,
           "quasi_symmetry"_a = kQuasiSymmetries.name_of(standard.quasi_symmetry),
           "declarer_bound"_a = kDeclarerBounds.name_of(standard.declarer_bound),
           "defender_bound"_a = standard.defender_bound, "sure_trumps"_a = standard.sure_trumps,
           "child_probes"_a = standard.child_probes,
           "exchange_suits"_a = standard.exchange_suits,
            "declarer_oracle"_a = standard.declarer_oracle,
           "defender_oracle"_a = kDefenderOracles.name_of(standard.defender_oracle))
      .def_prop_ro("table", [](const Techniques& techniques) { return kTables.name_of(techniques.table); })
      .def_prop_ro("method", [](const Techniques& techniques) { return kMethods.name_of(techniques.method); })
      .def_prop_ro("approach", [](const Techniques& techniques) { return kApproaches.name_of(techniques.approach); })
      .def_prop_ro("ordering", [](const Techniques& techniques) { return kOrderings.name_of(techniques.ordering); })
      .def_ro("history", &Techniques::history)
      .def_ro("table_moves", &Techniques::table_moves)
      .def_ro("merge_equals", &Techniques::merge_equals)
      .def_ro("early_groups", &Techniques::early_groups)
      .def_ro("drop_dominated", &Techniques::drop_dominated)
      .def_prop_ro("quasi_symmetry",
                   [](const Techniques& techniques) { return kQuasiSymmetries.name_of(techniques.quasi_symmetry); })
      .def_prop_ro("declarer_bound",
                   [](const Techniques& techniques) { return kDeclarerBounds.name_of(techniques.declarer_bound); })
      .def_ro("defender_bound", &Techniques::defender_bound)
      .def_ro("sure_trumps", &Techniques::sure_trumps)
      .def_ro("child_probes", &Techniques::child_probes)
      .def_ro("exchange_suits", &Techniques::exchange_suits)
      .def_ro("declarer_oracle", &Techniques::declarer_oracle)
      .def_prop_ro("defender_oracle",
                   [](const Techniques& techniques) { return kDefenderOracles.name_of(techniques.defender_oracle); });
}

void bind_answer(nb::module_& module) {
  nb::class_<Answer>(module, "Answer", "Proven bounds; `complete` is false where a limit came before the answer.")
      .def_prop_ro("lower", [](const Answer& answer) { return answer.value.lower; })
      .def_prop_ro("upper", [](const Answer& answer) { return answer.value.upper; })
      .def_prop_ro("cards", &cards_of)
      .def_ro("line", &Answer::line)
      .def_ro("complete", &Answer::complete)
      .def_ro("nodes", &Answer::nodes)
      .def_ro("seconds", &Answer::seconds);
}

}  // namespace

void bind_solver(nb::module_& module) {
  bind_techniques(module);
  bind_answer(module);
  nb::class_<Question>(module, "Question",
                       "value, at_least, cards, cards_at_least, line, declarer_takes_all or defenders_take_all.")
      .def("__init__", &make_question, "what"_a, "points"_a = 0, "guess"_a = nb::none(), "pruning"_a = nb::none());
  nb::class_<Solver>(module, "Solver",
                     "Answers questions about positions and keeps its table; safe to use from several threads.")
      .def("__init__", [](Solver* place, const Techniques& techniques, std::size_t table_bytes, std::shared_ptr<Lookup> lookup) {
        new (place) Solver(techniques, checked_table(table_bytes), std::move(lookup));
      }, "techniques"_a, "table_bytes"_a, "lookup"_a = nb::none())
      .def("answer", &answer_stoppably, "position"_a, "question"_a, "node_limit"_a = nb::none(),
           "time_limit"_a = nb::none(), "stop"_a = nb::none())
      .def("clear", &Solver::clear, nb::call_guard<Unlocked>())
      .def_prop_ro("table_entries", &Solver::table_entries, nb::call_guard<Unlocked>());
  nb::class_<Batch>(module, "Batch",
                    "One question about many positions on several threads: iterates over the answers in order.")
      .def("__init__", &make_batch, "positions"_a, "question"_a, "techniques"_a, "table_bytes"_a, "threads"_a = 1,
           "node_limit"_a = nb::none(), "time_limit"_a = nb::none(), "keep_tables"_a = false)
      .def("__iter__", [](nb::handle_t<Batch> self) { return self; })
      .def("__next__", &next_of_batch)
      .def("stop", &Batch::stop);
}

}  // namespace kiebitz
