// Inference in Python: the tables that weigh worlds, and the features that they are learned on.
#include "bind/inference.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "bind/worlds.hpp"
#include "inference/likelihood.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

std::vector<double> weigh(const Likelihood& likelihood, const WorldList& list, const Observation& seen) {
  if (seen.seat == kNobody) throw std::invalid_argument("an onlooker has no worlds to weigh: inference is for a seat");
  for (const World& world : list.worlds) check_world(seen, world);
  return likelihood.weigh(list.worlds, seen);
}

std::vector<std::array<int, AuctionFeatures::kNumber>> auction_rows(const std::vector<CardSet>& hands) {
  std::vector<std::array<int, AuctionFeatures::kNumber>> rows;
  for (const CardSet hand : hands) rows.push_back(AuctionFeatures::of(hand));
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

}  // namespace

void bind_inference(nb::module_& module) {
  nb::class_<Likelihood>(module, "Likelihood")
      .def(nb::init<const std::vector<float>&>(), "cells"_a)
      .def("weigh", &weigh, "worlds"_a, "seen"_a, nb::call_guard<Unlocked>())
      .def_static("class_of", &Likelihood::class_of, "bid"_a)
      .def_ro_static("classes", &Likelihood::kClasses)
      .def_ro_static("auction_rows", &AuctionFeatures::kRows)
      .def_ro_static("contract_rows", &ContractFeatures::kRows)
      .def_ro_static("discard_rows", &DiscardFeatures::kRows);
  module.def("auction_rows", &auction_rows, "hands"_a);
  module.def("contract_rows", &contract_rows, "cards"_a, "bid"_a, "hand"_a);
  module.def("discard_rows", &discard_rows, "cards"_a, "kind"_a);
}

}  // namespace kiebitz
