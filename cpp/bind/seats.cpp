// Seats in Python: what one of them knows, who plays there, and games from the first card to the result.
#include "bind/seats.hpp"

#include <nanobind/operators.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <utility>
#include <vector>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "judging/goal.hpp"
#include "seats/game.hpp"
#include "seats/match.hpp"
#include "seats/random_player.hpp"
#include "seats/rules_player.hpp"

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

void make_observation(Observation* place, std::optional<int> seat, CardSet hand, std::optional<ContractFlags> contract,
                      std::optional<int> declarer, CardSet skat, std::optional<int> skat_holder, std::int16_t bid,
                      const std::array<Bounds, kSeats>& limits, const std::vector<Play>& plays,
                      std::optional<CardSet> open_hand) {
  Observation seen;
  seen.seat = seat_or_nobody(seat);
  seen.hand = hand;
  seen.skat = skat;
  seen.skat_holder = seat_or_nobody(skat_holder);
  seen.bid = static_cast<std::int16_t>(checked_bid(bid));
  for (int other = 0; other < kSeats; ++other) seen.limits[other] = {limits[other].first, limits[other].second};
  if (contract) {
    seen.contract = checked_contract(*contract);
    seen.declarer = static_cast<std::int8_t>(checked_seat(declarer.value_or(kNobody)));
  }
  for (const auto& [player, card] : plays) note_checked(seen, player, card);
  if (open_hand) seen.show(*open_hand);
  check_cards(seen);
  new (place) Observation(seen);
}

using ObservationState = std::tuple<std::optional<int>, CardSet, std::optional<ContractFlags>, std::optional<int>, CardSet,
                                    std::optional<int>, std::int16_t, std::array<Bounds, kSeats>, std::vector<Play>,
                                    std::optional<CardSet>>;

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

// What an observation is made of, and so what it is kept as.
ObservationState state_of(const Observation& seen) {
  return {seat_if_any(seen.seat), seen.first_hand(),         contract_of(seen), seat_if_any(seen.declarer), seen.skat,
          seat_if_any(seen.skat_holder), seen.bid, limits_of(seen),   plays_of(seen), open_hand_of(seen)};
}

void restore_observation(Observation& place, const ObservationState& state) {
  std::apply([&place](const auto&... parts) { make_observation(&place, parts...); }, state);
}

// Of what observations mostly differ in. Equal ones have the same, whatever is left out.
std::uint64_t hash_of(const Observation& seen) {
  std::uint64_t hash = static_cast<std::uint64_t>(seen.seat + 1);
  const auto add = [&hash](std::uint64_t part) { hash = Random(hash ^ part).next(); };
  for (const CardSet cards : {seen.hand, seen.skat, seen.open_hand, seen.played[0], seen.played[1], seen.played[2]})
    add(cards);
  for (int play = 0; play < seen.number; ++play) add(static_cast<std::uint64_t>(seen.cards[play]));
  add(static_cast<std::uint64_t>(seen.bid));
  add(static_cast<std::uint64_t>(seen.contract.kind));
  return hash;
}

std::uint64_t hash_of(const Game& game) {
  std::uint64_t hash = hash_of(game.seen_by(0));
  for (const CardSet cards : game.world()) hash = Random(hash ^ cards).next();
  return hash;
}

template <typename Value>
Value copy_of(const Value& value) {
  return value;
}

template <typename Value>
Value deep_copy_of(const Value& value, nb::object) {
  return value;
}

// 121 for every trick; nothing in null, where none may be taken.
std::optional<int> points_to_win(const Observation& seen) {
  if (seen.declarer == kNobody || seen.contract.kind == Kind::null) return std::nullopt;
  return Goal::as_seen(seen).needed();
}

Card choose_card(const SeatPlayer& player, const Observation& seen, std::uint64_t seed) {
  if (seen.declarer == kNobody || !seen.my_turn() || !seen.hand)
    throw std::invalid_argument("a card is chosen by the seat whose turn it is to play one");
  Random random(seed);
  return player.choose(seen, random);
}

void make_game(Game* place, const Observation& seen, const World& world) {
  if (seen.declarer == kNobody) throw std::invalid_argument("a game in card play has a declarer");
  check_world(seen, world);
  new (place) Game(seen, world);
}

void play_card(Game& game, Card card) {
  if (game.is_over()) throw std::invalid_argument("the game is over");
  if (card < 0 || card >= kCards || !(game.seen_by(game.turn()).legal() & bit(card)))
    throw std::invalid_argument("this card cannot be played now");
  game.play(card);
}

Observation seen_by_seat(const Game& game, int seat) { return game.seen_by(checked_seat(seat)); }

Result result_of(const Game& game) {
  if (!game.is_over()) throw std::invalid_argument("the game is not over");
  return game.result();
}

// Each game has luck of its own, by its number.
void finish_games(const std::vector<Game*>& games, const std::array<const SeatPlayer*, kSeats>& players,
                  std::uint64_t seed) {
  for (const Game* game : games) check_somebody(game, "a game to finish is a SeatGame, not None");
  for (const SeatPlayer* player : players) check_somebody(player, "a player at every seat finishes a game, not None");
  const Interrupted interrupted = interruption_of_this_thread();
  const Stop& ending = end_of_interpreter();
  bool stopped = false;
  {
    const Unlocked unlocked;
    Random seeds(seed);
    for (Game* game : games) {
      Random random(seeds.next());
      finish(*game, players, random);
      stopped = ending.is_requested() || (interrupted != nullptr && interrupted());
      if (stopped) break;
    }
  }
  raise_if_ended_early(ending, !stopped);
}

