// What a seat can work out at its turn to play: cards still out, who may hold them, and how likely.
//
// All of it is masks and a few numbers, worked out once a card; the choice of the card only looks things up.
#pragma once

#include <array>

#include "seats/observation.hpp"

namespace kiebitz::rules {

class Deduction {
 public:
  // The seat must be in turn.
  explicit Deduction(const Observation& seen);

  const CardOrder& order;
  CardSet hand, legal;                   // the own cards, and those that may be played
  CardSet out;                           // cards not yet seen; the skat lies among them unless the seat knows it
  std::array<CardSet, kSeats> may_hold;  // for each seat, the cards of `out` it has not shown to lack
  int seat, declarer;
  int partner;               // the other defender; nobody for the declarer
  int leader;                // of the trick under way
  int on_table;              // the number of its cards
  int table_points = 0;      // their card points
  Card led = -1, best = -1;  // the first of them, and the one that wins so far
  int best_seat = kNobody;   // who played it
  CardSet partner_led = 0;   // on a defender's lead, the suits the partner has led so far

  bool is_declarer() const { return seat == declarer; }
  bool is_opponent(int other) const { return is_declarer() != (other == declarer); }
  bool has_played(int other) const { return (other - leader + kSeats) % kSeats < on_table; }
  bool is_trump(Card card) const { return order.trumps & bit(card); }
  CardSet suit_of(Card card) const { return order.follow[card]; }
  int length(CardSet suit) const { return count(hand & suit); }
  // Whether no stronger card of its suit is out.
  bool is_high(Card card) const { return !(order.above[card] & out); }

  // How likely a seat holds none of some cards.
  double lacks(int other, CardSet cards) const;
  double holds(int other, CardSet cards) const { return 1.0 - lacks(other, cards); }
  // How likely a seat can trump a plain suit.
  double ruffs(int other, CardSet suit) const { return lacks(other, suit) * holds(other, order.trumps); }
  // How likely a seat still to play can beat the best card of a trick: by following, or by a trump when void.
  double beats(int other, Card card, CardSet suit_led) const;
  // How likely a high card led is not trumped by the other side.
  double stands(Card card) const;

 private:
  static constexpr int kMostUnseen = 22;
  // By a number of cards, how likely a hand has none of them.
  using Absence = std::array<double, kMostUnseen + 1>;

  void note_trick(const Observation& seen);
  void note_cards(const Observation& seen);
  void note_partners_leads(const Observation& seen);
  static const Absence& absence(int hand_size, int candidates);

  bool skat_known_;  // by the declarer alone, but for hand games
  std::array<const Absence*, kSeats> absent_;
};

}  // namespace kiebitz::rules
