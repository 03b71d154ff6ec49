// Inference in Python: the tables that weigh worlds, and the features that they are learned on.
#include "bind/inference.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "bind/unlocked.hpp"
#include "bind/worlds.hpp"
#include "inference/likelihood.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

Kind checked_kind(int kind) {
  if (kind < 0 || kind >= kKinds) throw std::invalid_argument("a kind of game is a number from 0 to 5");
  return static_cast<Kind>(kind);
}

void check_seat(int seat, int least) {
  if (seat < least || seat >= kSeats) throw std::invalid_argument("a seat is a number from 0 to 2");
}

std::vector<double> weigh(const Likelihood& likelihood, const WorldList& list, int observer,
                          std::array<CardSet, kSeats> played, std::array<std::pair<std::int16_t, std::int16_t>, kSeats> limits, int declarer,
                          int kind, bool hand, int bid) {
  check_seat(observer, 0);
  check_seat(declarer, -1);
  Testimony testimony{observer, played, {}, declarer, checked_kind(kind), hand, bid};
  for (int seat = 0; seat < kSeats; ++seat) testimony.limits[seat] = {limits[seat].first, limits[seat].second};
  const Unlocked unlocked;
  return likelihood.weigh(list.worlds, testimony);
}

std::vector<std::array<int, AuctionFeatures::kNumber>> auction_rows(const std::vector<CardSet>& hands) {
  std::vector<std::array<int, AuctionFeatures::kNumber>> rows;
  for (const CardSet hand : hands) rows.push_back(AuctionFeatures::of(hand));
  return rows;
}

std::vector<std::array<int, ContractFeatures::kNumber>> contract_rows(CardSet cards, int bid, bool hand) {
  std::vector<std::array<int, ContractFeatures::kNumber>> rows;
  for (int kind = 0; kind < kKinds; ++kind)
    rows.push_back(ContractFeatures::of(cards, static_cast<Kind>(kind), bid, hand));
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
      .def(nb::init<std::vector<float>>(), "cells"_a)
      .def("weigh", &weigh, "worlds"_a, nb::kw_only(), "observer"_a, "played"_a, "limits"_a, "declarer"_a, "kind"_a,
           "hand"_a, "bid"_a)
      .def_static("class_of", &Likelihood::class_of, "bid"_a)
      .def_ro_static("classes", &Likelihood::kClasses)
      .def_ro_static("endless", &Limit::kEndless)
      .def_ro_static("auction_rows", &AuctionFeatures::kRows)
      .def_ro_static("contract_rows", &ContractFeatures::kRows)
      .def_ro_static("discard_rows", &DiscardFeatures::kRows);
  module.def("auction_rows", &auction_rows, "hands"_a);
  module.def("contract_rows", &contract_rows, "cards"_a, "bid"_a, "hand"_a);
  module.def("discard_rows", &discard_rows, "cards"_a, "kind"_a);
}

}  // namespace kiebitz
