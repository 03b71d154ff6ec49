#include "theory/responses.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

// What a player gets against the others' reach, if it does its best at every set; notes which actions those are.
double best_value(const SequenceForm& game, const SequenceForm::Sequences& reach, int player, Policy* chosen = nullptr) {
  SequenceForm::Sequences brings;
  game.look(player, reach, brings);
  for (auto set = game.sets.rbegin(); set != game.sets.rend(); ++set) {
    if (set->player != player) continue;
    const auto first = brings.begin() + set->first + 1, best = std::max_element(first, first + set->actions);
    brings[set->before + 1] += *best;
    if (!chosen) continue;
    std::fill_n(chosen->begin() + set->first, set->actions, 0);
    (*chosen)[set->first + (best - first)] = 1;
  }
  return brings[0];
}

double own_value(const SequenceForm& game, const SequenceForm::Sequences& reach, int player) {
  SequenceForm::Sequences brings;
  game.look(player, reach, brings);
  double sum = brings[0];
  for (const InformationSet& set : game.sets)
    for (int action = set.first; action < set.first + set.actions && set.player == player; ++action)
      sum += reach[action + 1] * brings[action + 1];
  return sum;
}

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

std::vector<double> expected_payoffs(const SequenceForm& game, const Policy& policy) {
  const SequenceForm::Sequences reach = game.reach(policy);
  std::vector<double> payoffs;
  for (int player = 0; player < game.players(); ++player) payoffs.push_back(own_value(game, reach, player));
  return payoffs;
}

Response best_response(const SequenceForm& game, const Policy& policy, int player) {
  Response response{policy, 0};
  response.value = best_value(game, game.reach(policy), player, &response.policy);
  return response;
}

std::vector<double> gains(const SequenceForm& game, const Policy& policy) {
  const SequenceForm::Sequences reach = game.reach(policy);
  std::vector<double> found;
  for (int player = 0; player < game.players(); ++player)
    found.push_back(best_value(game, reach, player) - own_value(game, reach, player));
  return found;
}

Policy uniform_policy(const SequenceForm& game) {
  Policy policy;
  for (const InformationSet& here : game.sets) policy.insert(policy.end(), here.actions, 1.0 / here.actions);
  return policy;
}

Policy joined(const SequenceForm& game, const Policy& own, const Policy& others, int player) {
  Policy policy = others;
  for (const InformationSet& here : game.sets)
    if (here.player == player)
      for (int action = here.first; action < here.first + here.actions; ++action) policy[action] = own[action];
  return policy;
}

}  // namespace kiebitz
