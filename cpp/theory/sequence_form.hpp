// A game as the ends that it can come to: what each player did last on the way there, and what that is worth.
//
// With perfect recall a player's last action tells all its actions before. So how likely an end is, is a product of one
// number for each player, and nothing between the root and the ends has to be walked through: a look at all ends tells
// what every action of a player brings against the others. Regrets and best responses are sums of that.
#pragma once

#include <vector>

namespace kiebitz {

// The probability of every action, the actions of an information set side by side, set after set.
using Policy = std::vector<double>;

struct InformationSet {
  int player;
  int first;  // of its actions in a policy
  int actions;
  int before;  // the player's own last action before it in a policy, or -1
};

class SequenceForm {
 public:
  explicit SequenceForm(int players) : worth_(players) {}

  // A set of a player after an action of its own, or after none (-1), which is there already; gives its number.
  int add_set(int player, int actions, int before);

  // An end after the last actions of the players, or none (-1), and what it is worth to each of them, times how likely
  // chance leads there.
  void add_end(const int* lasts, const double* worth);

  // Ends after the same actions become one.
  void merge_ends();

  int players() const { return static_cast<int>(worth_.size()); }
  int actions() const { return actions_; }  // of all sets: as many numbers as a policy has
  std::size_t ends() const { return lasts_.size() / worth_.size(); }

  // Throws std::invalid_argument for what is no policy of this game.
  void check(const Policy& policy) const;

  // A number for what a player has done: 0 for nothing, then one for each action.
  using Sequences = std::vector<double>;

  // How likely each action's player does it and all of its own before.
  Sequences reach(const Policy& policy) const;
  void update_reach(int player, const Policy& policy, Sequences& reach) const;

  // What each action of a player brings by the ends before which it comes last, as likely as the others make them.
  void look(int player, const Sequences& reach, Sequences& brings) const;

  std::vector<InformationSet> sets;

 private:
  template <int kPlayers>
  void look_among(int player, const Sequences& reach, Sequences& brings) const;

  int actions_ = 0;
  std::vector<int> lasts_;                  // of each end, a sequence of each player
  std::vector<std::vector<double>> worth_;  // by player and end
};

}  // namespace kiebitz
