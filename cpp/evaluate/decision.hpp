// Expectimax before the first card: over the 231 skats, the discards and all contracts.
//
// `AfterSkat` weighs the twelve cards of a declarer who has picked up, `Outlook` the ten of somebody who thinks about
// bidding or playing from the hand. Both are made once for a hand and an auction as hard as this (see `contest_of`), and
// then answer for any bid.
#pragma once

#include <vector>

#include "evaluate/evaluator.hpp"
#include "evaluate/stakes.hpp"

namespace kiebitz {

// The contracts after picking up: four suits, grand, null, null ouvert.
inline constexpr int kSkatContracts = 7;
Contract skat_contract(int index);

// The contracts of a hand game: suits and grand with all announcements, the two nulls.
inline constexpr int kHandContracts = 22;
Contract hand_contract(int index);

struct Choice {
  Contract contract;
  CardSet discard = 0;
  Prospect prospect;
  bool is_allowed = true;  // a null may not be worth less than the bid
};

class AfterSkat {
 public:
  AfterSkat(const Evaluator& evaluator, CardSet cards, int seat, int contest);

  // A contract with the discard that promises most points.
  Choice choice(int contract, int bid) const;
  Choice best(int bid) const;
  // The best chance to win of any contract and discard.
  float best_win(int bid) const;

 private:
  // A bid asks for the game as it is, for schneider, or for schwarz; above that it is lost.
  static constexpr int kDemands = 3;
  struct Best {
    Prospect prospect{-1e9f, 0};
    CardSet discard = 0;
  };
  struct Weighed {
    int tops = 0;
    std::array<Best, kDemands> best;
    std::array<float, kDemands> win{};  // the best chance to win, of whatever discard
  };
  static int demand(const Contract& contract, int tops, int bid);
  void weigh_trump_game(const Evaluator& evaluator, Kind kind, CardSet cards, int seat, int contest);
  void weigh_null(const Evaluator& evaluator, CardSet cards, int seat, int contest);
  bool is_allowed(int contract, int bid) const;
  float win(int contract, int bid) const;

  std::array<Weighed, kSkatContracts> contracts_;
};

// One contract as it looks before the skat is known.
struct Weighing {
  Contract contract;
  Prospect prospect;
  float share = 0;  // of the skats with which it is the best; all or none for a hand game
  bool is_allowed = true;
};

class Outlook {
 public:
  Outlook(const Evaluator& evaluator, CardSet hand, int seat, int contest);

  // Picking up and then the best of everything; `win` is of the same choices, `best_win` of those that aim at it.
  Prospect with_skat(int bid) const;
  float best_win_with_skat(int bid) const;
  // Each contract if no other were played; after picking up, then from the hand.
  std::vector<Weighing> skat_games(int bid) const;
  // Of hand games it may be proven how much is reached in any case, by kind.
  std::vector<Weighing> hand_games(int bid, const std::array<int, kKinds>& proven = {}) const;

 private:
  static constexpr int kMostTops = 11;

  std::vector<AfterSkat> skats_;
  std::array<Lanes, kKinds> hand_chances_{};
  std::array<std::array<int, kMostTops + 1>, kKinds> tops_{};  // with how many skats a game has so many tops
};

// All chances of a game after each way to put two cards away.
struct DiscardChances {
  CardSet discard;
  Lanes chances;
};
std::vector<DiscardChances> weigh_discards(const Evaluator& evaluator, Kind kind, CardSet cards, int seat);

}  // namespace kiebitz
