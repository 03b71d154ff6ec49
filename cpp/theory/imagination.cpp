#include "theory/imagination.hpp"

#include <algorithm>
#include <cmath>

#include "base/random.hpp"
#include "theory/responses.hpp"

namespace kiebitz {
namespace {

constexpr double kRounding = 1e-9;  // below which two sums are equal

// Of every node for every player, a row each.
using Values = std::vector<std::vector<double>>;

// The best of a set's actions by some numbers, with equal ones as asked for.
void choose(const InformationSet& set, const std::vector<double>& numbers, Ties ties, Policy& policy) {
  const auto begin = numbers.begin() + set.first;
  const double most = *std::max_element(begin, begin + set.actions);
  std::vector<int> best;
  for (int action = set.first; action < set.first + set.actions; ++action)
    if (numbers[action] >= most - kRounding) best.push_back(action);
  if (ties == Ties::kFirst) best.resize(1);
  if (ties == Ties::kLast) best = {best.back()};
  for (const int action : best) policy[action] = 1.0 / static_cast<double>(best.size());
}

// How likely chance leads to every node if players wish to get there.
std::vector<double> chances_of_nodes(const ExtensiveGame& game) {
  const std::vector<double> steps = game.steps(uniform_policy(game.form()));
  std::vector<double> chances(game.size(), 1);
  for (int node = 1; node < game.size(); ++node) {
    const int above = game.nodes[node].parent;
    chances[node] = chances[above] * (game.nodes[above].set < 0 ? steps[game.step_to(node)] : 1);
  }
  return chances;
}

Policy best_in_all_worlds(const ExtensiveGame& game, const Values& values, Ties ties) {
  const std::vector<double> chances = chances_of_nodes(game);
  std::vector<double> worth(game.actions(), 0);
  for (int node = 1; node < game.size(); ++node) {
    const int above = game.nodes[node].parent, acts = game.nodes[above].actor;
    if (acts >= 0) worth[game.step_to(node)] += chances[above] * values[acts][node];
  }
  Policy policy(game.actions(), 0);
  for (const InformationSet& set : game.sets) choose(set, worth, ties, policy);
  return policy;
}

// With everything open whoever acts takes what is best for itself.
void value_open(const ExtensiveGame& game, const std::vector<double>& steps, int number, Values& values) {
  const ExtensiveGame::Node& node = game.nodes[number];
  const int last = node.first_child + node.children;
  int best = node.first_child;
  for (int child = best; child < last && node.set >= 0; ++child)
    if (values[node.actor][child] > values[node.actor][best]) best = child;
  for (int player = 0; player < game.players(); ++player) {
    double value = game.is_end(number) ? game.payoff(number, player) : node.set >= 0 ? values[player][best] : 0;
    for (int child = node.first_child; child < last && node.set < 0; ++child)
      value += steps[game.step_to(child)] * values[player][child];
    values[player][number] = value;
  }
}

class Uct {
 public:
  Uct(const ExtensiveGame& game, double exploration, std::uint64_t seed)
      : game_(game),
        exploration_(exploration),
        random_(seed),
        steps_(game.steps(uniform_policy(game.form()))),
        tries_(game.actions(), 0),
        sums_(game.actions(), 0),
        visits_(game.sets.size(), 0) {}

  void play_out() {
    path_.clear();
    bool in_tree = true;
    int node = 0;
    while (!game_.is_end(node)) {
      const int set = game_.nodes[node].set;
      const bool chooses = in_tree && set >= 0;
      if (chooses) in_tree = visits_[set]++ > 0;
      const int child = chooses ? most_promising(node) : drawn(node);
      if (chooses) path_.push_back(child);
      node = child;
    }
    for (const int child : path_) {
      tries_[game_.step_to(child)] += 1;
      sums_[game_.step_to(child)] += game_.payoff(node, game_.nodes[game_.nodes[child].parent].actor);
    }
  }

  Policy most_tried() const {
    Policy policy(game_.actions(), 0);
    for (const InformationSet& set : game_.sets) choose(set, tries_, Ties::kSplit, policy);
    return policy;
  }

 private:
  int drawn(int number) {
    const ExtensiveGame::Node& node = game_.nodes[number];
    double luck = random_.unit();
    int child = 0;
    while (child + 1 < node.children && luck >= steps_[node.first_step + child]) luck -= steps_[node.first_step + child++];
    return node.first_child + child;
  }

  // Untried actions come first, in an order by luck.
  int most_promising(int number) {
    const ExtensiveGame::Node& node = game_.nodes[number];
    const int turned = static_cast<int>(random_.below(node.children));
    int best = -1;
    double most = 0;
    for (int place = 0; place < node.children; ++place) {
      const int child = (place + turned) % node.children;
      const double tries = tries_[node.first_step + child];
      if (tries == 0) return node.first_child + child;
      const double luck = exploration_ * std::sqrt(std::log(visits_[node.set]) / tries);
      const double promise = sums_[node.first_step + child] / tries + luck;
      if (best < 0 || promise > most) best = child, most = promise;
    }
    return node.first_child + best;
  }

  const ExtensiveGame& game_;
  const double exploration_;
  Random random_;
  const std::vector<double> steps_;
  std::vector<double> tries_;
  std::vector<double> sums_;
  std::vector<int> visits_;
  std::vector<int> path_;
};

}  // namespace

Policy open_cards_policy(const ExtensiveGame& game, Ties ties) {
  const std::vector<double> steps = game.steps(uniform_policy(game.form()));
  Values values(game.players(), std::vector<double>(game.size(), 0));
  for (int node = game.size() - 1; node >= 0; --node) value_open(game, steps, node, values);
  return best_in_all_worlds(game, values, ties);
}

Policy playout_policy(const ExtensiveGame& game, const Policy& playouts, Ties ties) {
  Values values;
  for (int player = 0; player < game.players(); ++player) values.push_back(node_values(game, playouts, player));
  return best_in_all_worlds(game, values, ties);
}

Policy uct_policy(const ExtensiveGame& game, int playouts, double exploration, std::uint64_t seed) {
  Uct uct(game, exploration, seed);
  for (int playout = 0; playout < playouts; ++playout) uct.play_out();
  return uct.most_tried();
}

}  // namespace kiebitz
