// The bidding evaluation in Python. Tables come in as the bytes of 32-bit floats; features go out the same way.
#include "bind/evaluate.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <cstring>
#include <stdexcept>
#include <string>
#include <tuple>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "evaluate/decision.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

using ChanceRow = std::tuple<float, float, float, float>;

CardSet checked_cards(CardSet cards, int number) {
  if (count(cards) != number)
    throw std::invalid_argument("these are " + std::to_string(count(cards)) + " cards instead of " +
                                std::to_string(number));
  return cards;
}

int checked_contest(int contest) {
  if (contest < 0 || contest >= kContests) throw std::invalid_argument("a contest is a number from 0 to 2");
  return contest;
}

Holding checked_holding(CardSet hand, CardSet away, int seat, int contest = 0) {
  checked_cards(hand, 10);
  if (away) checked_cards(away, 2);
  if (hand & away) throw std::invalid_argument("a card cannot be in the hand and put away");
  return {hand, away, checked_seat(seat), checked_contest(contest)};
}

ChanceRow row_of(const Lanes& lanes) { return {lanes[0], lanes[1], lanes[2], lanes[3]}; }

void make_evaluator(Evaluator* place, const nb::bytes& numbers) {
  std::vector<float> floats(numbers.size() / sizeof(float));
  std::memcpy(floats.data(), numbers.c_str(), floats.size() * sizeof(float));
  new (place) Evaluator(floats);
}

nb::bytes features_of(int kind, const std::vector<std::tuple<CardSet, CardSet, int>>& holdings) {
  const Kind checked = checked_kind(kind);
  std::vector<std::int32_t> places;
  for (const auto& [hand, away, seat] : holdings)
    for_features(checked, checked_holding(hand, away, seat), [&](int place) { places.push_back(place); });
  return nb::bytes(reinterpret_cast<const char*>(places.data()), places.size() * sizeof(std::int32_t));
}

// Row by row a place for each suit, -1 where there is none, and that of the trumps.
nb::bytes glem_places_of(int kind, const std::vector<std::tuple<CardSet, CardSet, int>>& holdings) {
  const Kind checked = checked_kind(kind);
  if (checked == Kind::null) throw std::invalid_argument("null has no such places");
  std::vector<std::int32_t> places;
  for (const auto& [hand, away, seat] : holdings) {
    const GlemPlaces found = GlemPlaces::of(checked, checked_holding(hand, away, seat));
    places.insert(places.end(), found.sides.begin(), found.sides.end());
    places.push_back(found.trumps);
  }
  return nb::bytes(reinterpret_cast<const char*>(places.data()), places.size() * sizeof(std::int32_t));
}

std::vector<std::tuple<std::string, int, int, int>> tables_of(int kind) {
  std::vector<std::tuple<std::string, int, int, int>> rows;
  for (const TableShape& table : table_shapes(family_of(checked_kind(kind))))
    rows.emplace_back(table.name, table.offset, table.entries, table.contexts);
  return rows;
}

std::vector<std::tuple<CardSet, ChanceRow>> discards_of(const Evaluator& evaluator, int kind, CardSet cards, int seat) {
  std::vector<std::tuple<CardSet, ChanceRow>> rows;
  for (const auto& [discard, chances] : weigh_discards(evaluator, checked_kind(kind), checked_cards(cards, 12), checked_seat(seat)))
    rows.emplace_back(discard, row_of(chances));
  return rows;
}

int checked_proof(int proven) {
  if (proven < 0 || proven > kMostProven) throw std::invalid_argument("what is proven is a number from 0 to 3");
  return proven;
}

// Expected points and chance to win of a contract with this hand and these two cards put away.
std::tuple<float, float> prospect_of(const Evaluator& evaluator, const ContractFlags& flags, CardSet hand, CardSet away,
                                     int seat, int bid, int proven) {
  const Contract contract = checked_contract(flags);
  checked_bid(bid);
  const Holding holding = checked_holding(hand, away, seat, contest_of(bid));
  const int tops = contract.kind == Kind::null ? 0 : tops_of(contract.kind, hand | away);
  const Lanes chances = with_proof(contract.kind, evaluator.chances(contract.kind, holding), checked_proof(proven));
  const Prospect prospect = Stakes::of(contract, tops, bid).expect(chances);
  return {prospect.points, prospect.win};
}

void make_after_skat(AfterSkat* place, const Evaluator& evaluator, CardSet cards, int seat, int contest) {
  new (place) AfterSkat(evaluator, checked_cards(cards, 12), checked_seat(seat), checked_contest(contest));
}

