#include "evaluate/policy.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>

namespace kiebitz {
namespace {

// The exponential of a number up to 0, to six digits and the same on every processor: by its exponent and a polynomial.
float exponential(float number) {
  constexpr float kLog2E = 1.44269504f, kLeast = -80.0f, kRounder = 12582912.0f;
  const float power = std::max(number, kLeast) * kLog2E;
  const float whole = (power + kRounder) - kRounder;
  const float rest = power - whole;
  const float mantissa =
      1.0f + rest * (0.693147182f +
                     rest * (0.240226462f + rest * (0.0555032721f + rest * (0.00967076f + rest * 0.00133952f))));
  return mantissa * std::bit_cast<float>((static_cast<std::int32_t>(whole) + 127) << 23);
}

// Visits the places of the cards held in some groups.
template <typename Hand, typename Visit>
void for_each_card(const Hand& hand, int first, int last, Visit&& visit) {
  for (int group = first; group <= last; ++group) {
    if (hand[group] == nullptr) continue;
    for (std::uint32_t rest = hand[group]->own; rest; rest &= rest - 1) visit(group, std::countr_zero(rest));
  }
}

// What a seat holds itself.
template <typename Scene>
class OwnHand {
 public:
  OwnHand(const Scene& scene, const Observation& seen) {
    const CardGroups& groups = scene.scene().groups();
    for (int group = 0; group < CardGroups::kNumber; ++group) {
      if (!groups.has(group)) continue;
      scene.read(group, groups.within(group, seen.hand), groups.within(group, seen.skat), held_[group]);
      hand[group] = &held_[group];
    }
  }
  OwnHand(const OwnHand&) = delete;
  OwnHand& operator=(const OwnHand&) = delete;

  typename Scene::Hand hand = {};

 private:
  std::array<typename Scene::Held, CardGroups::kNumber> held_;
};

}  // namespace

template <typename Net>
std::size_t PolicyOf<Net>::size() { return Scene::kNets * sizeof(Net) / sizeof(float); }

template <typename Net>
PolicyOf<Net>::PolicyOf(const std::vector<float>& numbers) : nets_(Scene::kNets) {
  static_assert(std::is_trivially_copyable_v<Net>);
  if (numbers.size() != size()) throw std::invalid_argument("the policy has another number of weights");
  if (!std::all_of(numbers.begin(), numbers.end(), [](float number) { return std::isfinite(number); }))
    throw std::invalid_argument("the policy has a weight that is no number");
  std::memcpy(nets_.data(), numbers.data(), numbers.size() * sizeof(float));
}

template <typename Net>
CardChances PolicyOf<Net>::chances(const Observation& seen, Skill skill) const {
  const PolicySceneOf scene(*this, seen, skill);
  const CardGroups& groups = scene.scene().groups();
  const OwnHand own(scene, seen);
  const auto [first, last] = scene.legal_groups(own.hand);
  typename PolicySceneOf<Net>::Weights weights;
  scene.weigh(own.hand, first, last, weights);
  CardChances chances{.legal = seen.legal()};
  for (CardSet rest = chances.legal; rest; rest &= rest - 1) {
    const Card card = lowest(rest);
    chances.of[card] = weights.of[groups.group_of(card)][groups.place_of(card)] / weights.sum;
  }
  return chances;
}

template <typename Net>
float PolicyOf<Net>::outcome(const Observation& seen, Skill skill) const {
  const PolicySceneOf scene(*this, seen, skill);
  return scene.outcome(OwnHand(scene, seen).hand);
}

template <typename Net>
PolicySceneOf<Net>::PolicySceneOf(const PolicyOf<Net>& policy, const Observation& seen, Skill skill)
    : scene_(seen, skill), net_(policy.nets_[scene_.net()]), hidden_{} {
  std::array<Feelers, kGroupTypes> context = {};
  scene_.context().for_each([&](int row) {
    for (int type = 0; type < kGroupTypes; ++type) context[type] += net_.trunk.context_rows[type][row];
    hidden_ += net_.trunk.context_sums[row];
  });
  for (int group = 0; group < CardGroups::kNumber; ++group) {
    if (!scene_.groups().has(group)) continue;
    feelers_[group] = context[type_of_group(group)];
    scene_.shown(group).for_each([&](int row) { feelers_[group] += net_.trunk.rows[type_of_group(group)][row]; });
  }
}

template <typename Net>
void PolicySceneOf<Net>::read(int group, std::uint32_t own, std::uint32_t away, Held& held) const {
  held.own = own;
  held.has_keys = false;
  held.feelers = feelers_[group];
  scene_.held(group, own, away).for_each([&](int row) { held.feelers += net_.trunk.rows[type_of_group(group)][row]; });
  held.sum = {};
  Positive(held.feelers).add_product(net_.trunk.sums[type_of_group(group)], held.sum);
}

template <typename Net>
std::pair<int, int> PolicySceneOf<Net>::legal_groups(const Hand& hand) const {
  const int led = scene_.led();
  return led >= 0 && hand[led]->own ? std::pair(led, led) : std::pair(0, CardGroups::kNumber - 1);
}

template <typename Net>
void PolicySceneOf<Net>::find_keys(int group, Held& held) const {
  const Positive positive(held.feelers);
  for (std::uint32_t rest = held.own; rest; rest &= rest - 1) {
    const int place = std::countr_zero(rest);
    held.keys[place] = net_.key_bias[type_of_group(group)][place];
    positive.add_product(net_.keys[type_of_group(group)][place], held.keys[place]);
  }
  held.has_keys = true;
}

template <typename Net>
auto PolicySceneOf<Net>::hidden(const Hand& hand) const -> Hidden {
  Hidden hidden = hidden_;
  for (const Held* held : hand)
    if (held != nullptr) hidden += held->sum;
  return hidden;
}

template <typename Net>
auto PolicySceneOf<Net>::query(const Hand& hand) const -> Key {
  Key query = net_.query_bias;
  Positive(hidden(hand)).add_product(net_.query, query);
  return query;
}

template <typename Net>
float PolicySceneOf<Net>::outcome(const Hand& hand) const {
  constexpr float kListPoints = 100;
  return kListPoints * Positive(hidden(hand)).product(net_.outcome);
}

template <typename Net>
void PolicySceneOf<Net>::weigh(const Hand& hand, int first, int last, Weights& weights) const {
  const Key wanted = query(hand);
  float most = -std::numeric_limits<float>::infinity();
  for_each_card(hand, first, last, [&](int group, int place) {
    if (!hand[group]->has_keys) find_keys(group, *hand[group]);
    weights.of[group][place] = wanted.product(hand[group]->keys[place]);
    most = std::max(most, weights.of[group][place]);
  });
  weights.sum = 0;
  for_each_card(hand, first, last, [&](int group, int place) {
    float& weight = weights.of[group][place];
    weight = exponential(weight - most);
    weights.sum += weight;
  });
}

template class PolicyOf<Policy::Net>;
template class PolicyOf<WidePolicy::Net>;
template class PolicySceneOf<Policy::Net>;
template class PolicySceneOf<WidePolicy::Net>;

}  // namespace kiebitz
