#include "theory/sequence_form.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace kiebitz {
namespace {

constexpr double kRounding = 1e-6;  // by which probabilities may fail to add up to 1

}  // namespace

int SequenceForm::add_set(int player, int actions, int before) {
  sets.push_back({player, actions_, actions, before});
  actions_ += actions;
  return static_cast<int>(sets.size()) - 1;
}

void SequenceForm::add_end(const int* lasts, const double* worth) {
  for (int player = 0; player < players(); ++player) {
    lasts_.push_back(lasts[player] + 1);
    worth_[player].push_back(worth[player]);
  }
}

void SequenceForm::merge_ends() {
  const std::size_t width = worth_.size();
  std::vector<int> order(ends());
  std::iota(order.begin(), order.end(), 0);
  const auto key = [&](int end) { return lasts_.begin() + static_cast<std::ptrdiff_t>(width) * end; };
  std::sort(order.begin(), order.end(),
            [&](int one, int other) { return std::lexicographical_compare(key(one), key(one) + width, key(other), key(other) + width); });
  SequenceForm merged(players());
  for (std::size_t place = 0; place < order.size(); ++place) {
    const int end = order[place];
    const bool is_same = place > 0 && std::equal(key(end), key(end) + width, key(order[place - 1]));
    if (!is_same) merged.lasts_.insert(merged.lasts_.end(), key(end), key(end) + width);
    for (std::size_t player = 0; player < width; ++player) {
      if (!is_same) merged.worth_[player].push_back(0);
      merged.worth_[player].back() += worth_[player][end];
    }
  }
  lasts_ = std::move(merged.lasts_);
  worth_ = std::move(merged.worth_);
}

void SequenceForm::check(const Policy& policy) const {
  if (static_cast<int>(policy.size()) != actions_)
    throw std::invalid_argument("a policy has a number for every action of every set");
  for (const InformationSet& set : sets) {
    double sum = 0;
    for (int action = set.first; action < set.first + set.actions; ++action) {
      if (!(policy[action] >= 0 && policy[action] <= 1 + kRounding))
        throw std::invalid_argument("a probability is a number from 0 to 1");
      sum += policy[action];
    }
    if (!(std::abs(sum - 1) < kRounding))
      throw std::invalid_argument("the probabilities of a set's actions add up to 1");
  }
}

SequenceForm::Sequences SequenceForm::reach(const Policy& policy) const {
  Sequences found(actions_ + 1, 1);
  for (int player = 0; player < players(); ++player) update_reach(player, policy, found);
  return found;
}

void SequenceForm::update_reach(int player, const Policy& policy, Sequences& reach) const {
  for (const InformationSet& set : sets) {
    if (set.player != player) continue;
    const double before = reach[set.before + 1];
    for (int action = set.first; action < set.first + set.actions; ++action) reach[action + 1] = before * policy[action];
  }
}

void SequenceForm::look(int player, const Sequences& reach, Sequences& brings) const {
  brings.assign(actions_ + 1, 0);
  switch (players()) {
    case 2: return look_among<2>(player, reach, brings);
    case 3: return look_among<3>(player, reach, brings);
    default: return look_among<0>(player, reach, brings);
  }
}

// The number of players, where it is known beforehand, lets the loop over the others go.
template <int kPlayers>
void SequenceForm::look_among(int player, const Sequences& reach, Sequences& brings) const {
  const int width = kPlayers > 0 ? kPlayers : players();
  const int* lasts = lasts_.data();
  for (const double worth : worth_[player]) {
    double likely = worth;
    for (int other = 1; other < width; ++other) likely *= reach[lasts[(player + other) % width]];
    brings[lasts[player]] += likely;
    lasts += width;
  }
}

}  // namespace kiebitz
