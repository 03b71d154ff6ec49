// Counterfactual regret minimisation (Zinkevich and others, 2007) and CFR+ (Tammelin, 2014).
//
// In every turn each player in order looks back at what every action would have brought, and follows those more that it
// regrets not to have followed. With two players and a sum of zero the average of what was followed goes towards an
// equilibrium; with more nobody promises that, and only `gains` can tell.
#pragma once

#include "theory/sequence_form.hpp"

namespace kiebitz {

enum class Regret {
  kPlain,  // CFR: all turns count alike
  kPlus,   // CFR+: regrets never fall below 0, and later turns count more
};

class RegretMinimiser {
 public:
  RegretMinimiser(const SequenceForm& game, Regret kind);

  void turn();
  Policy average() const;

 private:
  void update(int player);
  void follow(const InformationSet& set);
  void learn(const InformationSet& set);

  const SequenceForm& game_;
  const Regret kind_;
  int turns_ = 0;
  std::vector<double> regrets_;
  std::vector<double> averages_;
  Policy policy_;                    // what is followed now
  SequenceForm::Sequences reach_;    // by it
  SequenceForm::Sequences brings_;   // what every action would have brought
};

// So many turns, or until what each player alone could gain adds up to no more than `accuracy`, which is looked at now
// and then.
Policy equilibrium(const SequenceForm& game, int turns, double accuracy = 0, Regret kind = Regret::kPlus);

}  // namespace kiebitz
