#include "seats/rules/null_play.hpp"

#include <algorithm>

#include "seats/rules/best_card.hpp"

namespace kiebitz::rules {
namespace {

constexpr double kRelief = 2.0;          // on the lead, each step that the hand gets safer
constexpr double kShed = 10.0;           // the same for a card thrown away
constexpr double kSureDuck = 100.0;      // above anything else
constexpr double kCannotLose = -100.0;   // below anything else
constexpr double kHigher = 0.5;          // on the declarer's lead, each higher card out
constexpr double kLower = -4.0;          // and each lower one
constexpr double kCaught = 10.0;         // on a defender's lead, a declarer who cannot duck
constexpr double kLength = -0.5;         // each card held: short suits first
constexpr double kPartnersSuit = 1.0;    // leading back what the partner led
constexpr double kDeclarerVoid = -10.0;  // leading what the declarer has none of
constexpr double kHarmless = -1.0;       // throwing it away

CardSet below(const Deduction& known, Card card) {
  return known.suit_of(card) & ~known.order.above[card] & ~bit(card);
}

// The place of a card in its suit, from 0 for the seven.
int strength(const Deduction& known, Card card) { return count(below(known, card)); }

// By how many steps all cards of a suit stand too high to be ducked. The lowest card may have no card below it out, the
// next at most one, and so on: each lower card of the own hand takes care of one round.
int steps_too_high(const Deduction& known, CardSet held) {
  int steps = 0;
  for (CardSet rest = held; rest; rest &= rest - 1) {
    const CardSet lower = below(known, lowest(rest));
    steps += std::max(count(known.out & lower) - count(held & lower), 0);
  }
  return steps;
}

// By how many steps the hand gets safer without a card.
int relief(const Deduction& known, Card card) {
  const CardSet held = known.hand & known.suit_of(card);
  return steps_too_high(known, held) - steps_too_high(known, held & ~bit(card));
}

bool follows(const Deduction& known, Card card) { return known.suit_of(known.led) & bit(card); }
bool is_under_best(const Deduction& known, Card card) { return !(known.order.beaters[known.best] & bit(card)); }

// Under the best card as high as possible; over it only as little as possible; void, away with the danger.
double declarers_follow(const Deduction& known, Card card) {
  if (!follows(known, card)) return kShed * relief(known, card) + strength(known, card);
  return is_under_best(known, card) ? kSureDuck + strength(known, card) : -strength(known, card);
}

// A card that somebody is likely to have to beat, from a suit that gets no more dangerous.
double declarers_lead(const Deduction& known, Card card) {
  const int higher = count(known.out & known.order.above[card]);
  const int lower = count(known.out & below(known, card));
  return higher ? kHigher * higher + kLower * lower + kRelief * relief(known, card) : kCannotLose;
}

// How welcome it is to lose a card: high cards stop the declarer from being caught, above all in short suits.
double riddance(const Deduction& known, Card card) {
  const CardSet suit = known.suit_of(card);
  if (!(known.may_hold[known.declarer] & suit)) return kHarmless;
  return strength(known, card) + kLength * known.length(suit);
}

// Stay under the declarer's card; before he has played, keep the trick low; void, away with the high cards.
double defenders_follow(const Deduction& known, Card card) {
  if (known.best_seat == known.declarer)
    return (is_under_best(known, card) ? kSureDuck : 0.0) + riddance(known, card);
  if (known.has_played(known.declarer)) return riddance(known, card);  // he is under already: take the trick high
  if (!follows(known, card)) return riddance(known, card);
  return is_under_best(known, card) ? kSureDuck + strength(known, card) : -strength(known, card);
}

// A card the declarer may be unable to duck; short suits first, so that high cards can be thrown away soon.
double defenders_lead(const Deduction& known, Card card) {
  const CardSet suit = known.suit_of(card);
  const int declarer = known.declarer;
  if (!(known.may_hold[declarer] & suit)) return kDeclarerVoid;
  const double caught = known.lacks(declarer, below(known, card)) * known.holds(declarer, known.order.above[card]);
  return kCaught * caught + kLength * known.length(suit) + (known.partner_led & suit ? kPartnersSuit : 0.0);
}

}  // namespace

Card null_card(const Deduction& known) {
  const auto value_of = known.is_declarer() ? (known.on_table ? declarers_follow : declarers_lead)
                                            : (known.on_table ? defenders_follow : defenders_lead);
  return best_card(known.legal, [&](Card card) { return value_of(known, card); });
}

}  // namespace kiebitz::rules
