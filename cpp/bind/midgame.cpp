// Midgame tables in Python: what grows them, what they lie in, and what a solver asks.
#include "bind/midgame.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "midgame/null_diagrams.hpp"
#include "midgame/perfect.hpp"
#include "midgame/tables.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

constexpr int kMostCards = 9;

using Bytes = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

std::span<const std::byte> span_of(const Bytes& bytes) {
  return {reinterpret_cast<const std::byte*>(bytes.data()), bytes.size()};
}

nb::bytes bytes_of(const std::vector<std::byte>& bytes) { return nb::bytes(bytes.data(), bytes.size()); }

nb::object grow_null(int cards, int leader, int every) {
  checked_number(cards, 1, kMostCards, "cards");
  checked_number(every, 1, 1'000'000, "splits from one to the next");
  NullForest forest(cards, checked_seat(leader));
  std::vector<std::byte> packed;
  int grown = 0;
  {
    const Unlocked unlocked;
    const std::vector<FineSplit> splits = fine_splits(cards);
    for (std::size_t at = 0; at < splits.size(); at += static_cast<std::size_t>(every), ++grown) {
      if (end_of_interpreter().is_requested()) throw Cancelled("the interpreter ends");
      forest.grow(splits[at]);
    }
    packed = NullDiagrams::packed(cards, leader, forest);
  }
  return nb::make_tuple(bytes_of(packed), grown, forest.nodes().size(), forest.searched());
}

std::vector<Split> splits_of(int kind, int cards) {
  checked_number(cards, 1, 10, "cards");
  return trump_splits(checked_kind(kind), cards);
}

nb::object grow_rows(int kind, int cards, std::size_t number) {
  checked_number(cards, 1, kMostTabled, "cards");
  const Kind of = checked_kind(kind) == Kind::grand ? Kind::grand : Kind::clubs;
  const std::vector<Split> splits = trump_splits(of, cards);
  const Split& split = splits[checked_number<std::size_t>(number, 0, splits.size() - 1, "splits before it")];
  std::vector<std::byte> packed;
  std::vector<std::tuple<std::uint32_t, std::size_t, std::size_t>> rows;
  {
    const Unlocked unlocked;
    RowBook book(of, cards, split);
    for (int leader = 0; leader < kSeats; ++leader) {
      if (end_of_interpreter().is_requested()) throw Cancelled("the interpreter ends");
      book.fill(leader);
    }
    packed = TrumpRows::packed(of, cards, split, book);
    for (const RowBook::Row& row : book.rows()) {
      const auto sinks = std::ranges::count_if(row.tentpoles, &Tentpole::is_sink);
      const auto sources = std::ranges::count_if(row.tentpoles, &Tentpole::is_source);
      rows.emplace_back(row.times, row.tentpoles.size(), static_cast<std::size_t>(std::min(sinks, sources)));
    }
  }
  return nb::make_tuple(bytes_of(packed), rows);
}

}  // namespace

void bind_midgame(nb::module_& module) {
  nb::class_<Lookup>(module, "Lookup", "What a solver looks up where its bounds have no answer.");
  nb::class_<Tables, Lookup>(module, "MidgameTables", "Values of states with few cards left, read where they lie.")
      .def(nb::init<bool>(), "tells_ranks"_a = true)
      .def("add_null", [](Tables& tables, const Bytes& bytes) { tables.add_null(span_of(bytes)); }, "packed"_a,
           nb::keep_alive<1, 2>(), nb::sig("def add_null(self, packed: memoryview) -> None"), "Null diagrams of one size and leader; they are read where they lie.")
      .def("add_trump", [](Tables& tables, const Bytes& bytes) { tables.add_trump(span_of(bytes)); }, "packed"_a,
           nb::keep_alive<1, 2>(), nb::sig("def add_trump(self, packed: memoryview) -> None"), "The rows of one split; they are read where they lie.")
      .def("sizes", [](const Tables& tables, int kind) { return tables.sizes(checked_kind(kind)); }, "kind"_a,
           "For which numbers of cards a hand there is an answer in a kind of game, as a set of bits.");
  nb::class_<Perfect, Lookup>(module, "PerfectTables", "What tables would know if they knew everything: by search.")
      .def("__init__", [](Perfect* place, unsigned sizes, int error, bool tells_proofs) {
        new (place) Perfect(sizes, checked_number(error, 0, 120, "points of error"), tells_proofs);
      }, "sizes"_a, "error"_a = 0, "tells_proofs"_a = false);
  module.def("grow_null", &grow_null, "cards"_a, "leader"_a, "every"_a = 1,
             nb::sig("def grow_null(cards: int, leader: int, every: int = 1) -> tuple[bytes, int, int, int]"),
             "Null diagrams of one size and leader, of every so many-th fine split: packed; splits, nodes, states searched.");
  module.def("trump_splits", &splits_of, "kind"_a, "cards"_a,
             "All splits of a suit or grand game with so many cards a hand: trumps first, the other suits from the longest.");
  module.def("grow_rows", &grow_rows, "kind"_a, "cards"_a, "number"_a,
             nb::sig("def grow_rows(kind: int, cards: int, number: int) -> tuple[bytes, list[tuple[int, int, int]]]"),
             "The rows of a split by its number: packed; and of each how often it is met, its tentpoles, its smaller half.");
}

}  // namespace kiebitz
