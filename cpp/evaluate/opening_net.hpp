// How a game will end, read from the ten cards, the two put away and the seat: a small network for each family.
//
//   feelers = relu(rows of the cards of a group)                       jacks, trumps, and every other suit
//   hidden  = relu(sum over the groups of feelers * sums + rows of the context)
//   odds    = hidden * heads                                           of each lane
//
// All side suits are read by the same weights, so a suit's name cannot matter. What a group adds depends on its own cards
// alone, and these have few patterns: they are worked out once, and then a holding takes five additions of rows.
#pragma once

#include <vector>

#include "evaluate/patterns.hpp"
#include "evaluate/row.hpp"

namespace kiebitz {

// The bits of a group and of the context, in the order of their rows.
struct OpeningBits {
  static constexpr int kPlaces = 8;  // cards of a group at most
  static constexpr int kAway = kPlaces, kLength = 2 * kPlaces, kGroup = kLength + kPlaces + 1;
  static constexpr int kHand = kSeats, kAlways = kHand + 1, kContext = kAlways + 1;

  // Held and away are sets of the group's cards, lowest first.
  template <typename Visit>
  static void for_group(int held, int away, Visit&& visit) {
    for (int rest = held; rest; rest &= rest - 1) visit(std::countr_zero(static_cast<unsigned>(rest)));
    for (int rest = away; rest; rest &= rest - 1) visit(kAway + std::countr_zero(static_cast<unsigned>(rest)));
    visit(kLength + count(static_cast<CardSet>(held)));
  }

  template <typename Visit>
  static void for_context(const Holding& holding, Visit&& visit) {
    visit(holding.seat);
    if (!holding.knows_skat()) visit(kHand);
    visit(kAlways);
  }
};

enum class Group : int { jacks, trumps, side };
inline constexpr int kGroups = 3;

// The groups of a holding in a game, with the cards held and put away.
template <typename Visit>
void for_groups(Kind kind, const Holding& holding, Visit&& visit) {
  if (kind == Kind::null) {
    for (int suit = 0; suit < kSuits; ++suit)
      visit(Group::side, patterns::kNullOrder[suit_cards(holding.hand, suit)],
            patterns::kNullOrder[suit_cards(holding.away, suit)]);
    return;
  }
  visit(Group::jacks, jacks_of(holding.hand), jacks_of(holding.away));
  for (int suit = 0; suit < kSuits; ++suit)
    visit(suit == static_cast<int>(kind) ? Group::trumps : Group::side, plain_cards(holding.hand, suit),
          plain_cards(holding.away, suit));
}

struct OpeningNet {
  static constexpr int kFeelers = 64, kHidden = 64;

  std::array<Matrix<OpeningBits::kGroup, kFeelers>, kGroups> rows;
  std::array<Matrix<kFeelers, kHidden>, kGroups> sums;
  Matrix<OpeningBits::kContext, kHidden> context;
  Matrix<kLanes, kHidden> heads;
};

using OpeningNets = std::vector<OpeningNet>;  // one for each family

// The networks with every pattern of a group worked out.
class OpeningValues {
 public:
  explicit OpeningValues(const OpeningNets& nets);

  Lanes odds(Kind kind, const Holding& holding) const;

 private:
  using Hidden = Row<OpeningNet::kHidden>;
  struct Part {
    std::array<std::vector<Hidden>, kGroups> of_pattern;
    std::array<std::array<Hidden, 2>, kSeats> context;  // by seat, and whether it is a hand game
    Matrix<kLanes, OpeningNet::kHidden> heads;
  };
  static Part worked_out(const OpeningNet& net, Family family);

  std::vector<Part> parts_;
};

}  // namespace kiebitz