std::vector<RoleResults> play_roles(const std::vector<const Game*>& deals, const SeatPlayer& first,
                                    const SeatPlayer& second, const std::vector<Luck>& luck, int threads) {
  std::vector<Game> starts;
  for (const Game* deal : deals) {
    check_somebody(deal, "a deal to play is a SeatGame, not None");
    starts.push_back(*deal);
  }
  if (luck.empty() ? first.leaves_to_chance() || second.leaves_to_chance() : luck.size() != deals.size())
    throw std::invalid_argument("players who leave something to chance need luck for every deal");
  const Stop stop(&end_of_interpreter());
  const RoleMatch match{first, second, checked_threads(threads), &stop, interruption_of_this_thread()};
  std::optional<std::vector<RoleResults>> played;
  {
    const Unlocked unlocked;
    played = match.play(starts, luck);
  }
  raise_if_ended_early(stop, played.has_value());
  return *std::move(played);
}

std::array<int, kSeats> list_points(const Game& game) {
  const Result result = result_of(game);
  std::array<int, kSeats> points;
  points.fill(result.defender_points());
  points[game.seen_by(0).declarer] = result.declarer_points();
  return points;
}

void bind_observation(nb::module_& module) {
  nb::class_<Observation>(module, "Observation", R"(
    What one seat, or an onlooker, knows of a game; what no game can be raises `ValueError`.

    It is made of what was known before the first card, `hand` and `skat` included, and of the cards played since.
    )")
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
      .def_prop_ro("points_to_win", &points_to_win,
                   "What the declarer needs as far as this seat can know; 121 is every trick, "
                   "`None` that none may be taken.")
      .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", nb::overload_cast<const Observation&>(&hash_of))
      .def("__copy__", &copy_of<Observation>)
      .def("__deepcopy__", &deep_copy_of<Observation>, "memo"_a)
      .def("__getstate__", &state_of)
      .def("__setstate__", &restore_observation)
      .def_prop_ro("legal", [](const Observation& seen) { return seen.my_turn() ? seen.legal() : 0; })
      .def_ro_static("endless", &Limit::kEndless)
      .def_prop_ro_static("size", [](nb::handle) { return sizeof(Observation); });
}

void bind_seat_players(nb::module_& module) {
  nb::class_<SeatPlayer>(module, "SeatPlayer",
                         "Somebody in the core who plays cards at one seat; the same seed gives the same card.")
      .def("choose", &choose_card, "seen"_a, "seed"_a, nb::call_guard<Unlocked>())
      .def_prop_ro("leaves_to_chance", &SeatPlayer::leaves_to_chance, "Whether another seed may make it another card.");
  nb::class_<RandomPlayer, SeatPlayer>(module, "RandomPlayer", "Takes any legal card.").def(nb::init<>());
  nb::class_<RulesPlayer, SeatPlayer>(module, "RulesPlayer",
                                      "Plays by rules of thumb and leaves nothing to chance.")
      .def(nb::init<>());
}

void bind_games(nb::module_& module) {
  nb::class_<Result>(module, "Result", "How a game has ended; `value` is that of the game, whether won or lost.")
      .def_ro("won", &Result::won)
      .def_ro("value", &Result::value)
      .def_ro("overbid", &Result::overbid)
      .def_ro("schneider", &Result::schneider)
      .def_ro("schwarz", &Result::schwarz)
      .def_ro("points", &Result::points)
      .def_ro("tricks", &Result::tricks)
      .def_prop_ro("declarer_points", &Result::declarer_points, "In the list.")
      .def_prop_ro("defender_points", &Result::defender_points, "Of each defender, in the list.");
  nb::class_<Game>(module, "SeatGame",
                   "Card play in the core: the game of an observation in a world. "
                   "Each seat has an observation of its own.")
      .def("__init__", &make_game, "seen"_a, "world"_a)
      .def("seen_by", &seen_by_seat, "seat"_a)
      .def("play", &play_card, "card"_a)
      .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", nb::overload_cast<const Game&>(&hash_of), "Of the state now.")
      .def("__copy__", &copy_of<Game>)
      .def("__deepcopy__", &deep_copy_of<Game>, "memo"_a)
      .def("__getstate__", [](const Game& game) { return std::make_tuple(game.seen_by(0), game.world()); })
      .def("__setstate__", [](Game& game, const std::tuple<Observation, World>& state) {
             make_game(&game, std::get<0>(state), std::get<1>(state));
           })
      .def_prop_ro("turn", &Game::turn)
      .def_prop_ro("is_over", &Game::is_over)
      .def("result", &result_of)
      .def("list_points", &list_points);
  module.def("finish_games", &finish_games, "games"_a, "players"_a, "seed"_a,
             "Plays every game to its end with these players at seats 0, 1 and 2; each game has luck of its own.");
  module.def("play_roles", &play_roles, "deals"_a, "first"_a, "second"_a, "luck"_a = std::vector<Luck>{}, nb::kw_only(),
             "threads"_a = 1, R"(
    Plays every deal three times: the first player declares against two of the second, the second against two of the
    first, and the second among themselves. The deals stay as they are.

    luck  for every deal, seat and number of a card, the seed of the decision; may be left out where nobody needs it
    )");
}

}  // namespace

void bind_seats(nb::module_& module) {
  bind_observation(module);
  bind_seat_players(module);
  bind_games(module);
}

}  // namespace kiebitz