void make_outlook(Outlook* place, const Evaluator& evaluator, CardSet hand, int seat, int contest) {
  new (place) Outlook(evaluator, checked_cards(hand, 10), checked_seat(seat), checked_contest(contest));
}

// Contract, discard, expected points, chance to win, whether the bid allows it.
using ChoiceRow = std::tuple<ContractFlags, CardSet, float, float, bool>;

std::vector<ChoiceRow> choices_of(const AfterSkat& after, int bid) {
  std::vector<ChoiceRow> rows;
  for (int index = 0; index < kSkatContracts; ++index) {
    const Choice choice = after.choice(index, checked_bid(bid));
    rows.emplace_back(flags_of(choice.contract), choice.discard, choice.prospect.points, choice.prospect.win,
                      choice.is_allowed);
  }
  return rows;
}

// Contract, expected points, chance to win, share of the skats, whether the bid allows it.
using WeighingRow = std::tuple<ContractFlags, float, float, float, bool>;

std::vector<WeighingRow> rows_of(const std::vector<Weighing>& games) {
  std::vector<WeighingRow> rows;
  for (const Weighing& game : games)
    rows.emplace_back(flags_of(game.contract), game.prospect.points, game.prospect.win, game.share, game.is_allowed);
  return rows;
}

}  // namespace

void bind_evaluate(nb::module_& module) {
  module.def("bidding_features", &features_of, "kind"_a, "holdings"_a,
             "The places of holdings (hand, away, seat) in the tables of a kind, as 32-bit integers row by row.");
  module.def("bidding_tables", &tables_of, "kind"_a,
             "The tables of a kind: name, offset, entries of a context, contexts.");
  module.def("glem_places", &glem_places_of, "kind"_a, "holdings"_a,
             "The places of holdings (hand, away, seat) in counted tables: of each suit, or -1, and of trumps.");
  module.def("glem_cells", [](bool grand) { return std::make_tuple(Glem::kSides[grand], Glem::kTrumps[grand]); },
             "grand"_a, "How many cells the counted tables of side suits and of trumps have, of suit games or of grand.");
  module.def("contest_of", &contest_of, "bid"_a, "How hard an auction is that has come to a bid, from 0 to 2.");
  nb::class_<Evaluator>(module, "Evaluator",
                        "The bidding model: chances of ten cards and the two put away (0 where the skat is unknown).")
      .def("__init__", &make_evaluator, "numbers"_a)
      .def("chances", [](const Evaluator& evaluator, int kind, CardSet hand, CardSet away, int seat, int contest) {
        return row_of(evaluator.chances(checked_kind(kind), checked_holding(hand, away, seat, contest)));
      }, "kind"_a, "hand"_a, "away"_a, "seat"_a, "contest"_a = 0)
      .def("prospect", &prospect_of, "contract"_a, "hand"_a, "away"_a, "seat"_a, "bid"_a, "proven"_a = 0)
      .def("discards", &discards_of, "kind"_a, "cards"_a, "seat"_a);
  nb::class_<AfterSkat>(module, "AfterSkat", "Twelve cards weighed: every contract with its best discard.")
      .def("__init__", &make_after_skat, "evaluator"_a, "cards"_a, "seat"_a, "contest"_a)
      .def("choices", &choices_of, "bid"_a)
      .def("best_win", [](const AfterSkat& after, int bid) { return after.best_win(checked_bid(bid)); }, "bid"_a);
  nb::class_<Outlook>(module, "Outlook", "Ten cards weighed over all skats, discards and contracts.")
      .def("__init__", &make_outlook, "evaluator"_a, "hand"_a, "seat"_a, "contest"_a, nb::call_guard<Unlocked>())
      .def("with_skat", [](const Outlook& outlook, int bid) {
        const Prospect prospect = outlook.with_skat(checked_bid(bid));
        return std::make_tuple(prospect.points, prospect.win);
      }, "bid"_a)
      .def("best_win_with_skat", [](const Outlook& outlook, int bid) {
        return outlook.best_win_with_skat(checked_bid(bid));
      }, "bid"_a)
      .def("skat_games", [](const Outlook& outlook, int bid) { return rows_of(outlook.skat_games(checked_bid(bid))); },
           "bid"_a)
      .def("hand_games", [](const Outlook& outlook, int bid, const std::array<int, kKinds>& proven) {
        for (const int proof : proven) checked_proof(proof);
        return rows_of(outlook.hand_games(checked_bid(bid), proven));
      }, "bid"_a, "proven"_a = std::array<int, kKinds>{});
}

}  // namespace kiebitz
