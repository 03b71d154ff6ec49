#include "seats/rules/following.hpp"

#include "seats/rules/best_card.hpp"
#include "seats/rules/worth.hpp"

namespace kiebitz::rules {
namespace {

// How likely the own side takes the trick when one more card is to come. It is won `so_far` by a card.
double chance_of_trick(const Deduction& known, Card best, bool so_far) {
  const int last = next_seat(known.seat);
  const bool can_change = (last == known.partner) != so_far;
  const double beaten = can_change ? known.beats(last, best, known.suit_of(known.led)) : 0.0;
  return so_far ? 1.0 - beaten : beaten;
}

// Points the trick is expected to bring, counted against the own side when the other takes it.
double trick_value(const Deduction& known, Card card) {
  const int points = known.table_points + points_of(card);
  const bool takes = known.order.beaters[known.best] & bit(card);
  const bool ours = takes || known.best_seat == known.partner;
  if (known.on_table == 2) return ours ? points : -points;
  const double chance = chance_of_trick(known, takes ? card : known.best, ours);
  const Prices& prices = prices_of(known);
  const bool partner_adds = next_seat(known.seat) == known.partner;
  const double won = points + (partner_adds ? prices.smear : prices.least);
  const double lost = points + (partner_adds ? prices.least : prices.smear);
  return chance * won - (1.0 - chance) * lost;
}

}  // namespace

Card follow(const Deduction& known) {
  return best_card(known.legal, [&](Card card) { return trick_value(known, card) - worth(known, card); });
}

}  // namespace kiebitz::rules
