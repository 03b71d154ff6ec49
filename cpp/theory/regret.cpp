#include "theory/regret.hpp"

#include <algorithm>
#include <numeric>

#include "theory/responses.hpp"

namespace kiebitz {
namespace {

constexpr int kTurnsBetweenLooks = 25;

// To the probabilities that numbers of a set stand for, all alike where they are all 0.
void share_out(const InformationSet& set, const std::vector<double>& numbers, Policy& shares) {
  double sum = 0;
  for (int action = set.first; action < set.first + set.actions; ++action) sum += std::max(numbers[action], 0.0);
  for (int action = set.first; action < set.first + set.actions; ++action)
    shares[action] = sum > 0 ? std::max(numbers[action], 0.0) / sum : 1.0 / set.actions;
}

bool is_near(const SequenceForm& game, const Policy& policy, double accuracy) {
  const std::vector<double> left = gains(game, policy);
  return std::accumulate(left.begin(), left.end(), 0.0) <= accuracy;
}

}  // namespace

RegretMinimiser::RegretMinimiser(const SequenceForm& game, Regret kind)
    : game_(game),
      kind_(kind),
      regrets_(game.actions(), 0),
      averages_(game.actions(), 0),
      policy_(uniform_policy(game)),
      reach_(game.reach(policy_)) {}

void RegretMinimiser::turn() {
  ++turns_;
  for (int player = 0; player < game_.players(); ++player) update(player);
}

void RegretMinimiser::update(int player) {
  game_.look(player, reach_, brings_);
  for (auto set = game_.sets.rbegin(); set != game_.sets.rend(); ++set) {
    if (set->player != player) continue;
    follow(*set);
    learn(*set);
  }
  game_.update_reach(player, policy_, reach_);
}

// What is followed now goes into the average, as far as the player itself comes there.
void RegretMinimiser::follow(const InformationSet& set) {
  const double weight = kind_ == Regret::kPlus ? turns_ : 1;
  for (int action = set.first; action < set.first + set.actions; ++action)
    averages_[action] += weight * reach_[action + 1];
}

// All sets behind this one have told what they bring already.
void RegretMinimiser::learn(const InformationSet& set) {
  double value = 0;
  for (int action = set.first; action < set.first + set.actions; ++action) value += policy_[action] * brings_[action + 1];
  brings_[set.before + 1] += value;
  for (int action = set.first; action < set.first + set.actions; ++action) {
    regrets_[action] += brings_[action + 1] - value;
    if (kind_ == Regret::kPlus) regrets_[action] = std::max(regrets_[action], 0.0);
  }
  share_out(set, regrets_, policy_);
}

Policy RegretMinimiser::average() const {
  Policy policy(game_.actions());
  for (const InformationSet& set : game_.sets) share_out(set, averages_, policy);
  return policy;
}

Policy equilibrium(const SequenceForm& game, int turns, double accuracy, Regret kind) {
  RegretMinimiser minimiser(game, kind);
  for (int turn = 1; turn <= turns; ++turn) {
    minimiser.turn();
    if (accuracy > 0 && turn % kTurnsBetweenLooks == 0 && is_near(game, minimiser.average(), accuracy)) break;
  }
  return minimiser.average();
}

}  // namespace kiebitz
