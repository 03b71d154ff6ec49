// The chance to win as Kermit was published to see it (Long's thesis, 4.2.2): four features of a trump game, read from
// tables that were counted from the tricks of games, and five weights. Null multiplies what each suit is worth.
//
// The features are the card points and the tricks with high cards that side suits bring, and those that trumps bring.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "evaluate/family.hpp"
#include "evaluate/patterns.hpp"

namespace kiebitz {

// Where ten cards and two put away stand in the tables of a trump game: a place for each side suit, and one for trumps.
struct GlemPlaces {
  std::array<int, kSuits> sides{-1, -1, -1, -1};  // none for the suit of trumps
  int trumps = 0;

  static GlemPlaces of(Kind kind, const Holding& holding);
};

class Glem {
 public:
  static constexpr int kSuitContexts = 2;        // five trumps at most, or more
  static constexpr int kGrandContexts = 2 * 16;  // who leads, and which jacks
  static constexpr int kTargets = 3, kVulnerable = 2;  // tens and aces elsewhere, and in the hand, counted so far
  static constexpr int kGrandCounts = 4;               // in grand both are counted so far
  static constexpr int kWeights = 5;                   // one for each feature, after that of none

  static constexpr std::array<int, 2> kSides = {kSuitContexts * kPlainPatterns, kGrandContexts * kPlainPatterns};
  static constexpr std::array<int, 2> kTrumps = {2048 * (kTargets + 1) * (kVulnerable + 1),
                                                 16 * (kGrandCounts + 1) * (kGrandCounts + 1)};
  static constexpr int kNullCells = 2 * 256;  // of the cards of a suit, closed and ouvert

  // For suit games and then for grand: side points, side tricks, trump points, trump tricks, weights; then the cells of
  // null. The numbers must be as many as `size` says.
  explicit Glem(const float* numbers);
  static constexpr std::size_t size() {
    std::size_t numbers = kNullCells;
    for (int family = 0; family < 2; ++family)
      numbers += 2 * static_cast<std::size_t>(kSides[family] + kTrumps[family]) + kWeights;
    return numbers;
  }

  // As an `Evaluator` tells chances; no more is known of schneider than that some lost games are none. A hand game is
  // taken to be played with a skat that is known: the mean over all of them.
  Lanes chances(Kind kind, const Holding& holding) const;

 private:
  struct Table {
    std::vector<float> points, tricks;
  };
  struct TrumpGames {
    Table sides, trumps;
    std::array<float, kWeights> weights;
  };

  float odds(Kind kind, const Holding& holding) const;
  Lanes null_chances(CardSet hand) const;

  std::array<TrumpGames, 2> families_;
  std::vector<float> null_;
};

}  // namespace kiebitz
