// What one seat knows of a game: its own cards, what was said and declared, and who played what.
//
// The other half of a world. Whoever decides about a card is given an observation and never a world, so that nothing
// can be decided by cards that are not seen. It is small and plain, so that a thousand games can be played on from one
// decision: a copy is a few moves, and a card played is noted without looking at the cards before it.
//
// Cards are those of cards.hpp. An observation belongs to a seat, or to nobody: an onlooker holds no cards. It can stand
// before card play too, when there is no declarer yet; then it says which deals are possible, and no more.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "base/card_order.hpp"
#include "base/contract.hpp"
#include "seats/limit.hpp"

namespace kiebitz {

inline constexpr int kNobody = -1;
inline constexpr int kPlays = kSeats * kTricks;

struct Observation {
  // -- what this seat holds or was shown -------------------------------------------------------------------------------
  CardSet hand = 0;       // its own cards now
  CardSet skat = 0;       // the two cards put away, where it knows them: its own discard; else none
  CardSet open_hand = 0;  // the declarer's cards now, if they lie open (ouvert, or shown in a claim)

  // -- what everybody has seen -----------------------------------------------------------------------------------------
  std::array<CardSet, kSeats> played = {};  // by each seat, those on the table included
  std::array<CardSet, kSeats> voids = {};   // all cards that each seat has shown not to hold, by not following suit
  std::array<std::int8_t, kPlays> cards = {};  // all cards played, in order

  // -- what everybody has heard ----------------------------------------------------------------------------------------
  std::array<Limit, kSeats> limits = {};
  std::int16_t bid = 0;  // what the game must be worth
  Contract contract;     // means nothing without a declarer

  std::int8_t seat = kNobody;
  std::int8_t declarer = kNobody;      // nobody until a contract is declared
  std::int8_t skat_holder = kNobody;   // who has twelve cards in hand, between picking up and declaring
  std::int8_t leader = 0, turn = 0;    // of the trick under way
  std::int8_t number = 0;              // of cards played
  std::int8_t on_table = 0;            // of those in the trick under way
  std::int8_t points = 0;              // in the declarer's tricks, without the skat
  std::int8_t tricks = 0;              // the declarer's
  bool is_open = false;                // whether the declarer's cards lie open

  const CardOrder& order() const { return order_of(contract.kind); }

  bool is_declarer() const { return seat == declarer; }
  bool my_turn() const { return seat == turn; }
  bool is_over() const { return number == kPlays; }
  int defender_tricks() const { return number / kSeats - tricks; }

  // How many cards a seat holds now.
  int hand_size(int other) const { return kTricks - count(played[other]) + (other == skat_holder ? 2 : 0); }
  CardSet all_played() const { return played[0] | played[1] | played[2]; }
  // The cards whose place this seat does not know.
  CardSet unseen() const { return ~(hand | skat | open_hand | all_played()); }
  // The own cards at the first trick.
  CardSet first_hand() const { return seat == kNobody ? 0 : hand | played[seat]; }

  // A card of the trick under way, from the one led; there must be one.
  Card table_card(int place) const { return cards[number - on_table + place]; }
  Card led() const { return table_card(0); }
  // The place of the card that is winning the trick under way, and who played it; there must be one.
  int best_place() const {
    int best = 0;
    for (int place = 1; place < on_table; ++place)
      if (order().beaters[table_card(best)] >> table_card(place) & 1) best = place;
    return best;
  }
  int best_seat() const { return (leader + best_place()) % kSeats; }
  // The seat that played the card of a number.
  int player_of(int play) const {
    const CardSet card = bit(cards[play]);
    return played[0] & card ? 0 : played[1] & card ? 1 : 2;
  }

  // Those of some cards that may be played now.
  CardSet legal_of(CardSet own) const {
    const CardSet following = on_table ? own & order().follow[led()] : 0;
    return following ? following : own;
  }
  // The own cards that may be played, when it is this seat's turn.
  CardSet legal() const { return legal_of(hand); }

  // The seat in turn plays a card, which must be one it may play.
  void observe(Card card);

  // The declarer lays all its cards open.
  void show(CardSet declarers_cards) {
    open_hand = declarers_cards;
    is_open = true;
  }

  bool operator==(const Observation&) const = default;

 private:
  void end_trick();
};

static_assert(std::is_trivially_copyable_v<Observation>);
static_assert(sizeof(Observation) <= 128);

inline void Observation::observe(Card card) {
  const CardSet one = bit(card);
  if (on_table && !(order().follow[led()] & one)) voids[turn] |= order().follow[led()];
  played[turn] |= one;
  hand &= ~one;
  open_hand &= ~one;
  cards[number++] = static_cast<std::int8_t>(card);
  turn = static_cast<std::int8_t>(next_seat(turn));
  if (++on_table == kSeats) end_trick();
}

inline void Observation::end_trick() {
  leader = turn = static_cast<std::int8_t>(best_seat());
  if (leader == declarer) {
    for (int place = 0; place < kSeats; ++place) points = static_cast<std::int8_t>(points + points_of(table_card(place)));
    ++tricks;
  }
  on_table = 0;
}

}  // namespace kiebitz
