#include "evaluate/value_net.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <stdexcept>

namespace kiebitz {
namespace {

constexpr float kPointsOfOne = 10;    // values are learned in tens of points
constexpr float kLeastError = 0.2f;   // points

// The rows of a pattern: those of each card that is in a hand, and that of the leader.
template <typename Visit>
void for_bits(int pattern, int cards, int leader, Visit&& visit) {
  for (int card = 0; card < cards; ++card)
    if (const int owner = (pattern >> card & 1) | (pattern >> (cards + card) & 1) << 1; owner != 0)
      visit(kSeats * card + owner - 1);
  visit(ValueNet::kLeaders + leader);
}

template <int kSize>
void rectify(Row<kSize>& row) {
  for (auto& numbers : row.parts) numbers = numbers > 0 ? numbers : numbers - numbers;
}

}  // namespace

std::array<int, ValueNet::kInAll> ValueNet::patterns_of(int family, const Hands& hands) {
  const CardSet odd = hands.cards[0] | hands.cards[2], defenders = hands.cards[1] | hands.cards[2];
  std::array<int, kInAll> found;
  int* next = found.data();
  for (const Group& group : kGroups[family])
    for (int number = 0; number < group.number; ++number) {
      const int first = group.first + number * group.cards;
      const CardSet all = (CardSet{1} << group.cards) - 1;
      *next++ = static_cast<int>((odd >> first & all) | (defenders >> first & all) << group.cards);
    }
  return found;
}

ValueEstimator::ValueEstimator(const std::vector<float>& numbers) : parts_(kNets) {
  if (numbers.size() != kNumbers || !std::ranges::all_of(numbers, [](float number) { return std::isfinite(number); }))
    throw std::invalid_argument("these are not the numbers of the networks of values");
  for (int family = 0; family < kNets; ++family) {
    std::memcpy(&parts_[family].net, numbers.data() + family * (kNumbers / kNets), sizeof(ValueNet));
    work_out(parts_[family], family);
  }
}

void ValueEstimator::work_out(Part& part, int family) {
  for (int group = 0; group < ValueNet::kMostGroups; ++group) {
    const int cards = ValueNet::kGroups[family][group].cards;
    for (int leader = 0; leader < kSeats; ++leader) {
      std::vector<Hidden>& found = part.of_pattern[group][leader];
      found.resize(std::size_t{1} << 2 * cards);
      for (int pattern = 0; pattern < static_cast<int>(found.size()); ++pattern) {
        Row<ValueNet::kFeelers> feelers = part.net.bias[group];
        for_bits(pattern, cards, leader, [&](int bit) { feelers += part.net.rows[group][bit]; });
        Positive(feelers).add_product(part.net.sums[group], found[pattern]);
      }
    }
  }
}

Estimate ValueEstimator::estimate(const Layout& layout, const Hands& hands, int leader) const {
  const int family = ValueNet::family_of(layout);
  const Part& part = parts_[family];
  const std::array<int, ValueNet::kInAll> patterns = ValueNet::patterns_of(family, hands);
  const int* next = patterns.data();
  Hidden hidden = part.net.context[leader][Estimator::kMostCards - count(hands.cards[0])];
  for (int group = 0; group < ValueNet::kMostGroups; ++group)
    for (int number = 0; number < ValueNet::kGroups[family][group].number; ++number)
      hidden += part.of_pattern[group][leader][*next++];
  Row<ValueNet::kDeep> deep = part.net.deep_bias;
  Positive(hidden).add_product(part.net.deep, deep);
  rectify(deep);
  const float value = kPointsOfOne * (deep.product(part.net.heads[0]) + part.net.head_bias[0]);
  const float doubt = deep.product(part.net.heads[1]) + part.net.head_bias[1];
  const float total = static_cast<float>(layout.points_of(hands.left()));
  return {std::clamp(value, 0.0f, total), kLeastError + doubt + std::sqrt(doubt * doubt + 1)};
}

}  // namespace kiebitz
