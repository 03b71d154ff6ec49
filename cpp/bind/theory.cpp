// Games in extensive form in Python.
#include "bind/theory.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "bind/worlds.hpp"
#include "theory/ending.hpp"
#include "theory/imagination.hpp"
#include "theory/prefix_tree.hpp"
#include "theory/regret.hpp"
#include "theory/responses.hpp"
#include "theory/synthetic_tree.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

using ToldTuple = std::tuple<int, int, int, double>;
using SetTuple = std::tuple<int, int, int>;

// A policy on its way from one question to another; Python looks inside only where it must.
struct TreePolicy {
  Policy shares;
};

constexpr int kMostTurns = 1'000'000;
constexpr int kMostPlayouts = 100'000'000;

void make_game(ExtensiveGame* place, int players, const std::vector<ToldTuple>& nodes, const std::vector<double>& payoffs) {
  std::vector<ExtensiveGame::Told> told;
  for (const auto& [parent, actor, set, chance] : nodes) told.push_back({parent, actor, set, chance});
  new (place) ExtensiveGame(players, told, payoffs);
}

std::vector<SetTuple> sets_of(const SequenceForm& game) {
  std::vector<SetTuple> sets;
  for (const InformationSet& set : game.sets) sets.emplace_back(set.player, set.first, set.actions);
  return sets;
}

const Policy& checked(const SequenceForm& game, const TreePolicy& policy) {
  game.check(policy.shares);
  return policy.shares;
}

int checked_player(const SequenceForm& game, int player) {
  if (player < 0 || player >= game.players()) throw std::invalid_argument("the game has no such player");
  return player;
}

Ties checked_ties(const std::string& ties) {
  if (ties == "split") return Ties::kSplit;
  if (ties == "first") return Ties::kFirst;
  if (ties == "last") return Ties::kLast;
  throw std::invalid_argument("equal actions are split, or the first or last of them is taken");
}

ExtensiveGame grow_tree(double bias, double correlation, double disambiguation, std::uint64_t seed, int depth, int worlds,
                        int most_moves, double early, double alike, int blind) {
  return grow({bias, correlation, disambiguation, depth, worlds, most_moves, early, alike, blind}, seed);
}

ExtensiveGame make_ending(const Observation& seen, const WorldList& list, std::vector<double> weights, int most_nodes) {
  for (const World& world : list.worlds) check_world(seen, world);
  if (weights.empty()) weights.assign(list.worlds.size(), 1);
  return ending(seen, list.worlds, weights, checked_number(most_nodes, 1, 50'000'000, "nodes"));
}

Ending make_fast_ending(const Observation& seen, const WorldList& list, std::vector<double> weights, int most_ends) {
  for (const World& world : list.worlds) check_world(seen, world);
  if (weights.empty()) weights.assign(list.worlds.size(), 1);
  return {seen, list.worlds, weights, checked_number(most_ends, 1, 200'000'000, "ends")};
}

TreePolicy open_cards(const ExtensiveGame& game, const std::string& ties) {
  return {open_cards_policy(game, checked_ties(ties))};
}

TreePolicy play_out(const ExtensiveGame& game, const TreePolicy& policy, const std::string& ties) {
  return {playout_policy(game, checked(game.form(), policy), checked_ties(ties))};
}

TreePolicy search_tree(const ExtensiveGame& game, int playouts, double exploration, std::uint64_t seed) {
  if (!(exploration >= 0)) throw std::invalid_argument("exploration is 0 or more");
  return {uct_policy(game, checked_number(playouts, 0, kMostPlayouts, "playouts"), exploration, seed)};
}

// What any game by its ends can be asked, however it came about.
template <typename Game>
void bind_policies(nb::class_<Game>& bound) {
  bound.def_prop_ro("sets", [](const Game& game) { return sets_of(game.form()); },
                    "Of every information set its player, its first action in a policy and how many.")
      .def("uniform", [](const Game& game) { return TreePolicy{uniform_policy(game.form())}; },
           "Everybody plays at random.")
      .def("equilibrium",
           [](const Game& game, int turns, double accuracy, bool plus) {
             checked_number(turns, 1, kMostTurns, "turns");
             return TreePolicy{equilibrium(game.form(), turns, accuracy, plus ? Regret::kPlus : Regret::kPlain)};
           },
           "turns"_a, "accuracy"_a = 0.0, "plus"_a = true, nb::call_guard<Unlocked>(),
           "By CFR+ or CFR, in so many turns, or until what each player alone could gain adds up to the accuracy.")
      .def("payoffs",
           [](const Game& game, const TreePolicy& policy) {
             return expected_payoffs(game.form(), checked(game.form(), policy));
           },
           "policy"_a, "What each player may expect.")
      .def("gains",
           [](const Game& game, const TreePolicy& policy) { return gains(game.form(), checked(game.form(), policy)); },
           "policy"_a, "What each player alone could gain by a best response.")
      .def("best_response",
           [](const Game& game, const TreePolicy& policy, int player) {
             Response found = best_response(game.form(), checked(game.form(), policy), checked_player(game.form(), player));
             return std::tuple{TreePolicy{std::move(found.policy)}, found.value};
           },
           "policy"_a, "player"_a, "A player's best policy against the others', and its value.")
      .def("joined",
           [](const Game& game, const TreePolicy& own, const TreePolicy& others, int player) {
             const SequenceForm& form = game.form();
             return TreePolicy{joined(form, checked(form, own), checked(form, others), checked_player(form, player))};
           },
           "own"_a, "others"_a, "player"_a, "One policy for a player, another for all others.");
}

// Searches go deeper than proofs, for which all nodes of a tree are looked at.
int checked_depth(int depth, int most) { return checked_number(depth, 1, most, "moves"); }

