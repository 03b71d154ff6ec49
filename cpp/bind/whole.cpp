// Whole games in Python: one by one, and many stepped together into arrays.
#include "bind/whole.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/operators.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <optional>
#include <vector>

#include "bind/checks.hpp"
#include "whole/game_batch.hpp"
#include "whole/resample.hpp"
#include "whole/tensor.hpp"
#include "whole/text.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

constexpr std::size_t kMostGames = 1'000'000;  // of a batch

template <typename Number, int... kShape>
using Array = nb::ndarray<Number, nb::shape<kShape...>, nb::c_contig, nb::device::cpu>;
template <int kSize>
using Row = nb::ndarray<nb::numpy, std::int8_t, nb::shape<kSize>>;
using Layout = std::vector<std::tuple<std::string, int, int>>;

template <int kSize>
Row<kSize> array_of(const BitRow<kSize>& bits) {
  auto bytes = std::make_unique<std::int8_t[]>(kSize);
  bits.unpack(bytes.get());
  const nb::capsule owner(bytes.get(), [](void* memory) noexcept { delete[] static_cast<std::int8_t*>(memory); });
  return Row<kSize>(bytes.release(), {kSize}, owner);
}

template <int kSize>
nb::bytes bytes_of(const BitRow<kSize>& bits) {
  return nb::bytes(bits.words().data(), (kSize + 7) / 8);
}

std::optional<int> seat_if_any(int seat) { return seat == kNobody ? std::nullopt : std::optional<int>(seat); }
int seat_or_nobody(std::optional<int> seat) { return seat ? checked_seat(*seat) : kNobody; }

void push(WholeGame& game, Action action) {
  if (game.is_over()) throw std::invalid_argument("the game is over");
  if (!game.is_legal(action)) throw std::invalid_argument("the action " + std::to_string(action) + " is not legal now");
  game.apply(action);
}

void check_deal(const World& dealt) {
  CardSet together = 0;
  for (int place = 0; place < kPlaces; ++place) {
    if (count(dealt[place]) != (place == kSkat ? 2 : kTricks) || together & dealt[place])
      throw std::invalid_argument("a deal has ten cards for each seat and two in the skat, each card once");
    together |= dealt[place];
  }
}

WholeGame replayed(const World& dealt, const std::vector<Action>& actions) {
  check_deal(dealt);
  WholeGame game(dealt);
  for (const Action action : actions) push(game, action);
  return game;
}

void make_game(WholeGame* place, const World& dealt, const std::vector<Action>& actions) {
  new (place) WholeGame(replayed(dealt, actions));
}

WholeGame deal_game(std::uint64_t seed) {
  Random random(seed);
  return WholeGame(deal_cards(random));
}

std::vector<Action> history_of(const WholeGame& game) { return {game.history().begin(), game.history().end()}; }

std::vector<Action> legal_actions(const WholeGame& game) {
  const ActionSet legal = game.legal();
  std::vector<Action> actions;
  for (int number = 0; number < legal.count(); ++number) actions.push_back(legal.place_of(number));
  return actions;
}

int seat_looking(const WholeGame& game, std::optional<int> seat) {
  if (!seat && game.is_over()) throw std::invalid_argument("nobody is in turn: name the seat that looks");
  return seat ? checked_seat(*seat) : game.turn();
}

void look(const WholeGame& game, Array<std::int8_t, kInformationBits> information, Array<std::int8_t, kActions> legal) {
  information_row(game, seat_looking(game, std::nullopt)).unpack(information.data());
  game.legal().unpack(legal.data());
}

std::uint64_t hash_of(const WholeGame& game) {
  std::uint64_t hash = 0;
  const auto add = [&hash](std::uint64_t part) { hash = Random(hash ^ part).next(); };
  for (const CardSet cards : game.dealt()) add(cards);
  for (const std::uint8_t action : game.history()) add(action);
  return hash;
}

Result result_of(const WholeGame& game) {
  if (!game.is_over()) throw std::invalid_argument("the game is not over");
  if (!game.is_declared()) throw std::invalid_argument("all have passed: there is no result but no points for anybody");
  return game.result();
}

