#include "bind/guarantee.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <utility>
#include <vector>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "guarantee/guarantor.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

// A goal as a number: card points, 121 for every trick, 0 where none may be taken.
Goal goal_of(int needed) {
  if (needed < 0 || needed > kDeckPoints + 1) throw std::invalid_argument("a goal is a number from 0 to 121");
  if (needed == 0) return Goal::no_trick();
  return needed > kDeckPoints ? Goal::all_tricks() : Goal::points(needed);
}

std::optional<bool> answer_of(Proven proof) {
  return proof == Proven::open ? std::nullopt : std::optional<bool>(proof == Proven::holds);
}

// Lets the core search without the lock, within limits; raises what ended it, if anything but a limit did.
template <typename Work>
auto within(std::optional<std::uint64_t> nodes, std::optional<double> seconds, const Stop* given, Work&& work) {
  Limits limits;
  limits.nodes = nodes.value_or(limits.nodes);
  limits.seconds = checked_seconds(seconds);
  limits.stop = given != nullptr ? given : &end_of_interpreter();
  limits.interrupted = interruption_of_this_thread();
  decltype(work(limits)) found;
  {
    const Unlocked unlocked;
    found = work(limits);
  }
  raise_if_ended_early(*limits.stop, false);
  return found;
}

// What is seen is an observation, or a position of which the declarer sees its own cards and the skat.
template <typename Seen>
std::optional<bool> ask(Guarantor& guarantor, const Seen& seen, int needed, std::optional<std::uint64_t> nodes,
                        std::optional<double> seconds, const Stop* stop, bool tries_worlds) {
  const Goal goal = goal_of(needed);
  const DeclarersSight sight(seen);
  return answer_of(within(nodes, seconds, stop, [&](const Limits& limits) {
    return guarantor.ask(sight, goal, limits, tries_worlds);
  }));
}

using CardAnswers = std::vector<std::pair<Card, std::optional<bool>>>;

CardAnswers cards_answered(Guarantor& guarantor, const DeclarersSight& sight, const Goal& goal,
                           std::optional<std::uint64_t> nodes, std::optional<double> seconds, const Stop* stop) {
  CardAnswers answers;
  for (const auto& [card, proof] : within(nodes, seconds, stop, [&](const Limits& limits) {
         return guarantor.ask_cards(sight, goal, limits);
       }))
    answers.emplace_back(card, answer_of(proof));
  return answers;
}

template <typename Seen>
CardAnswers ask_cards(Guarantor& guarantor, const Seen& seen, int needed, std::optional<std::uint64_t> nodes,
                      std::optional<double> seconds, const Stop* stop) {
  return cards_answered(guarantor, DeclarersSight(seen), goal_of(needed), nodes, seconds, stop);
}

// All tricks still to come, or none of them in null, whatever was lost before.
Goal goal_of_rest(const Observation& seen) {
  return seen.contract.kind == Kind::null ? Goal::no_trick() : Goal::all_tricks();
}

std::optional<bool> ask_rest(Guarantor& guarantor, const Observation& seen, std::optional<std::uint64_t> nodes,
                             std::optional<double> seconds, const Stop* stop) {
  const Goal goal = goal_of_rest(seen);
  const DeclarersSight rest = DeclarersSight(seen).of_the_rest();
  return answer_of(within(nodes, seconds, stop, [&](const Limits& limits) { return guarantor.ask(rest, goal, limits); }));
}

CardAnswers ask_rest_cards(Guarantor& guarantor, const Observation& seen, std::optional<std::uint64_t> nodes,
                           std::optional<double> seconds, const Stop* stop) {
  return cards_answered(guarantor, DeclarersSight(seen).of_the_rest(), goal_of_rest(seen), nodes, seconds, stop);
}

template <typename Seen>
std::pair<int, int> points(Guarantor& guarantor, const Seen& seen, std::optional<std::uint64_t> nodes,
                           std::optional<double> seconds, const Stop* stop) {
  const DeclarersSight sight(seen);
  const Interval value = within(nodes, seconds, stop, [&](const Limits& limits) { return guarantor.points(sight, limits); });
  return {value.lower, value.upper};
}

template <typename Seen>
void bind_questions(nb::class_<Guarantor>& guarantor) {
  guarantor
      .def("ask", &ask<Seen>, "seen"_a, "needed"_a, nb::kw_only(), "nodes"_a = nb::none(), "seconds"_a = nb::none(),
           "stop"_a = nb::none(), "tries_worlds"_a = true)
      .def("ask_cards", &ask_cards<Seen>, "seen"_a, "needed"_a, nb::kw_only(), "nodes"_a = nb::none(),
           "seconds"_a = nb::none(), "stop"_a = nb::none())
      .def("points", &points<Seen>, "seen"_a, nb::kw_only(), "nodes"_a = nb::none(), "seconds"_a = nb::none(),
           "stop"_a = nb::none());
}

}  // namespace

void bind_guarantee(nb::module_& module) {
  nb::class_<Guarantor> guarantor(module, "Guarantor", R"(
    Whether a declarer reaches a goal, whatever the hidden cards are and however they are played.

    What is seen is an observation of the declarer, or a position of which it sees its own cards and the skat alone. A
    goal is a number of card points, 121 for every trick, 0 for none; `None` says that the limits came first. Who asks
    again, with more nodes, need not have worlds tried again that may refute it.
    )");
  guarantor.def(nb::init<>()).def_prop_ro("nodes", &Guarantor::nodes);
  bind_questions<Observation>(guarantor);
  bind_questions<Position>(guarantor);
  guarantor
      .def("ask_rest", &ask_rest, "seen"_a, nb::kw_only(), "nodes"_a = nb::none(), "seconds"_a = nb::none(),
           "stop"_a = nb::none())
      .def("ask_rest_cards", &ask_rest_cards, "seen"_a, nb::kw_only(), "nodes"_a = nb::none(),
           "seconds"_a = nb::none(), "stop"_a = nb::none());
}

}  // namespace kiebitz
