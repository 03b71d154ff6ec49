// What a card is worth in the hand, in card points: the price of playing it now.
//
// A high card or a trump will win a trick later, a bare ten will be lost, a small plain card only concedes a trick.
#pragma once

#include "seats/rules/deduction.hpp"

namespace kiebitz::rules {

// The prices of one side, found by playing many deals with each number changed a little.
struct Prices {
  double trump;         // any trump
  double trump_jack;    // on top of it for a jack
  double trump_high;    // on top of it when no stronger trump is out
  double trump_honour;  // ace and ten of trumps that a jack may still catch: better brought home
  double high;          // a plain card that nothing in its suit beats
  double high_points;   // the share of its points that such a card will bring
  double guarded_ten;
  double bare_ten;
  double guarded_king;
  double low;
  double last_low;  // the only card of a plain suit
  double smear;     // points the last player is expected to add to a trick of his own side
  double least;     // points he adds to a trick that the other side takes
};

// What cards are worth to a seat's side.
const Prices& prices_of(const Deduction& known);

// The price of a card for the seat in turn, in suit games and grand.
double worth(const Deduction& known, Card card);

}  // namespace kiebitz::rules
