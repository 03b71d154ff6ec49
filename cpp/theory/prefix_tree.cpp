#include "theory/prefix_tree.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include "base/random.hpp"

namespace kiebitz {
namespace {

constexpr int kInfinity = 1 << 20;
constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max() / 4;  // the size of a proof that there is not

// The sizes of the smallest proofs that a node is worth at least, at most, and exactly what is to be proven of the root,
// seen from who is to move.
struct Sizes {
  std::uint64_t at_least, at_most, exactly;
};

Sizes sizes_of_leaf(int value, int proven) {
  return {value >= proven ? 1 : kNever, value <= proven ? 1 : kNever, value == proven ? 1 : kNever};
}

// A bound needs one move that reaches it, or all that do not pass it. A value needs both: one move that is proven
// exactly, and all others to be no better.
Sizes sizes(const PrefixTree& tree, const PrefixNode& node, int depth, int proven) {
  if (depth == 0) return sizes_of_leaf(tree.estimate(node), proven);
  std::uint64_t fewest = kNever, all = 1, dearer = kNever;
  for (const PrefixNode& child : tree.children(node)) {
    const Sizes below = sizes(tree, child, depth - 1, -proven);
    fewest = std::min(fewest, below.at_most);
    all = std::min(kNever, all + below.at_least);
    if (below.exactly < kNever) dearer = std::min(dearer, below.exactly - below.at_least);
  }
  return {fewest < kNever ? 1 + fewest : kNever, all, all < kNever && dearer < kNever ? all + dearer : kNever};
}

// What is known of a node: how it looked when it was last seen, and what this pass has proven.
struct Known {
  int depth = -1;  // of the pass below the node
  int lower = -kInfinity, upper = kInfinity;
  int looks = 0;
  int answers = 0;
};

class Deepening {
 public:
  Deepening(const PrefixTree& tree, Search search, const Order& order) : tree_(tree), search_(search), order_(order) {}

  void pass(int depth) {
    const PrefixNode root = tree_.root();
    if (search_ != Search::kMtd) {
      guess_ = value(root, depth, -kInfinity, kInfinity);
      return;
    }
    int lower = -kInfinity, upper = kInfinity;
    while (lower < upper) {
      const int beta = std::max(guess_, lower + 1);
      guess_ = value(root, depth, beta - 1, beta);
      (guess_ < beta ? upper : lower) = guess_;
    }
  }

  std::uint64_t visited() const { return visited_; }
  int found() const { return guess_; }

 private:
  struct Move {
    PrefixNode child;
    bool was_seen;
    double promise;
  };

  std::vector<Move> ordered(const PrefixNode& node) const {
    std::vector<Move> moves;
    for (const PrefixNode& child : tree_.children(node)) {
      const auto found = known_.find(child.name);
      const bool was_seen = found != known_.end();
      moves.push_back({child, was_seen, was_seen ? promise(found->second) : unseen_promise(child)});
    }
    std::stable_sort(moves.begin(), moves.end(), [](const Move& one, const Move& other) {
      return one.was_seen != other.was_seen ? one.was_seen : one.promise > other.promise;
    });
    return moves;
  }

  double unseen_promise(const PrefixNode& child) const {
    return order_.sight == Sight::kAnswers ? -tree_.moves(child) : 0.0;
  }

  double promise(const Known& known) const { return -known.looks - order_.cut_first * known.answers; }

  int value(const PrefixNode& node, int depth, int alpha, int beta) {
    if (const auto found = known_.find(node.name); found != known_.end() && found->second.depth == depth) {
      if (found->second.lower >= beta) return found->second.lower;
      if (found->second.upper <= alpha) return found->second.upper;
      if (found->second.lower == found->second.upper) return found->second.lower;
      alpha = std::max(alpha, found->second.lower);
      beta = std::min(beta, found->second.upper);
    }
    ++visited_;
    const int best = depth == 0 ? tree_.estimate(node) : best_of_moves(node, depth, alpha, beta);
    note(node, depth, best, depth == 0 ? -kInfinity : alpha, depth == 0 ? kInfinity : beta);
    return best;
  }

  // Estimates are of no pass: what is found of a move takes their place.
  void look_at_moves(const PrefixNode& node) {
    for (const PrefixNode& child : tree_.children(node))
      if (const auto [known, is_new] = known_.try_emplace(child.name); is_new)
        known->second = {-1, -kInfinity, kInfinity, tree_.estimate(child), tree_.moves(child)};
  }

  int best_of_moves(const PrefixNode& node, int depth, int alpha, int beta) {
    if (order_.sight == Sight::kMoves) look_at_moves(node);
    int best = -kInfinity;
    for (const Move& move : ordered(node)) {
      const int low = std::max(alpha, best);
      best = std::max(best, -below(move.child, depth - 1, -beta, -low, best > -kInfinity));
      if (best >= beta) break;
    }
    return best;
  }

  // Scouts ask of all but the first move only whether it is better, and look again if it is.
  int below(const PrefixNode& child, int depth, int alpha, int beta, bool is_later) {
    if (search_ == Search::kNegaScout && is_later && beta - alpha > 1) {
      const int found = value(child, depth, beta - 1, beta);
      if (found >= beta || found <= alpha) return found;
      return value(child, depth, alpha, found);
    }
    return value(child, depth, alpha, beta);
  }

  void note(const PrefixNode& node, int depth, int best, int alpha, int beta) {
    Known& known = known_[node.name];
    if (known.depth != depth) known = {depth, -kInfinity, kInfinity, 0, tree_.moves(node)};
    known.looks = best;
    if (best > alpha) known.lower = best;
    if (best < beta) known.upper = best;
  }

  const PrefixTree tree_;
  const Search search_;
  const Order order_;
  std::unordered_map<std::uint64_t, Known> known_;
  std::uint64_t visited_ = 0;
  int guess_ = 0;
};

}  // namespace

PrefixNode PrefixTree::root() const { return {Random(seed).next(), 0}; }

int PrefixTree::moves(const PrefixNode& node) const {
  return least_moves + static_cast<int>(Random(node.name).below(most_moves - least_moves + 1));
}

std::vector<PrefixNode> PrefixTree::children(const PrefixNode& node) const {
  Random random(node.name);
  const int number = least_moves + static_cast<int>(random.below(most_moves - least_moves + 1));
  const int costless = static_cast<int>(random.below(number));
  std::vector<PrefixNode> below;
  below.reserve(number);
  for (int move = 0; move < number; ++move) {
    const int cost = static_cast<int>(random.below(damage + 1));
    below.push_back({random.next(), -node.value + (move == costless ? 0 : cost)});
  }
  return below;
}

int PrefixTree::estimate(const PrefixNode& node) const {
  return node.value - error + static_cast<int>(Random(~node.name).below(2 * error + 1));
}

std::uint64_t minimum_proof(const PrefixTree& tree, int depth) {
  return sizes(tree, tree.root(), depth, negamax(tree, depth)).exactly;
}

std::vector<std::uint64_t> nodes_visited(const PrefixTree& tree, int depth, Search search, const Order& order) {
  Deepening deepening(tree, search, order);
  std::vector<std::uint64_t> visited;
  for (int pass = 1; pass <= depth; ++pass) {
    deepening.pass(pass);
    visited.push_back(deepening.visited());
  }
  return visited;
}

int negamax(const PrefixTree& tree, int depth) {
  Deepening deepening(tree, Search::kAlphaBeta, {});
  for (int pass = 1; pass <= depth; ++pass) deepening.pass(pass);
  return depth == 0 ? tree.estimate(tree.root()) : deepening.found();
}

}  // namespace kiebitz
