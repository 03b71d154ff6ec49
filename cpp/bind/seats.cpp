// Seats in Python: what one of them knows.
#include "bind/seats.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <utility>
#include <vector>

#include "bind/checks.hpp"
#include "seats/observation.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

using Bounds = std::pair<std::int16_t, std::int16_t>;
using Play = std::pair<int, Card>;

std::int8_t seat_or_nobody(std::optional<int> seat) {
  return static_cast<std::int8_t>(seat ? checked_seat(*seat) : kNobody);
}

std::optional<int> seat_if_any(std::int8_t seat) { return seat == kNobody ? std::nullopt : std::optional<int>(seat); }

void note(Observation& seen, const Play& play) {
  const auto [seat, card] = play;
  if (seen.declarer == kNobody) throw std::invalid_argument("no card is played before a contract is declared");
  if (seen.is_over()) throw std::invalid_argument("no card is played after ten tricks");
  if (card < 0 || card >= kCards) throw std::invalid_argument("a card is a number from 0 to 31");
  if (seat != seen.turn) throw std::invalid_argument("a card was played by a seat that was not in turn");
  if (seen.all_played() & bit(card)) throw std::invalid_argument("a card was played twice");
  if (seen.my_turn() ? !(seen.legal() & bit(card)) : ((seen.hand | seen.skat) & bit(card)) != 0)
    throw std::invalid_argument("a card was played that this seat could not play");
  seen.observe(card);
}

void make_observation(Observation* place, std::optional<int> seat, CardSet hand, std::optional<ContractFlags> contract,
                      std::optional<int> declarer, CardSet skat, std::optional<int> skat_holder, std::int16_t bid,
                      const std::array<Bounds, kSeats>& limits, const std::vector<Play>& plays,
                      std::optional<CardSet> open_hand) {
  Observation seen;
  seen.seat = seat_or_nobody(seat);
  seen.hand = hand;
  seen.skat = skat;
  seen.skat_holder = seat_or_nobody(skat_holder);
  seen.bid = bid;
  for (int other = 0; other < kSeats; ++other) seen.limits[other] = {limits[other].first, limits[other].second};
  if (contract) {
    seen.contract = checked_contract(*contract);
    seen.declarer = static_cast<std::int8_t>(checked_seat(declarer.value_or(kNobody)));
  }
  for (const Play& play : plays) note(seen, play);
  if (open_hand) seen.show(*open_hand);
  new (place) Observation(seen);
}

std::vector<Play> plays_of(const Observation& seen) {
  std::vector<Play> plays;
  for (int play = 0; play < seen.number; ++play) plays.emplace_back(seen.player_of(play), seen.cards[play]);
  return plays;
}

std::vector<Card> trick_of(const Observation& seen) {
  std::vector<Card> trick;
  for (int place = 0; place < seen.on_table; ++place) trick.push_back(seen.table_card(place));
  return trick;
}

std::array<Bounds, kSeats> limits_of(const Observation& seen) {
  std::array<Bounds, kSeats> limits;
  for (int seat = 0; seat < kSeats; ++seat) limits[seat] = {seen.limits[seat].low, seen.limits[seat].high};
  return limits;
}

std::optional<ContractFlags> contract_of(const Observation& seen) {
  return seen.declarer == kNobody ? std::nullopt : std::optional(flags_of(seen.contract));
}

std::optional<CardSet> open_hand_of(const Observation& seen) {
  return seen.is_open ? std::optional(seen.open_hand) : std::nullopt;
}

}  // namespace

void bind_seats(nb::module_& module) {
  nb::class_<Observation>(module, "Observation")
      .def("__init__", &make_observation, nb::kw_only(), "seat"_a, "hand"_a, "contract"_a = nb::none(),
           "declarer"_a = nb::none(), "skat"_a = 0, "skat_holder"_a = nb::none(), "bid"_a = 0,
           "limits"_a = std::array<Bounds, kSeats>{Bounds{0, Limit::kEndless}, {0, Limit::kEndless}, {0, Limit::kEndless}},
           "plays"_a = std::vector<Play>{}, "open_hand"_a = nb::none())
      .def_prop_ro("seat", [](const Observation& seen) { return seat_if_any(seen.seat); })
      .def_ro("hand", &Observation::hand)
      .def_ro("skat", &Observation::skat)
      .def_prop_ro("open_hand", &open_hand_of)
      .def_ro("played", &Observation::played)
      .def_ro("voids", &Observation::voids)
      .def_prop_ro("plays", &plays_of)
      .def_prop_ro("limits", &limits_of)
      .def_ro("bid", &Observation::bid)
      .def_prop_ro("contract", &contract_of)
      .def_prop_ro("declarer", [](const Observation& seen) { return seat_if_any(seen.declarer); })
      .def_ro("leader", &Observation::leader)
      .def_ro("turn", &Observation::turn)
      .def_prop_ro("trick", &trick_of)
      .def_ro("points", &Observation::points)
      .def_ro("tricks", &Observation::tricks)
      .def_prop_ro("unseen", &Observation::unseen)
      .def_prop_ro("legal", [](const Observation& seen) { return seen.my_turn() ? seen.legal() : 0; })
      .def_ro_static("endless", &Limit::kEndless)
      .def_prop_ro_static("size", [](nb::handle) { return sizeof(Observation); });
}

}  // namespace kiebitz
