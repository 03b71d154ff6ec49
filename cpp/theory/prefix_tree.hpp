// Prefix value trees (Furtak's thesis, 3.7): game trees of any size whose values are known without search.
//
// Every move costs its player from 0 to `damage`, and one of a node's moves costs nothing. So a node's negamax value is
// what the moves down to it have cost, and a node needs no more than that and a number of its own to go on from.
#pragma once

#include <cstdint>
#include <vector>

namespace kiebitz {

struct PrefixNode {
  std::uint64_t name;  // by which all luck below it is drawn
  int value;           // for who is to move
};

struct PrefixTree {
  std::uint64_t seed = 1;
  int least_moves = 4;
  int most_moves = 12;
  int damage = 6;
  int error = 4;  // of what is seen of a node's value, at most

  PrefixNode root() const;
  int moves(const PrefixNode& node) const;
  std::vector<PrefixNode> children(const PrefixNode& node) const;

  // The value as a search sees it that stops here.
  int estimate(const PrefixNode& node) const;
};

// The fewest nodes, counted with root and leaves, by which the value of the tree down to a depth is proven: MPT_SIZE of
// the thesis (3.5), in one pass from the leaves up. Leaves are worth their estimates.
std::uint64_t minimum_proof(const PrefixTree& tree, int depth);

enum class Search { kAlphaBeta, kNegaScout, kMtd };

// What a search knows of moves that it has not searched: nothing, how many answers they allow, or, since whoever expands
// a node looks at all of its moves, their estimates too.
enum class Sight { kNothing, kAnswers, kMoves };

// How a search orders moves: by the value that was found or estimated for them last, less `cut_first` for each answer
// that a move allows. Moves not yet looked at come last, by fewest answers where these are known, else by luck.
struct Order {
  double cut_first = 0;
  Sight sight = Sight::kNothing;
};

// How many nodes a search visits that deepens move by move: the sum over all depths up to each.
std::vector<std::uint64_t> nodes_visited(const PrefixTree& tree, int depth, Search search, const Order& order);

// The value of the tree down to a depth.
int negamax(const PrefixTree& tree, int depth);

}  // namespace kiebitz
