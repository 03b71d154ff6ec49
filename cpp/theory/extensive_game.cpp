#include "theory/extensive_game.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace kiebitz {
namespace {

constexpr int kMostPlayers = 10;
constexpr double kRounding = 1e-6;  // by which probabilities may fail to add up to 1

void require(bool holds, const char* fault) {
  if (!holds) throw std::invalid_argument(fault);
}

int checked_players(int players) {
  require(players >= 1 && players <= kMostPlayers, "a game has from 1 to 10 players");
  return players;
}

}  // namespace

ExtensiveGame::ExtensiveGame(int players, const std::vector<Told>& told, const std::vector<double>& payoffs)
    : form_(checked_players(players)) {
  require(!told.empty() && told[0].parent == -1, "a game begins with a root, which has no parent");
  payoffs_.assign(players, std::vector<double>(told.size(), 0));
  add_nodes(told);
  add_payoffs(payoffs);
  add_sets();
  add_steps(told);
  check_sets();
  check_chances();
  add_form();
}

void ExtensiveGame::add_nodes(const std::vector<Told>& told) {
  for (const Told& here : told) {
    const int node = size(), above = here.parent;
    nodes.push_back({above, here.actor, here.actor == kNobody ? -1 : here.set, 0, 0, 0});
    if (node == 0) continue;
    require(above >= 0 && above < node, "nodes lie after their parents");
    Node& parent = nodes[above];
    if (parent.children++ == 0) parent.first_child = node;
    require(parent.first_child + parent.children == node + 1, "the children of a node lie side by side");
  }
}

void ExtensiveGame::add_payoffs(const std::vector<double>& payoffs) {
  std::size_t given = 0;
  for (int node = 0; node < size(); ++node)
    for (int player = 0; player < players() && is_end(node); ++player) {
      require(given < payoffs.size() && std::isfinite(payoffs[given]), "every end has a payoff for each player");
      payoffs_[player][node] = payoffs[given++];
    }
  require(given == payoffs.size(), "there are no payoffs but those of the ends");
}

void ExtensiveGame::add_sets() {
  for (const Node& node : nodes) {
    require(node.actor >= kNobody && node.actor < players(), "who acts is a player or nobody");
    if (node.actor == kNobody) continue;
    require(node.children > 0, "nobody acts where a game is over");
    require(node.set >= 0 && node.set <= static_cast<int>(sets.size()), "sets are numbered as they are met");
    if (node.set < static_cast<int>(sets.size())) continue;
    sets.push_back({node.actor, actions_, node.children, -1});
    actions_ += node.children;
  }
}

void ExtensiveGame::add_steps(const std::vector<Told>& told) {
  std::vector<bool> was_met(sets.size());
  for (int number = 0; number < size(); ++number) {
    Node& node = nodes[number];
    if (node.set < 0) {
      node.first_step = actions_ + static_cast<int>(chances_.size());
      for (int child = 0; child < node.children; ++child) chances_.push_back(told[node.first_child + child].chance);
      continue;
    }
    node.first_step = sets[node.set].first;
    if (!was_met[node.set]) sets[node.set].before = own_step_before(number);
    was_met[node.set] = true;
  }
}

int ExtensiveGame::own_step_before(int node) const {
  for (int below = node; nodes[below].parent >= 0; below = nodes[below].parent)
    if (nodes[nodes[below].parent].actor == nodes[node].actor) return step_to(below);
  return -1;
}

void ExtensiveGame::check_sets() const {
  for (int node = 0; node < size(); ++node) {
    if (nodes[node].set < 0) continue;
    const InformationSet& set = sets[nodes[node].set];
    require(set.player == nodes[node].actor && set.actions == nodes[node].children,
            "a set has one player, with the same actions at all its nodes");
    require(set.before == own_step_before(node), "players remember what they have done");
  }
}

void ExtensiveGame::check_chances() const {
  for (const Node& node : nodes) {
    if (node.set >= 0 || node.children == 0) continue;
    double sum = 0;
    for (int child = 0; child < node.children; ++child) {
      const double chance = chances_[node.first_step - actions_ + child];
      require(chance >= 0 && chance <= 1, "a chance is a number from 0 to 1");
      sum += chance;
    }
    require(std::abs(sum - 1) < kRounding, "chances add up to 1");
  }
}

std::vector<double> ExtensiveGame::steps(const Policy& policy) const {
  std::vector<double> all = policy;
  all.insert(all.end(), chances_.begin(), chances_.end());
  return all;
}

// The last action of every player before each node is that before its parent, but for who acted there.
void ExtensiveGame::add_form() {
  for (const InformationSet& set : sets) form_.add_set(set.player, set.actions, set.before);
  const int width = players();
  std::vector<int> lasts(width * nodes.size(), -1);
  std::vector<double> chances(nodes.size(), 1), worth(width);
  for (int node = 0; node < size(); ++node) {
    int* here = lasts.data() + width * node;
    if (node > 0) {
      const int above = nodes[node].parent, acted = nodes[above].actor, step = step_to(node);
      std::copy_n(lasts.data() + width * above, width, here);
      if (acted != kNobody) here[acted] = step;
      chances[node] = chances[above] * (acted == kNobody ? chances_[step - actions_] : 1);
    }
    if (!is_end(node)) continue;
    for (int player = 0; player < width; ++player) worth[player] = chances[node] * payoffs_[player][node];
    form_.add_end(here, worth.data());
  }
}

}  // namespace kiebitz
