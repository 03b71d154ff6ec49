// Inference in Python: the tables that weigh worlds, and the features that they are learned on.
#include "bind/inference.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <stdexcept>
#include <utility>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "bind/worlds.hpp"
#include "inference/counted.hpp"
#include "inference/likelihood.hpp"
#include "inference/null_putting.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

std::vector<double> weigh(const Inference& inference, const WorldList& list, const Observation& seen) {
  for (const World& world : list.worlds) check_world(seen, world);
  return inference.weigh(list.worlds, seen);
}

std::vector<std::array<int, AuctionFeatures::kNumber>> auction_rows(const std::vector<CardSet>& hands) {
  std::vector<std::array<int, AuctionFeatures::kNumber>> rows;
  for (const CardSet hand : hands) rows.push_back(AuctionFeatures::of(hand));
  return rows;
}

std::vector<std::array<int, HandCounts::kNumber>> counted_rows(const std::vector<CardSet>& hands) {
  std::vector<std::array<int, HandCounts::kNumber>> rows;
  for (const CardSet hand : hands) rows.push_back(HandCounts::of(hand));
  return rows;
}

std::vector<std::array<int, ContractFeatures::kNumber>> contract_rows(CardSet cards, int bid, bool hand) {
  std::vector<std::array<int, ContractFeatures::kNumber>> rows;
  for (int kind = 0; kind < kKinds; ++kind)
    rows.push_back(ContractFeatures::of(cards, static_cast<Kind>(kind), checked_bid(bid), hand));
  return rows;
}

// Each card with its row.
std::vector<std::pair<Card, int>> discard_rows(CardSet cards, int kind) {
  std::vector<std::pair<Card, int>> rows;
  for (CardSet rest = cards; rest; rest &= rest - 1)
    rows.emplace_back(lowest(rest), DiscardFeatures::of(lowest(rest), cards, checked_kind(kind)));
  return rows;
}

void make_putting(NullPutting* place, std::shared_ptr<SuitTable> table, double putting, double steepness, double enough) {
  new (place) NullPutting(std::move(table), {putting, steepness, enough});
}

std::vector<double> weigh_putting(const NullPutting& putting, const WorldList& list, const Observation& seen) {
  if (seen.declarer == kNobody || seen.contract.kind != Kind::null || seen.is_declarer())
    throw std::invalid_argument("what a null declarer has put away is asked by a defender");
  for (const World& world : list.worlds) check_world(seen, world);
  return putting.weigh(list.worlds, seen);
}

}  // namespace

void bind_inference(nb::module_& module) {
  nb::class_<Inference>(module, "Inference", "Tells how likely a world is, given bids and contract.")
      .def("weigh", &weigh, "worlds"_a, "seen"_a, nb::call_guard<Unlocked>());
  nb::class_<CountedInference, Inference>(module, "CountedInference",
                                          "Histograms of what hands hold, by what was bid; declarers' hands are cut.")
      .def(nb::init<const std::vector<float>&, std::shared_ptr<Evaluator>, float>(), "cells"_a, "evaluator"_a,
           "least"_a)
      .def_ro_static("rows", &HandCounts::kRows);
  nb::class_<Likelihood, Inference>(module, "Likelihood", "Tables fitted to bids, contracts and discards.")
      .def(nb::init<const std::vector<float>&>(), "cells"_a)
      .def_static("class_of", &Likelihood::class_of, "bid"_a)
      .def_ro_static("classes", &Likelihood::kClasses)
      .def_ro_static("auction_rows", &AuctionFeatures::kRows)
      .def_ro_static("contract_rows", &ContractFeatures::kRows)
      .def_ro_static("discard_rows", &DiscardFeatures::kRows);
  nb::class_<SuitTable>(module, "SuitTable",
                        "What the cards of a suit are worth in null: chances by game, lead, "
                        "cards put away and pattern, in one row.")
      .def(nb::init<std::vector<float>>(), "chances"_a);
  nb::class_<NullPutting>(module, "NullPutting",
                          "How likely worlds are if the declarer of a null game has put away what a sane one would.")
      .def("__init__", &make_putting, "table"_a, "putting"_a = NullPutting::Trust{}.putting,
           "steepness"_a = NullPutting::Trust{}.steepness, "enough"_a = NullPutting::Trust{}.enough)
      .def("weigh", &weigh_putting, "worlds"_a, "seen"_a, nb::call_guard<Unlocked>());
  module.def("auction_rows", &auction_rows, "hands"_a);
  module.def("counted_rows", &counted_rows, "hands"_a);
  module.def("contract_rows", &contract_rows, "cards"_a, "bid"_a, "hand"_a);
  module.def("discard_rows", &discard_rows, "cards"_a, "kind"_a);
}

}  // namespace kiebitz