std::array<float, kSeats> returns_of(const WholeGame& game, Reward reward) {
  if (!game.is_over()) throw std::invalid_argument("the game is not over");
  return game.returns(reward);
}

WholeGame resample(const WholeGame& game, std::optional<int> seat, std::uint64_t seed) {
  Random random(seed);
  return resampled(game, seat_or_nobody(seat), random);
}

std::optional<ContractFlags> contract_of(const WholeGame& game) {
  return game.is_declared() ? std::optional(flags_of(game.table().contract)) : std::nullopt;
}

template <typename... Fields>
Layout layout_of_fields(const Fields&... fields) {
  Layout layout;
  const auto add = [&layout](const auto& list) {
    for (const TensorField& field : list) layout.emplace_back(field.name, field.rows, field.columns);
  };
  (add(fields), ...);
  return layout;
}

void bind_whole_game(nb::module_& module) {
  nb::enum_<Reward>(module, "Reward", "What a game that is over is worth to the three seats.")
      .value("LIST", Reward::list, "List points of Seeger and Fabian.")
      .value("RELATIVE", Reward::relative, "The own list points less the mean of the others'.")
      .value("VALUE", Reward::value, "The game value, twice and below zero when lost; nothing for defenders.")
      .value("WIN", Reward::win, "1 or -1 for the declarer, half of it with the other sign for each defender.");
  nb::class_<WholeGame>(module, "WholeGame", R"(
    A whole game from the deal to the result, as one state machine over the actions 0 to 126.

    It is made of the masks of the three hands and the skat, and of the actions so far. Equal games have the same deal
    and actions; the hash is that of the state now.
    )")
      .def("__init__", &make_game, "dealt"_a, "actions"_a = std::vector<Action>{})
      .def_static("deal", &deal_game, "seed"_a, "A new game on the deal of a seed.")
      .def_prop_ro("dealt", [](const WholeGame& game) { return game.dealt(); })
      .def_prop_ro("history", &history_of)
      .def_prop_ro("phase", [](const WholeGame& game) { return static_cast<int>(game.phase()); },
                   "0 auction, 1 skat, 2 with the skat in hand, 3 card play, 4 over.")
      .def_prop_ro("turn", [](const WholeGame& game) { return seat_if_any(game.turn()); })
      .def_prop_ro("declarer", [](const WholeGame& game) { return seat_if_any(game.declarer()); })
      .def_prop_ro("bid", [](const WholeGame& game) { return game.auction().bid(); })
      .def_prop_ro("contract", &contract_of)
      .def_prop_ro("is_over", &WholeGame::is_over)
      .def("hand", [](const WholeGame& game, int seat) { return game.hand(checked_seat(seat)); }, "seat"_a)
      .def_prop_ro("put_away", [](const WholeGame& game) { return game.put_away(); })
      .def("legal_actions", &legal_actions)
      .def("legal_mask", [](const WholeGame& game) { return array_of(game.legal()); },
           "A byte for each action, 1 where it is legal now.")
      .def("is_legal", &WholeGame::is_legal, "action"_a)
      .def("push", &push, "action"_a, "The seat in turn acts; `ValueError` if it may not.")
      .def("information_state", [](const WholeGame& game, std::optional<int> seat) {
             return array_of(information_row(game, seat_looking(game, seat)));
           }, "seat"_a = nb::none(), "What a seat, by default the one in turn, has seen: a byte of 0 or 1 for each bit.")
      .def("information_key", [](const WholeGame& game, std::optional<int> seat) {
             return bytes_of(information_row(game, seat_looking(game, seat)));
           }, "seat"_a = nb::none(), "The same, eight bits to a byte.")
      .def("information_text", [](const WholeGame& game, std::optional<int> seat) {
             return information_text(game, seat_looking(game, seat));
           }, "seat"_a = nb::none(), "The same in words: the own deal and all moves as the seat heard them.")
      .def("public_state", [](const WholeGame& game) { return array_of(public_row(game)); },
           "What everybody has seen, a byte for each bit.")
      .def("public_text", [](const WholeGame& game) { return information_text(game, kNobody); })
      .def("look", &look, "information"_a, "legal"_a, "Fills arrays with the sight and the mask of the seat in turn.")
      .def("seen_by", [](const WholeGame& game, std::optional<int> seat) { return game.seen_by(seat_or_nobody(seat)); },
           "seat"_a.none(), "The observation of a seat, or of an onlooker.")
      .def("result", &result_of)
      .def("returns", &returns_of, "reward"_a = Reward::list)
      .def("resample", &resample, "seat"_a.none(), "seed"_a,
           "A game that looks the same to a seat, or to an onlooker, with all other cards dealt anew.")
      .def("copy", [](const WholeGame& game) { return game; })
      .def("__copy__", [](const WholeGame& game) { return game; })
      .def("__deepcopy__", [](const WholeGame& game, nb::object) { return game; }, "memo"_a)
      .def("__getstate__", [](const WholeGame& game) { return std::make_tuple(game.dealt(), history_of(game)); })
      .def("__setstate__", [](WholeGame& game, const std::tuple<World, std::vector<Action>>& state) {
             make_game(&game, std::get<0>(state), std::get<1>(state));
           })
      .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", &hash_of);
  module.def("action_text", [](Action action) {
    return action_text(checked_number(action, 0, kActions - 1, "an action"));
  }, "action"_a, "An action as 18, y, p, s, GH or CJ.");
  module.attr("ACTIONS") = kActions;
  module.attr("TENSOR_VERSION") = kTensorVersion;
  module.def("information_layout", [] { return layout_of_fields(kPrivateFields, kPublicFields); },
             "Name, rows and columns of every field of an information state, in order.");
  module.def("public_layout", [] { return layout_of_fields(kPublicFields); }, "The same of a public state.");
}

