// The policy: how likely each legal card is to be played by somebody of some skill who knows what a seat knows.
//
// A small network for each family of games and side. Every group of cards (policy_features.hpp) is read alone:
//
//   feelers = relu(rows of its bits + rows of the context)
//   hidden  = relu(sum over the groups of feelers * sums + rows of the context)     what the hand is like as a whole
//   query   = hidden * query                                                        what is wanted of a card
//   key     = feelers * keys of the card's place in its group                       what the card offers
//
// and a card's chance is the softmax over the legal cards of query * key. A second head reads from the hidden numbers how
// the game will end. What a group adds depends on the own cards of
// that group alone. So where one decision is looked at in many worlds, a group is read once for each way to hold it,
// and a world takes no more than to add up some vectors.
//
// All sums are formed in the same order whatever the processor: it must not matter to a decision.
#pragma once

#include <utility>
#include <vector>

#include "evaluate/policy_net.hpp"

namespace kiebitz {

// The chances of the legal cards; they add up to 1.
struct CardChances {
  CardSet legal = 0;
  std::array<float, kCards> of = {};
};

// Says it, whatever the widths of its networks.
class CardPolicy {
 public:
  virtual ~CardPolicy() = default;

  // For the seat in turn, whose observation this is, if it plays like that.
  virtual CardChances chances(const Observation& seen, Skill skill = Skill::expert) const = 0;

  // What the declarer will have in the list less the mean of the others, if the seat in turn, whose observation this is,
  // plays like that.
  virtual float outcome(const Observation& seen, Skill skill = Skill::expert) const = 0;
};

template <typename Net>
class PolicySceneOf;

// Of networks of some widths.
template <typename NetOfPolicy>
class PolicyOf final : public CardPolicy {
 public:
  using Net = NetOfPolicy;

  // How many numbers there are to learn.
  static std::size_t size();

  // The numbers of all networks in the order of Net. Throws std::invalid_argument if there are too many or too few, or
  // one is no number.
  explicit PolicyOf(const std::vector<float>& numbers);

  CardChances chances(const Observation& seen, Skill skill = Skill::expert) const override;
  float outcome(const Observation& seen, Skill skill = Skill::expert) const override;

  const std::vector<Net>& nets() const { return nets_; }

 private:
  friend class PolicySceneOf<Net>;

  std::vector<Net> nets_;
};

// One that foresees others is asked about hundreds of worlds for a decision; one that plays is asked once.
using Policy = PolicyOf<PolicyNet<Trunk<64, 128>, 32>>;
using WidePolicy = PolicyOf<PolicyNet<Trunk<128, 256>, 32>>;

// One decision looked at with different cards in hand: what all see is worked out once.
template <typename Net>
class PolicySceneOf {
 public:
  using Feelers = typename Net::Trunk::Feelers;
  using Hidden = typename Net::Trunk::Hidden;
  using Key = typename Net::Key;

  PolicySceneOf(const PolicyOf<Net>& policy, const Observation& seen, Skill skill);

  const Scene& scene() const { return scene_; }

  // A group with the cards that are held there.
  struct Held {
    std::uint32_t own = 0;
    Feelers feelers;                               // negative ones count nothing
    Hidden sum;                                     // what it adds
    std::array<Key, CardGroups::kMostCards> keys;   // of its cards, once they are needed
    bool has_keys = false;
  };
  using Hand = std::array<Held*, CardGroups::kNumber>;  // none for groups that the game has not

  void read(int group, std::uint32_t own, std::uint32_t away, Held& held) const;

  // How much each legal card weighs, group by group: the exponentials of query times key.
  struct Weights {
    std::array<std::array<float, CardGroups::kMostCards>, CardGroups::kNumber> of;
    float sum = 0;
  };
  // The groups from `first` to `last` are legal.
  void weigh(const Hand& hand, int first, int last, Weights& weights) const;
  // Which groups are legal: the one led if there are cards of it, else all.
  std::pair<int, int> legal_groups(const Hand& hand) const;
  // What the declarer will have in the list less the mean of the others.
  float outcome(const Hand& hand) const;

 private:
  void find_keys(int group, Held& held) const;
  Hidden hidden(const Hand& hand) const;
  Key query(const Hand& hand) const;

  const Scene scene_;
  const Net& net_;
  std::array<Feelers, CardGroups::kNumber> feelers_;  // of what all see of each group
  Hidden hidden_;                                     // of the context
};

using PolicyScene = PolicySceneOf<Policy::Net>;

extern template class PolicyOf<Policy::Net>;
extern template class PolicyOf<WidePolicy::Net>;
extern template class PolicySceneOf<Policy::Net>;
extern template class PolicySceneOf<WidePolicy::Net>;

}  // namespace kiebitz
