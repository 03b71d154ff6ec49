// One decision on its way through a network of the policy: the chances of its legal cards and how the game will end; and
// back, from what each of these should have been.
#pragma once

#include <algorithm>
#include <cmath>

#include "evaluate/policy.hpp"
#include "learning/trunk_pass.hpp"

namespace kiebitz {

// The legal cards of a decision by their groups and places, in order.
class LegalCards {
 public:
  struct Place {
    std::uint8_t group, place;
    bool operator==(const Place&) const = default;
  };

  LegalCards() = default;
  LegalCards(const CardGroups& groups, CardSet legal) {
    for (; legal; legal &= legal - 1) {
      const Card card = lowest(legal);
      places_[number_++] = {static_cast<std::uint8_t>(groups.group_of(card)),
                            static_cast<std::uint8_t>(groups.place_of(card))};
    }
  }

  int number() const { return number_; }
  Place operator[](int at) const { return places_[at]; }

 private:
  std::array<Place, kTricks> places_;
  std::uint8_t number_ = 0;
};

using OfCards = std::array<float, kTricks>;  // a number for each legal card, in their order

template <typename Net>
class CardPass {
 public:
  using Trunk = typename Net::Trunk;
  using Key = typename Net::Key;

  void forward(const Net& net, const Inputs& inputs, const LegalCards& cards) {
    trunk_.forward(net.trunk, inputs);
    query_ = net.query_bias;
    trunk_.hidden().add_product(net.query, query_);
    outcome_ = trunk_.hidden().product(net.outcome);
    for (int at = 0; at < cards.number(); ++at) {
      const auto [group, place] = cards[at];
      if (at == 0 || cards[at - 1].group != group) feelers_[group] = trunk_.feelers(group);
      const int type = type_of_group(group);
      keys_[at] = net.key_bias[type][place];
      feelers_[group].add_product(net.keys[type][place], keys_[at]);
      chances_[at] = query_.product(keys_[at]);
    }
    to_chances(cards.number());
  }

  const OfCards& chances() const { return chances_; }
  float outcome() const { return outcome_; }

  // Adds the slope, given by how much each card's score (before the softmax) and the outcome should go down.
  void backward(const Net& net, const Inputs& inputs, const LegalCards& cards, const OfCards& to_scores,
                float to_outcome, Net& slope) const {
    std::array<typename Trunk::Feelers, CardGroups::kNumber> to_feelers = {};
    Key to_query = {};
    for (int at = 0; at < cards.number(); ++at) {
      const auto [group, place] = cards[at];
      const int type = type_of_group(group);
      Key to_key = {};
      to_key.add_times(to_scores[at], query_);
      to_query.add_times(to_scores[at], keys_[at]);
      slope.key_bias[type][place] += to_key;
      back_through(feelers_[group], net.keys[type][place], to_key, slope.keys[type][place], to_feelers[group]);
    }
    typename Trunk::Hidden to_hidden = {};
    slope.query_bias += to_query;
    back_through(trunk_.hidden(), net.query, to_query, slope.query, to_hidden);
    trunk_.hidden().for_each([&](int place, float number) { slope.outcome.add(place, to_outcome * number); });
    to_hidden.add_times(to_outcome, net.outcome);
    trunk_.backward(net.trunk, inputs, to_hidden, to_feelers, slope.trunk);
  }

 private:
  void to_chances(int number) {
    const float most = *std::max_element(chances_.begin(), chances_.begin() + number);
    float sum = 0;
    for (int at = 0; at < number; ++at) sum += chances_[at] = std::exp(chances_[at] - most);
    for (int at = 0; at < number; ++at) chances_[at] /= sum;
  }

  TrunkPass<Trunk> trunk_;
  std::array<Positive<Trunk::kFeelers>, CardGroups::kNumber> feelers_;  // of groups with legal cards
  Key query_;
  std::array<Key, kTricks> keys_;
  OfCards chances_;
  float outcome_;
};

}  // namespace kiebitz
