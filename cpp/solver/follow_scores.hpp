// What speaks for a card that follows: tables for each situation, made when the core is compiled.
#pragma once

#include <array>

#include "solver/candidates.hpp"

namespace kiebitz {

// For each card as candidates are scored: one that does not take the trick, one that the last player can still beat, one
// that nobody can.
using FollowScores = std::array<std::array<int, kCards>, 3>;

namespace follow_scores {

// In the order of all layouts with trumps: four times seven cards, then the jacks.
inline constexpr int kStepsInSuit = 7, kFirstTrump = 3 * kStepsInSuit, kFirstJack = 4 * kStepsInSuit;

constexpr int points_of(Card card) {
  constexpr std::array<int, kStepsInSuit> kPoints = {0, 0, 0, 3, 4, 10, 11};
  return card < kFirstJack ? kPoints[card % kStepsInSuit] : 2;
}

struct Score {
  int base, for_each_point;
};

// Of the cards from `thrifty_from` on the higher ones are spared.
constexpr FollowScores make(Score losing, Score beatable, Score winning, Card thrifty_from = kCards) {
  FollowScores scores{};
  for (Card card = 0; card < kCards; ++card) {
    const int points = points_of(card), thrift = card >= thrifty_from ? 2 * card : 0;
    scores[0][card] = Candidates::scored(card, losing.base + losing.for_each_point * points);
    scores[1][card] = Candidates::scored(card, beatable.base + beatable.for_each_point * points);
    scores[2][card] = Candidates::scored(card, winning.base + winning.for_each_point * points - thrift);
  }
  return scores;
}

// Nobody plays after this: points into tricks of one's own side, none into others, and trumps sparingly. The declarer, a
// defender whose partner is winning the trick, one whose partner is not.
constexpr std::array<FollowScores, 3> last(Card first_trump) {
  return {make({0, -8}, {}, {80, 16}, first_trump), make({0, 8}, {}, {-12, 8}, first_trump),
          make({0, -8}, {}, {80, 4}, first_trump)};
}
inline constexpr std::array<FollowScores, 3> kLastInSuitGame = last(kFirstTrump), kLastInGrand = last(kFirstJack);

// One more plays: what that player can beat decides. For the defenders: if the trick as it is stays theirs, if it does not.
inline constexpr FollowScores kDeclarerSecond = make({0, -24}, {0, -4}, {84, 4});
inline constexpr std::array<FollowScores, 2> kBeforeDeclarer = {make({0, 8}, {0, -4}, {56, 4}), make({}, {0, -4}, {84, 4})};
inline constexpr std::array<FollowScores, 2> kBeforePartner = {make({0, -8}, {0, 4}, {2, 4}), make({0, 10}, {0, 4}, {0, 2})};

}  // namespace follow_scores
}  // namespace kiebitz