void make_prefix_tree(PrefixTree* place, std::uint64_t seed, int least_moves, int most_moves, int damage, int error) {
  if (least_moves < 1 || most_moves < least_moves || most_moves > 12)
    throw std::invalid_argument("a node has from 1 to 12 moves");
  if (damage < 0 || damage > 20 || error < 0 || error > 20)
    throw std::invalid_argument("damage and error are from 0 to 20");
  new (place) PrefixTree{seed, least_moves, most_moves, damage, error};
}

Search checked_search(const std::string& search) {
  if (search == "alpha-beta") return Search::kAlphaBeta;
  if (search == "negascout") return Search::kNegaScout;
  if (search == "mtd") return Search::kMtd;
  throw std::invalid_argument("a search is alpha-beta, negascout or mtd");
}

Sight checked_sight(const std::string& sight) {
  if (sight == "nothing") return Sight::kNothing;
  if (sight == "answers") return Sight::kAnswers;
  if (sight == "moves") return Sight::kMoves;
  throw std::invalid_argument("of moves not searched a search sees nothing, their answers, or the moves");
}

void bind_prefix_trees(nb::module_& module) {
  nb::class_<PrefixTree>(module, "PrefixTree", "A game tree of any size whose values are known without search.")
      .def("__init__", &make_prefix_tree, "seed"_a, "least_moves"_a = 4, "most_moves"_a = 12, "damage"_a = 6,
           "error"_a = 4)
      .def("value", [](const PrefixTree& tree, int depth) { return negamax(tree, checked_depth(depth, 10)); }, "depth"_a,
           nb::call_guard<Unlocked>(), "What a search down to a depth finds.")
      .def("minimum_proof",
           [](const PrefixTree& tree, int depth) { return minimum_proof(tree, checked_depth(depth, 8)); }, "depth"_a,
           nb::call_guard<Unlocked>(), "The fewest nodes that prove this value.")
      .def("visited",
           [](const PrefixTree& tree, int depth, const std::string& search, double cut_first, const std::string& sight) {
             const Order order{cut_first, checked_sight(sight)};
             return nodes_visited(tree, checked_depth(depth, 10), checked_search(search), order);
           },
           "depth"_a, "search"_a, "cut_first"_a = 0.0, "sight"_a = "nothing", nb::call_guard<Unlocked>(),
           "The nodes that a search visits which deepens move by move, up to each depth.");
}

void bind_endings(nb::module_& module) {
  auto ending = nb::class_<Ending>(module, "Ending", "The last tricks of a game of Skat, without what cannot matter.");
  ending
      .def(nb::new_(&make_fast_ending), "seen"_a, "worlds"_a, "weights"_a = std::vector<double>{},
           "most_ends"_a = 20'000'000, nb::call_guard<Unlocked>(),
           "Dealt in one of these ways; without weights all are as likely.")
      .def_prop_ro("ends", [](const Ending& game) { return game.form().ends(); })
      .def("open_cards", [](const Ending& game) { return TreePolicy{game.open_cards()}; },
           "Everybody finishes each world that may be as if all cards were open (PIMC).")
      .def("chances",
           [](const Ending& game, const TreePolicy& policy, const Observation& mine) {
             return game.chances(checked(game.form(), policy), mine);
           },
           "policy"_a, "mine"_a, "How likely a seat plays each of its cards; nothing where it does not matter.")
      .def("with_card",
           [](const Ending& game, const TreePolicy& policy, const Observation& mine, Card card) {
             return TreePolicy{game.with_card(checked(game.form(), policy), mine, checked_card(card))};
           },
           "policy"_a, "mine"_a, "card"_a, "The policy in which a seat plays this card in what it knows now.");
  bind_policies(ending);
}

}  // namespace

void bind_theory(nb::module_& module) {
  nb::class_<TreePolicy>(module, "TreePolicy", "How likely every action of every information set is, set after set.")
      .def("__init__", [](TreePolicy* place, Policy shares) { new (place) TreePolicy{std::move(shares)}; }, "shares"_a)
      .def_prop_ro("shares", [](const TreePolicy& policy) { return policy.shares; });
  auto game = nb::class_<ExtensiveGame>(
      module, "ExtensiveGame",
      "A game with chance, players and information sets.\n\n"
      "Nodes are told as parent, who acts (-1: nobody), information set and chance; payoffs are those of the ends.");
  game.def("__init__", &make_game, "players"_a, "nodes"_a, "payoffs"_a)
      .def_static("synthetic", &grow_tree, "bias"_a, "correlation"_a, "disambiguation"_a, "seed"_a, "depth"_a = 8,
                  "worlds"_a = 8, "most_moves"_a = 2, "early"_a = 0.0, "alike"_a = 0.0, "blind"_a = 0,
                  nb::call_guard<Unlocked>())
      .def_static("ending", &make_ending, "seen"_a, "worlds"_a, "weights"_a = std::vector<double>{},
                  "most_nodes"_a = 5'000'000, nb::call_guard<Unlocked>(),
                  "The last tricks of a game of Skat, dealt in one of these ways; without weights all are as likely.")
      .def_prop_ro("players", &ExtensiveGame::players)
      .def_prop_ro("size", &ExtensiveGame::size)
      .def("open_cards", &open_cards, "ties"_a = "split",
           "Everybody finishes each world that may be as if all cards were open (PIMC).")
      .def("playouts", &play_out, "policy"_a, "ties"_a = "split",
           "Everybody finishes each world that may be by players of a policy (IIMC).")
      .def("uct", &search_tree, "playouts"_a, "exploration"_a, "seed"_a, nb::call_guard<Unlocked>(),
           "Everybody follows a tree of random playouts.");
  bind_policies(game);
  bind_endings(module);
  bind_prefix_trees(module);
}

}  // namespace kiebitz
