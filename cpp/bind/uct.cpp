#include "bind/uct.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>

#include <algorithm>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "players/uct_player.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

constexpr std::size_t kMostPlayouts = 1'000'000;  // each takes some 200 bytes

using PlayersOfPlayouts = std::array<std::shared_ptr<SeatPlayer>, kSeats>;

void make_uct(UctPlayer* place, std::size_t playouts, double exploration,
              const std::optional<PlayersOfPlayouts>& players) {
  UctPlayer::Settings settings;
  settings.playouts = checked_number<std::size_t>(playouts, 1, kMostPlayouts, "playouts");
  settings.exploration = exploration;
  if (players) std::copy(players->begin(), players->end(), settings.players.begin());
  new (place) UctPlayer(settings);
}

Card search(const UctPlayer& player, const Observation& seen, std::uint64_t seed, const Stop* given) {
  const Stop& stop = given != nullptr ? *given : end_of_interpreter();
  const Interrupted interrupted = interruption_of_this_thread();
  std::optional<Card> found;
  {
    const Unlocked unlocked;
    found = player.search(seen, seed, &stop, interrupted);
  }
  raise_if_ended_early(stop, found.has_value());
  return found.value();
}

}  // namespace

void bind_uct(nb::module_& module) {
  nb::class_<UctPlayer, SeatPlayer>(module, "UctPlayer")
      .def("__init__", &make_uct, nb::kw_only(), "playouts"_a = UctPlayer::Settings{}.playouts,
           "exploration"_a = UctPlayer::Settings{}.exploration, "players"_a = nb::none())
      .def("search", &search, "seen"_a, "seed"_a, nb::kw_only(), "stop"_a = nb::none());
}

}  // namespace kiebitz
