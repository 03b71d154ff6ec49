#include "theory/responses.hpp"

#include <cmath>
#include <limits>

namespace kiebitz {
namespace {

// Every node is weighed by how likely chance and the others lead to it, so that what a set's action is worth is a sum
// over the set. A set is decided when it is first asked for, and every node is valued once.
class Responder {
 public:
  Responder(const ExtensiveGame& game, const Policy& policy, int player)
      : game_(game), player_(player), steps_(game.steps(policy)), members_(game.sets.size()) {
    reach_.assign(game.size(), 1);
    values_.assign(game.size(), std::numeric_limits<double>::quiet_NaN());
    choices_.assign(game.sets.size(), -1);
    for (int node = 0; node < game.size(); ++node) {
      if (node > 0) reach_[node] = reach_[game.nodes[node].parent] * chance_of_others(node);
      if (is_own(node)) members_[game.nodes[node].set].push_back(node);
    }
  }

  double value(int node) {
    if (std::isnan(values_[node])) values_[node] = found(node);
    return values_[node];
  }

  int choice(int set) {
    if (choices_[set] < 0) choices_[set] = best_action(set);
    return choices_[set];
  }

 private:
  bool is_own(int node) const { return game_.nodes[node].actor == player_; }

  double chance_of_others(int node) const {
    return is_own(game_.nodes[node].parent) ? 1 : steps_[game_.step_to(node)];
  }

  double found(int number) {
    if (game_.is_end(number)) return reach_[number] * game_.payoff(number, player_);
    const ExtensiveGame::Node& node = game_.nodes[number];
    if (is_own(number)) return value(node.first_child + choice(node.set));
    double sum = 0;
    for (int child = 0; child < node.children; ++child) sum += value(node.first_child + child);
    return sum;
  }

  int best_action(int set) {
    int best = 0;
    double most = -std::numeric_limits<double>::infinity();
    for (int action = 0; action < game_.sets[set].actions; ++action) {
      double sum = 0;
      for (const int node : members_[set]) sum += value(game_.nodes[node].first_child + action);
      if (sum > most) most = sum, best = action;
    }
    return best;
  }

  const ExtensiveGame& game_;
  const int player_;
  const std::vector<double> steps_;
  std::vector<std::vector<int>> members_;
  std::vector<double> reach_;
  std::vector<double> values_;
  std::vector<int> choices_;
};

}  // namespace

std::vector<double> node_values(const ExtensiveGame& game, const Policy& policy, int player) {
  const std::vector<double> steps = game.steps(policy);
  std::vector<double> values(game.size(), 0);
  for (int node = game.size() - 1; node >= 0; --node) {
    if (game.is_end(node)) values[node] = game.payoff(node, player);
    if (node > 0) values[game.nodes[node].parent] += steps[game.step_to(node)] * values[node];
  }
  return values;
}

std::vector<double> expected_payoffs(const ExtensiveGame& game, const Policy& policy) {
  std::vector<double> payoffs;
  for (int player = 0; player < game.players(); ++player) payoffs.push_back(node_values(game, policy, player)[0]);
  return payoffs;
}

Response best_response(const ExtensiveGame& game, const Policy& policy, int player) {
  Responder responder(game, policy, player);
  Response response{policy, responder.value(0)};
  for (std::size_t set = 0; set < game.sets.size(); ++set) {
    const ExtensiveGame::InformationSet& here = game.sets[set];
    if (here.player != player) continue;
    for (int action = 0; action < here.actions; ++action)
      response.policy[here.first + action] = action == responder.choice(static_cast<int>(set));
  }
  return response;
}

std::vector<double> gains(const ExtensiveGame& game, const Policy& policy) {
  std::vector<double> found = expected_payoffs(game, policy);
  for (int player = 0; player < game.players(); ++player)
    found[player] = Responder(game, policy, player).value(0) - found[player];
  return found;
}

Policy uniform_policy(const ExtensiveGame& game) {
  Policy policy;
  for (const ExtensiveGame::InformationSet& here : game.sets)
    policy.insert(policy.end(), here.actions, 1.0 / here.actions);
  return policy;
}

Policy joined(const ExtensiveGame& game, const Policy& own, const Policy& others, int player) {
  Policy policy = others;
  for (const ExtensiveGame::InformationSet& here : game.sets)
    if (here.player == player)
      for (int action = here.first; action < here.first + here.actions; ++action) policy[action] = own[action];
  return policy;
}

}  // namespace kiebitz
