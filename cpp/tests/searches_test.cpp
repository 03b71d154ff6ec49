// Every exact switch that is off by default against the standard search: the same values, in endgames and in whole deals. (The
// standard search is held against a minimax in solver_test.cpp.)
//
//     searches_test [endgames [deals [seed]]]
#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <random>
#include <utility>
#include <vector>

#include "solver/solver.hpp"
#include "tests/check.hpp"

using namespace kiebitz;
using What = Question::What;

namespace {

constexpr std::size_t kTable = 1 << 22;
constexpr int kPointsToWin = 61;

Position random_position(std::mt19937& source, Kind kind, int cards) {
  std::array<Card, kCards> deck;
  for (Card card = 0; card < kCards; ++card) deck[card] = card;
  for (unsigned left = kCards; left > 1; --left) std::swap(deck[left - 1], deck[source() % left]);
  Position::Setup setup;
  setup.kind = kind;
  setup.declarer = static_cast<int>(source() % kSeats);
  setup.leader = static_cast<int>(source() % kSeats);
  for (int index = 0; index < kSeats * cards; ++index) setup.hands[index / cards] |= bit(deck[index]);
  Position position(setup);
  for (unsigned played = source() % kSeats; played > 0; --played) {
    CardSet legal = position.legal();
    for (auto skip = source() % static_cast<unsigned>(count(legal)); skip > 0; --skip) legal &= legal - 1;
    position.play(lowest(legal));
  }
  return position;
}

// Each switch alone, and those together that can be.
std::vector<Techniques> all_switched() {
  std::vector<Techniques> all(9);
  all[0].method = Method::full_window;
  all[1].method = Method::proof_number;
  all[2].approach = Approach::from_below;
  all[3].exchange_suits = true;
  all[4].ordering = Ordering::likely_cut;
  all[5].history = false;
  all[6].quasi_symmetry = QuasiSymmetry::close;
  all[7].exchange_suits = all[7].child_probes = true;
  all[7].approach = Approach::from_below;
  all[7].ordering = Ordering::likely_cut;
  all[7].quasi_symmetry = QuasiSymmetry::close;
  all[8].method = Method::full_window;
  all[8].table = TableKind::bare;
  return all;
}

int value_of(Solver& solver, const Position& position) {
  const Answer answer = solver.answer(position, {});
  CHECK(answer.complete && answer.value.is_exact());
  return answer.value.lower;
}

void endgames_agree(int number, std::mt19937& source) {
  Solver standard({}, kTable);
  std::vector<std::unique_ptr<Solver>> solvers;  // which keep their tables: what they know must hold wherever it is found
  for (const Techniques& techniques : all_switched()) solvers.push_back(std::make_unique<Solver>(techniques, kTable));
  for (int endgame = 0; endgame < number; ++endgame) {
    const Position position = random_position(source, static_cast<Kind>(endgame % kKinds), 2 + endgame / kKinds % 5);
    if (position.layout().kind == Kind::null && position.tricks() > 0) continue;
    const int value = value_of(standard, position);
    for (const auto& solver : solvers) CHECK(value_of(*solver, position) == value);
  }
}

// Whole deals: values, and for proof-number search, which is slow there, whether 61 points are reached.
void deals_agree(int number, std::mt19937& source) {
  for (int deal = 0; deal < number; ++deal) {
    const Kind kind = static_cast<Kind>(deal % kKinds);
    const Position position = random_position(source, kind, kTricks);
    Solver standard({}, kTable);
    const int value = value_of(standard, position);
    for (const Techniques& techniques : all_switched()) {
      Solver solver(techniques, kTable);
      if (techniques.method != Method::proof_number) {
        CHECK(value_of(solver, position) == value);
        continue;
      }
      const int need = kind == Kind::null ? kTricks : kPointsToWin;
      const Interval bounds = solver.answer(position, {What::at_least, need}).value;
      CHECK(bounds.answers(need) && bounds.lower <= value && value <= bounds.upper);
    }
  }
}

int argument(int argc, char** argv, int place, int otherwise) {
  return argc > place ? std::atoi(argv[place]) : otherwise;
}

}  // namespace

int main(int argc, char** argv) {
  std::mt19937 source(static_cast<unsigned>(argument(argc, argv, 3, 33)));
  endgames_agree(argument(argc, argv, 1, 4000), source);
  deals_agree(argument(argc, argv, 2, 30), source);
  return kiebitz::tests::summary();
}
