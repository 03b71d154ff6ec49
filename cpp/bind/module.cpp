// The Python module; only this folder knows Python. Everything that comes in is checked here or by what it calls.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "base/position.hpp"
#include "bind/checks.hpp"
#include "bind/evaluate.hpp"
#include "bind/guarantee.hpp"
#include "bind/inference.hpp"
#include "bind/judging.hpp"
#include "bind/learning.hpp"
#include "bind/midgame.hpp"
#include "bind/openings.hpp"
#include "bind/players.hpp"
#include "bind/policy.hpp"
#include "bind/seats.hpp"
#include "bind/solver.hpp"
#include "bind/theory.hpp"
#include "bind/unlocked.hpp"
#include "bind/values.hpp"
#include "bind/whole.hpp"
#include "bind/worlds.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

void make_position(Position* place, int kind, int declarer, std::array<CardSet, kSeats> hands, int leader,
                   std::vector<Card> trick, int points, int tricks) {
  new (place) Position({static_cast<Kind>(kind), declarer, hands, leader, std::move(trick), points, tricks});
}

void play_card(Position& position, Card card) {
  const Card played = position.layout().bit_of_card[checked_card(card)];
  if (!(position.legal() & bit(played))) throw std::invalid_argument("this card cannot be played now");
  position.play(played);
}

void undo_card(Position& position) {
  if (position.played() == 0) throw std::out_of_range("no card was played since this position was made");
  position.undo();
}

std::vector<Card> cards_on_table(const Position& position) {
  std::vector<Card> cards;
  for (int place = 0; place < position.on_table(); ++place)
    cards.push_back(position.layout().card_of_bit[position.table_card(place)]);
  return cards;
}

std::array<CardSet, kSeats> hands_of(const Position& position) {
  std::array<CardSet, kSeats> hands{};
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = position.layout().to_cards(position.hand(seat));
  return hands;
}

std::uint64_t count_sequences(const Position& position, int depth) {
  Position copy = position;
  const Unlocked unlocked;
  return perft(copy, depth);
}

bool supports_v3() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}

}  // namespace
}  // namespace kiebitz

NB_MODULE(KIEBITZ_MODULE, module) {
  using namespace kiebitz;
  module.doc() = "The C++ core. Cards are numbers 0 to 31 and sets of cards are masks, as in `kiebitz.cards`.";
  nb::set_leak_warnings(false);  // what Python keeps until it ends, such as loaded tables, is no leak
  module.def("supports_v3", &supports_v3,
             "Whether the build for processors with bit extraction and its relatives (x86-64-v3) runs here.");
  module.attr("MOST_WORLDS") = kMostWorlds;  // of a decision
  module.attr("MOST_THREADS") = kMostThreads;
  nb::class_<Position>(module, "Position", "Card play with all cards open; impossible positions raise `ValueError`.")
      .def("__init__", &make_position, "kind"_a, "declarer"_a, "hands"_a, "leader"_a = 0,
           "trick"_a = std::vector<Card>{}, "points"_a = 0, "tricks"_a = 0)
      .def("legal", [](const Position& position) { return position.layout().to_cards(position.legal()); })
      .def("play", &play_card, "card"_a)
      .def("undo", &undo_card)
      .def("perft", &count_sequences, "depth"_a)
      .def_prop_ro("declarer", &Position::declarer)
      .def_prop_ro("leader", &Position::leader)
      .def_prop_ro("turn", &Position::turn)
      .def_prop_ro("hands", &hands_of)
      .def_prop_ro("trick", &cards_on_table)
      .def_prop_ro("points", &Position::points)
      .def_prop_ro("tricks", &Position::tricks)
      .def_prop_ro("is_over", &Position::is_over);
  bind_stop(module);
  bind_midgame(module);
  bind_values(module);
  bind_solver(module);
  bind_seats(module);
  bind_guarantee(module);
  bind_worlds(module);
  bind_whole(module);
  bind_inference(module);
  bind_evaluate(module);
  bind_policy(module);
  bind_judging(module);
  bind_players(module);
  bind_learning(module);
  bind_theory(module);
  bind_openings(module);
}