void make_batch(GameBatch* place, std::size_t size, std::uint64_t seed, Reward reward, std::vector<WholeGame> starts) {
  new (place) GameBatch(checked_number<std::size_t>(size, 1, kMostGames, "games of a batch"), seed, reward,
                        std::move(starts));
}

void check_rows(const GameBatch& batch, std::initializer_list<std::size_t> rows) {
  for (const std::size_t number : rows)
    if (number != batch.games().size()) throw std::invalid_argument("an array has another number of rows than the batch");
}

void look_at_batch(const GameBatch& batch, Array<std::int8_t, -1, kInformationBits> information,
                   Array<std::int8_t, -1, kActions> legal, Array<std::int8_t, -1> turns) {
  check_rows(batch, {information.shape(0), legal.shape(0), turns.shape(0)});
  batch.look({information.data(), legal.data(), turns.data()});
}

void step_batch(GameBatch& batch, Array<const std::int64_t, -1> actions, Array<float, -1, kSeats> returns,
                Array<bool, -1> over) {
  check_rows(batch, {actions.shape(0), returns.shape(0), over.shape(0)});
  batch.step({actions.data(), actions.shape(0)}, {returns.data(), over.data()});
}

void draw_actions(GameBatch& batch, Array<std::int64_t, -1> actions) {
  check_rows(batch, {actions.shape(0)});
  batch.draw(actions.data());
}

void bind_batch(nb::module_& module) {
  nb::class_<GameBatch>(module, "GameBatch",
                        "Whole games stepped together; a game that ends is followed by a new one. "
                        "`kiebitz.env.Batch` keeps its arrays.")
      .def("__init__", &make_batch, "size"_a, "seed"_a, "reward"_a = Reward::list, "starts"_a = std::vector<WholeGame>{})
      .def("look", &look_at_batch, "information"_a.noconvert(), "legal"_a.noconvert(), "turns"_a.noconvert())
      .def("step", &step_batch, "actions"_a, "returns"_a.noconvert(), "over"_a.noconvert())
      .def("draw", &draw_actions, "actions"_a.noconvert(), "For each game any legal action.")
      .def("game", [](const GameBatch& batch, std::size_t place) {
             if (place >= batch.games().size()) throw std::out_of_range("the batch has no such game");
             return batch.games()[place];
           }, "place"_a, "A copy of one of the games.")
      .def("__len__", [](const GameBatch& batch) { return batch.games().size(); });
}

}  // namespace

void bind_whole(nb::module_& module) {
  bind_whole_game(module);
  bind_batch(module);
}

}  // namespace kiebitz
