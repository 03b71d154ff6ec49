#include "theory/synthetic_tree.hpp"

#include <array>
#include <cmath>
#include <stdexcept>

#include "base/random.hpp"

namespace kiebitz {
namespace {

constexpr int kMostDepth = 16;
constexpr int kMostWorlds = 64;
constexpr int kMostMoves = 8;
constexpr double kMostNodes = 5e6;

// What a player cannot tell apart: by its own world and the other's, the first world of the part that the other's is in.
using Parts = std::vector<std::vector<int>>;

// A place is what everybody sees: the moves made. It stands for a node in each pair of worlds, the pairs of the first
// player's first world before those of the second; beside these lie the nodes of the places with other last moves.
struct Place {
  int first_node;
  int stride;
  std::array<Parts, 2> parts;
};

void check(const SyntheticTree& tree) {
  for (const double chance : {tree.bias, tree.correlation, tree.disambiguation, tree.early, tree.alike})
    if (!(chance >= 0 && chance <= 1)) throw std::invalid_argument("the parameters of a tree are numbers from 0 to 1");
  if (tree.depth < 1 || tree.depth > kMostDepth) throw std::invalid_argument("the depth of a tree is from 1 to 16");
  if (tree.worlds < 1 || tree.worlds > kMostWorlds) throw std::invalid_argument("there are from 1 to 64 worlds");
  if (tree.most_moves < 2 || tree.most_moves > kMostMoves) throw std::invalid_argument("a place has from 2 to 8 moves");
  if (tree.worlds * tree.worlds * std::pow(tree.most_moves, tree.depth) > kMostNodes)
    throw std::invalid_argument("a tree has at most 5,000,000 nodes in its last row");
}

class Grower {
 public:
  Grower(const SyntheticTree& tree, std::uint64_t seed) : tree_(tree), random_(seed) {}

  ExtensiveGame grow() {
    nodes_.push_back({-1, ExtensiveGame::kNobody, -1, 1});
    const Parts nothing_known(tree_.worlds, std::vector<int>(tree_.worlds, 0));
    for (int pair = 0; pair < pairs(); ++pair) nodes_.push_back(below(0, 1.0 / pairs()));
    std::vector<Place> level = {{1, 1, {nothing_known, nothing_known}}};
    for (int depth = 0; depth < tree_.depth; ++depth) level = next_level(level, depth);
    number_sets();
    return {2, nodes_, payoffs_};
  }

 private:
  int pairs() const { return tree_.worlds * tree_.worlds; }
  bool happens(double chance) { return random_.unit() < chance; }
  static ExtensiveGame::Told below(int parent, double chance = 1) {
    return {parent, ExtensiveGame::kNobody, -1, chance};
  }

  std::vector<Place> next_level(std::vector<Place>& level, int depth) {
    std::vector<Place> next;
    for (Place& place : level) {
      const int player = depth % 2;
      for (std::vector<int>& parts : place.parts[player])
        if (depth / 2 >= tree_.blind) break_up(parts);
      name_sets(place, player);
      const bool is_last = depth + 1 == tree_.depth || happens(tree_.early);
      const int moves = 2 + static_cast<int>(random_.below(tree_.most_moves - 1));
      const int first = static_cast<int>(nodes_.size());
      add_nodes(place, moves);
      if (is_last) add_ends(moves);
      for (int move = 0; move < moves && !is_last; ++move) next.push_back({first + move, moves, place.parts});
    }
    return next;
  }

  void break_up(std::vector<int>& parts) {
    for (int first = 0; first < tree_.worlds;) {
      int end = first + 1;
      while (end < tree_.worlds && parts[end] == parts[first]) ++end;
      halve(first, end, parts);
      first = end;
    }
  }

  void halve(int first, int end, std::vector<int>& parts) {
    if (end - first > 1 && happens(tree_.disambiguation)) {
      const int middle = first + (end - first) / 2;
      halve(first, middle, parts);
      halve(middle, end, parts);
      return;
    }
    for (int world = first; world < end; ++world) parts[world] = first;
  }

  void name_sets(const Place& place, int player) {
    const auto& parts = place.parts[player];
    for (int own = 0; own < tree_.worlds; ++own)
      for (int other = 0; other < tree_.worlds; ++other) {
        const int pair = player == 0 ? own * tree_.worlds + other : other * tree_.worlds + own;
        if (parts[own][other] == other) ++sets_;
        ExtensiveGame::Told& node = nodes_[place.first_node + place.stride * pair];
        node.actor = player;
        node.set = sets_ - 1;
      }
  }

  void add_nodes(const Place& place, int moves) {
    for (int pair = 0; pair < pairs(); ++pair)
      for (int move = 0; move < moves; ++move) nodes_.push_back(below(place.first_node + place.stride * pair));
  }

  void add_ends(int moves) {
    const bool are_alike = happens(tree_.alike);
    std::vector<double> wins = drawn_ends(moves);
    for (int pair = 0; pair < pairs(); ++pair) {
      if (pair > 0 && !are_alike) wins = drawn_ends(moves);
      for (const double win : wins) payoffs_.insert(payoffs_.end(), {win, -win});
    }
  }

  // Where ends differ, one move alone wins or one alone loses, and which is for luck to say.
  std::vector<double> drawn_ends(int moves) {
    if (happens(tree_.correlation)) return std::vector<double>(moves, happens(tree_.bias) ? 1 : -1);
    const double of_one = random_.below(2) == 0 ? 1 : -1;
    std::vector<double> wins(moves, -of_one);
    wins[random_.below(moves)] = of_one;
    return wins;
  }

  void number_sets() {
    std::vector<int> numbers(sets_, -1);
    int next = 0;
    for (ExtensiveGame::Told& node : nodes_) {
      if (node.set < 0) continue;
      if (numbers[node.set] < 0) numbers[node.set] = next++;
      node.set = numbers[node.set];
    }
  }

  const SyntheticTree tree_;
  Random random_;
  std::vector<ExtensiveGame::Told> nodes_;
  std::vector<double> payoffs_;
  int sets_ = 0;
};

}  // namespace

ExtensiveGame grow(const SyntheticTree& tree, std::uint64_t seed) {
  check(tree);
  return Grower(tree, seed).grow();
}

}  // namespace kiebitz
