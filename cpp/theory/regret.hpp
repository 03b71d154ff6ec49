// Counterfactual regret minimisation (Zinkevich and others, 2007) and CFR+ (Tammelin, 2014).
//
// In every turn each player in order looks back at what every action would have brought, and follows those more that it
// regrets not to have followed. With two players and a sum of zero the average of what was followed goes towards an
// equilibrium; with more nobody promises that, and only `gains` can tell.
#pragma once

#include "theory/extensive_game.hpp"

namespace kiebitz {

enum class Regret {
  kPlain,  // CFR: all turns count alike
  kPlus,   // CFR+: regrets never fall below 0, and later turns count more
};

class RegretMinimiser {
 public:
  RegretMinimiser(const ExtensiveGame& game, Regret kind);

  void turn();
  Policy average() const;

 private:
  void update(int player);
  void go_down(int player);
  void go_up(int player);
  void learn(const ExtensiveGame::InformationSet& set);
  void follow(const ExtensiveGame::InformationSet& set);

  const ExtensiveGame& game_;
  const Regret kind_;
  int turns_ = 0;
  std::vector<double> regrets_;
  std::vector<double> averages_;
  std::vector<double> steps_;   // what is followed now, and chance
  std::vector<double> reach_;   // of nodes: how likely others lead there
  std::vector<double> values_;  // of nodes, weighed by that
  std::vector<double> worth_;   // of actions: what they would have brought
  std::vector<double> own_;     // of actions: how likely a player goes there and does so
};

// So many turns, or until nobody could gain more than `accuracy`, which is looked at now and then.
Policy equilibrium(const ExtensiveGame& game, int turns, double accuracy = 0, Regret kind = Regret::kPlus);

}  // namespace kiebitz
