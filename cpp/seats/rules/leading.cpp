#include "seats/rules/leading.hpp"

#include "seats/rules/best_card.hpp"
#include "seats/rules/worth.hpp"

namespace kiebitz::rules {
namespace {

constexpr double kDrawnTrump = 16.0;     // for the declarer, each trump drawn from a defender
constexpr double kExposedHonour = -10.0; // ace or ten of trumps led into a jack
constexpr double kGain = 3.0;            // what the two others add to a trick won
constexpr double kLoss = 6.8;            // what they add to a trick lost
constexpr double kLength = -0.3;         // for the declarer, each card held in the plain suit led: short suits first
constexpr double kShape = 1.0;           // dem Freunde kurz, dem Feinde lang: each card of the suit led
constexpr double kSmeared = 3.6;         // what a defender's trick gathers besides the card led
constexpr double kGiven = 5.0;           // what the declarer's trick gathers
constexpr double kTrumpLead = -8.4;      // a defender's trump does the declarer's work
constexpr double kPartnersSuit = 8.0;    // leading back what the partner led
constexpr double kTenIntoAce = -5.0;     // a ten led while its ace is out

// How many of the defenders are expected to follow to a trump.
double trumps_drawn(const Deduction& known) {
  if (!(known.out & known.order.trumps)) return -1.0;
  double followers = 0.0;
  for (int other = 0; other < kSeats; ++other)
    if (known.is_opponent(other)) followers += known.holds(other, known.order.trumps);
  return followers;
}

double declarers_lead(const Deduction& known, Card card) {
  const int points = points_of(card);
  const double chance = known.is_high(card) ? known.stands(card) : 0.0;
  const double value = chance * (points + kGain) - (1.0 - chance) * (points + kLoss);
  if (!known.is_trump(card)) return value + kLength * known.length(known.suit_of(card));
  const bool exposed = points >= 10 && !known.is_high(card);
  return value + kDrawnTrump * trumps_drawn(known) + (exposed ? kExposedHonour : 0.0);
}

// The strongest card of a suit that is out; there must be one.
CardSet top(const Deduction& known, CardSet suit) {
  const CardSet cards = suit & known.out;
  const CardSet jacks = cards & all_of(kJack);
  return bit(highest(jacks ? jacks : cards));
}

// How likely the defenders take a trick led with a card.
double defenders_chance(const Deduction& known, Card card) {
  if (known.is_high(card)) return known.stands(card);
  const CardSet suit = known.suit_of(card);
  const double ruffed = suit == known.order.trumps ? 0.0 : known.ruffs(known.declarer, suit);
  return known.holds(known.partner, top(known, suit)) * (1.0 - ruffed);
}

// Short suits through the declarer in the middle, long suits up to him.
double shape(const Deduction& known, Card card) {
  const CardSet suit = known.suit_of(card);
  const bool through = next_seat(known.seat) == known.declarer;
  double value = (through ? -kShape : kShape) * known.length(suit);
  if (card % 8 == kTen && !known.is_high(card)) value += kTenIntoAce;
  if (known.partner_led & suit) value += kPartnersSuit;
  return value;
}

double defenders_lead(const Deduction& known, Card card) {
  const int points = points_of(card);
  const double chance = defenders_chance(known, card);
  const double value = chance * (points + kSmeared) - (1.0 - chance) * (points + kGiven);
  return value + (known.is_trump(card) ? kTrumpLead : shape(known, card));
}

}  // namespace

Card lead(const Deduction& known) {
  const auto value_of = known.is_declarer() ? declarers_lead : defenders_lead;
  return best_card(known.hand, [&](Card card) { return value_of(known, card) - worth(known, card); });
}

}  // namespace kiebitz::rules
