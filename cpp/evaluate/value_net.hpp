// What an open position is worth, at a glance: a small network that reads how each suit lies.
//
//   feelers = relu(rows of the cards of a group and of the leader)    side suits, trumps, the highest trumps
//   hidden  = relu(sum over the groups of feelers * sums + context of leader and cards a hand)
//   deep    = relu(hidden * deep)
//   value, error = deep * heads
//
// All side suits are read by the same weights, so a suit's name cannot matter. What a group adds depends on its own cards
// and the leader alone, so all of it is worked out once, and a position takes five additions of rows.
#pragma once

#include <array>
#include <vector>

#include "evaluate/row.hpp"
#include "solver/pruning.hpp"

namespace kiebitz {

struct ValueNet {
  static constexpr int kFeelers = 64, kHidden = 32, kDeep = 32;
  static constexpr int kMostCards = 7;                     // of a group
  static constexpr int kLeaders = kSeats * kMostCards;     // the first row of the leaders: those of the cards go before
  static constexpr int kGroupBits = kLeaders + kSeats;     // who holds each card, and who leads
  static constexpr int kSizes = Estimator::kMostCards - Estimator::kFewestCards + 1;
  static constexpr int kHeads = 2;

  // A group of cards next to each other in a layout, and how many groups of the kind there are.
  struct Group {
    int first, cards, number;
  };
  static constexpr int kMostGroups = 3;
  static constexpr std::array<std::array<Group, kMostGroups>, 2> kGroups = {{
      {{{0, 7, 3}, {21, 7, 1}, {26, 6, 1}}},  // suit games: side suits, trumps, and again the jacks with ace and ten
      {{{0, 7, 4}, {28, 4, 1}, {0, 0, 0}}},   // grand: side suits, jacks
  }};

  static constexpr int kInAll = 5;  // groups of a game

  static int family_of(const Layout& layout) { return layout.kind == Kind::grand ? 1 : 0; }

  // How each group lies, side suits first, as a number: a bit for every card that the declarer or the second defender
  // has, and above them one for every card that a defender has.
  static std::array<int, kInAll> patterns_of(int family, const Hands& hands);

  std::array<Matrix<kGroupBits, kFeelers>, kMostGroups> rows;
  Matrix<kMostGroups, kFeelers> bias;
  std::array<Matrix<kFeelers, kHidden>, kMostGroups> sums;
  std::array<Matrix<kSizes, kHidden>, kSeats> context;  // by leader, most cards first
  Matrix<kHidden, kDeep> deep;
  Row<kDeep> deep_bias;
  Matrix<kHeads, kDeep> heads;
  Row<Row<kDeep>::kTogether> head_bias;  // of which two are used
};

// The networks of suit games and grand, with every way that a group can lie worked out.
class ValueEstimator final : public Estimator {
 public:
  static constexpr int kNets = 2;
  static constexpr std::size_t kNumbers = kNets * sizeof(ValueNet) / sizeof(float);

  // Throws std::invalid_argument if these are not as many finite numbers as belong there.
  explicit ValueEstimator(const std::vector<float>& numbers);

  // For the start of a trick of a suit game or grand with 6 to 10 cards a hand.
  Estimate estimate(const Layout& layout, const Hands& hands, int leader) const override;

 private:
  using Hidden = Row<ValueNet::kHidden>;
  struct Part {
    ValueNet net;
    std::array<std::array<std::vector<Hidden>, kSeats>, ValueNet::kMostGroups> of_pattern;  // by group and leader
  };
  static void work_out(Part& part, int family);

  std::vector<Part> parts_;
};

}  // namespace kiebitz
