#include "theory/regret.hpp"

#include <algorithm>

#include "theory/responses.hpp"

namespace kiebitz {
namespace {

constexpr int kTurnsBetweenLooks = 25;

// To the probabilities that numbers of a set stand for, all alike where they are all 0.
void share_out(const ExtensiveGame::InformationSet& set, const std::vector<double>& numbers, std::vector<double>& shares) {
  double sum = 0;
  for (int action = set.first; action < set.first + set.actions; ++action) sum += std::max(numbers[action], 0.0);
  for (int action = set.first; action < set.first + set.actions; ++action)
    shares[action] = sum > 0 ? std::max(numbers[action], 0.0) / sum : 1.0 / set.actions;
}

bool is_near(const ExtensiveGame& game, const Policy& policy, double accuracy) {
  const std::vector<double> left = gains(game, policy);
  return *std::max_element(left.begin(), left.end()) <= accuracy;
}

}  // namespace

RegretMinimiser::RegretMinimiser(const ExtensiveGame& game, Regret kind)
    : game_(game),
      kind_(kind),
      regrets_(game.actions(), 0),
      averages_(game.actions(), 0),
      steps_(game.steps(uniform_policy(game))),
      reach_(game.size(), 1),
      values_(game.size(), 0),
      worth_(game.actions(), 0),
      own_(game.actions(), 0) {}

void RegretMinimiser::turn() {
  ++turns_;
  for (int player = 0; player < game_.players(); ++player) update(player);
}

void RegretMinimiser::update(int player) {
  go_down(player);
  go_up(player);
  for (const ExtensiveGame::InformationSet& set : game_.sets) {
    if (set.player != player) continue;
    follow(set);
    learn(set);
  }
}

void RegretMinimiser::go_down(int player) {
  for (int number = 0; number < game_.size(); ++number) {
    const ExtensiveGame::Node& node = game_.nodes[number];
    const bool is_own = node.actor == player;
    for (int child = 0; child < node.children; ++child)
      reach_[node.first_child + child] = is_own ? reach_[number] : reach_[number] * steps_[node.first_step + child];
  }
}

void RegretMinimiser::go_up(int player) {
  std::fill(worth_.begin(), worth_.end(), 0);
  for (int number = game_.size() - 1; number >= 0; --number) {
    const ExtensiveGame::Node& node = game_.nodes[number];
    double value = node.children > 0 ? 0 : reach_[number] * game_.payoff(number, player);
    const bool is_own = node.actor == player;
    for (int child = 0; child < node.children; ++child) {
      const double below = values_[node.first_child + child];
      value += is_own ? steps_[node.first_step + child] * below : below;
      if (is_own) worth_[node.first_step + child] += below;
    }
    values_[number] = value;
  }
}

// What is followed now goes into the average, as far as the player itself comes there.
void RegretMinimiser::follow(const ExtensiveGame::InformationSet& set) {
  const double reached = set.before < 0 ? 1 : own_[set.before];
  const double weight = kind_ == Regret::kPlus ? turns_ : 1;
  for (int action = set.first; action < set.first + set.actions; ++action) {
    own_[action] = reached * steps_[action];
    averages_[action] += weight * own_[action];
  }
}

void RegretMinimiser::learn(const ExtensiveGame::InformationSet& set) {
  double value = 0;
  for (int action = set.first; action < set.first + set.actions; ++action) value += steps_[action] * worth_[action];
  for (int action = set.first; action < set.first + set.actions; ++action) {
    regrets_[action] += worth_[action] - value;
    if (kind_ == Regret::kPlus) regrets_[action] = std::max(regrets_[action], 0.0);
  }
  share_out(set, regrets_, steps_);
}

Policy RegretMinimiser::average() const {
  Policy policy(game_.actions());
  for (const ExtensiveGame::InformationSet& set : game_.sets) share_out(set, averages_, policy);
  return policy;
}

Policy equilibrium(const ExtensiveGame& game, int turns, double accuracy, Regret kind) {
  RegretMinimiser minimiser(game, kind);
  for (int turn = 1; turn <= turns; ++turn) {
    minimiser.turn();
    if (accuracy > 0 && turn % kTurnsBetweenLooks == 0 && is_near(game, minimiser.average(), accuracy)) break;
  }
  return minimiser.average();
}

}  // namespace kiebitz
