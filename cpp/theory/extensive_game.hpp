// A game in extensive form: chance, any number of players, and what each of them cannot tell apart.
//
// Nodes lie after their parents, the children of each side by side. So to go down the tree is a loop forwards, to go up
// one backwards, and nothing here needs recursion to know what follows from a policy.
#pragma once

#include <vector>

#include "theory/sequence_form.hpp"

namespace kiebitz {

class ExtensiveGame {
 public:
  static constexpr int kNobody = -1;  // acts where chance does, and where the game is over

  // As a game is told.
  struct Told {
    int parent;     // of the root: -1
    int actor;      // a player, or nobody
    int set;        // the information set of the actor, or -1
    double chance;  // how likely chance goes here, where the parent is chance's
  };

  struct Node {
    int parent;
    int actor;
    int set;
    int first_child;
    int children;    // none where the game is over
    int first_step;  // of its actions, or of chance's, in `steps`
  };

  // Payoffs are those of the ends in their order, a number for each player. Sets are numbered in the order of their
  // first nodes. Throws std::invalid_argument for what is no game of perfect recall.
  ExtensiveGame(int players, const std::vector<Told>& told, const std::vector<double>& payoffs);

  int players() const { return static_cast<int>(payoffs_.size()); }
  int size() const { return static_cast<int>(nodes.size()); }
  int actions() const { return actions_; }  // of all sets: as many numbers as a policy has
  bool is_end(int node) const { return nodes[node].children == 0; }
  double payoff(int end, int player) const { return payoffs_[player][end]; }

  // The action, of a player or of chance, that leads to a node other than the root.
  int step_to(int node) const {
    const Node& above = nodes[nodes[node].parent];
    return above.first_step + node - above.first_child;
  }

  // A policy and, behind it, what chance does.
  std::vector<double> steps(const Policy& policy) const;

  // The same game by its ends.
  const SequenceForm& form() const { return form_; }

  std::vector<Node> nodes;
  std::vector<InformationSet> sets;

 private:
  void add_nodes(const std::vector<Told>& told);
  void add_payoffs(const std::vector<double>& payoffs);
  void add_sets();
  void add_steps(const std::vector<Told>& told);
  int own_step_before(int node) const;
  void check_sets() const;
  void check_chances() const;
  void add_form();

  int actions_ = 0;
  std::vector<double> chances_;
  std::vector<std::vector<double>> payoffs_;  // by player and node
  SequenceForm form_;
};

}  // namespace kiebitz
