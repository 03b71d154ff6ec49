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
#include "midgame/null_merge.hpp"
#include "midgame/perfect.hpp"
#include "midgame/row_cuts.hpp"
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
  std::uint64_t states = 0;
  {
    const Unlocked unlocked;
    const std::vector<FineSplit> splits = fine_splits(cards);
    for (std::size_t at = 0; at < splits.size(); at += static_cast<std::size_t>(every), ++grown) {
      if (end_of_interpreter().is_requested()) throw Cancelled("the interpreter ends");
      forest.grow(splits[at]);
      states += states_of(splits[at]);
    }
    packed = NullDiagrams::packed(cards, leader, forest);
  }
  return nb::make_tuple(bytes_of(packed), grown, forest.nodes().size(), states, forest.searched());
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

std::size_t merged_null(const std::vector<Bytes>& leaders) {
  if (leaders.empty()) throw std::invalid_argument("there are no diagrams to merge");
  std::vector<NullDiagrams> diagrams;
  for (const Bytes& bytes : leaders) diagrams.emplace_back(span_of(bytes));
  for (const NullDiagrams& each : diagrams)
    if (each.cards() != diagrams[0].cards()) throw std::invalid_argument("diagrams of one size are merged");
  const Unlocked unlocked;
  NullMerge merge(diagrams[0].cards());
  for (const NullDiagrams& each : diagrams) merge.add(each);
  return merge.nodes().size();
}

TrumpRows whole_rows(const Bytes& bytes) {
  const TrumpRows rows(span_of(bytes));
  if (!rows.is_whole()) throw std::invalid_argument("these rows are cut");
  return rows;
}

nb::object row_curves(const Bytes& bytes, bool by_rows, bool by_valuations) {
  const TrumpRows rows = whole_rows(bytes);
  std::vector<std::uint32_t> lengths;
  std::vector<double> costs;
  {
    const Unlocked unlocked;
    const RowCuts cuts(rows, {by_rows, by_valuations});
    for (const std::vector<double>& curve : cuts.curves()) {
      lengths.push_back(static_cast<std::uint32_t>(curve.size()));
      costs.insert(costs.end(), curve.begin(), curve.end());
    }
  }
  return nb::make_tuple(nb::bytes(lengths.data(), lengths.size() * sizeof(std::uint32_t)),
                        nb::bytes(costs.data(), costs.size() * sizeof(double)));
}

std::vector<nb::bytes> cut_rows(const Bytes& bytes, bool by_rows, bool by_valuations, const std::vector<double>& prices) {
  for (const double price : prices)
    if (!(price >= 0)) throw std::invalid_argument("the price of a tentpole is 0 or more");
  const TrumpRows rows = whole_rows(bytes);
  std::vector<std::vector<std::byte>> packed;
  {
    const Unlocked unlocked;
    const RowCuts cuts(rows, {by_rows, by_valuations});
    for (const double price : prices) packed.push_back(cuts.packed(price));
  }
  std::vector<nb::bytes> found;
  for (const auto& each : packed) found.push_back(bytes_of(each));
  return found;
}

std::tuple<std::size_t, double, double> rows_known(const Bytes& bytes) {
  const TrumpRows rows(span_of(bytes));
  const Unlocked unlocked;
  const ShareKnown share = share_known(rows);
  return {rows.entries(), share.of_valuations, share.of_cards};
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
             nb::sig("def grow_null(cards: int, leader: int, every: int = 1) -> tuple[bytes, int, int, int, int]"),
             "Null diagrams of a size and leader, every so many-th fine split: packed; splits, nodes, states, searched ones.");
  module.def("merged_null", &merged_null, "leaders"_a, nb::sig("def merged_null(leaders: list[memoryview]) -> int"),
             "How many nodes the null diagrams of one size would have if all fine splits of a split were one diagram.");
  module.def("row_curves", &row_curves, "packed"_a, "by_rows"_a, "by_valuations"_a,
             nb::sig("def row_curves(packed: memoryview, by_rows: bool, by_valuations: bool) -> tuple[bytes, bytes]"),
             "What is missed where each row keeps 0, 1, 2, ... tentpoles: lengths of the curves, and all curves, as floats.");
  module.def("cut_rows", &cut_rows, "packed"_a, "by_rows"_a, "by_valuations"_a, "prices"_a,
             nb::sig("def cut_rows(packed: memoryview, by_rows: bool, by_valuations: bool, prices: list[float]) -> list[bytes]"),
             "The rows of a split with the tentpoles that are worth a price each, packed, for each price.");
  module.def("rows_known", &rows_known, "packed"_a, nb::sig("def rows_known(packed: memoryview) -> tuple[int, float, float]"),
             "Tentpoles that rows keep, and the share of values that they tell: of all valuations, and of all sets of cards.");
  module.def("trump_splits", &splits_of, "kind"_a, "cards"_a,
             "All splits of a suit or grand game with so many cards a hand: trumps first, the other suits from the longest.");
  module.def("grow_rows", &grow_rows, "kind"_a, "cards"_a, "number"_a,
             nb::sig("def grow_rows(kind: int, cards: int, number: int) -> tuple[bytes, list[tuple[int, int, int]]]"),
             "The rows of a split by its number: packed; and of each how often it is met, its tentpoles, its smaller half.");
}

}  // namespace kiebitz
