#include "seats/rules/deduction.hpp"

namespace kiebitz::rules {

Deduction::Deduction(const Observation& seen)
    : order(seen.order()),
      hand(seen.hand),
      legal(seen.legal()),
      out(~(seen.hand | seen.skat | seen.all_played())),
      seat(seen.seat),
      declarer(seen.declarer),
      partner(seen.is_declarer() ? kNobody : 3 - seen.seat - seen.declarer),
      leader(seen.leader),
      on_table(seen.on_table) {
  note_cards(seen);
  if (on_table)
    note_trick(seen);
  else if (!is_declarer())
    note_partners_leads(seen);
}

void Deduction::note_trick(const Observation& seen) {
  const int place = seen.best_place();
  led = seen.led();
  best = seen.table_card(place);
  best_seat = (leader + place) % kSeats;
  for (int card = 0; card < on_table; ++card) table_points += points_of(seen.table_card(card));
}

void Deduction::note_partners_leads(const Observation& seen) {
  for (int play = 0; play < seen.number; play += kSeats)
    if (seen.played[partner] & bit(seen.cards[play])) partner_led |= suit_of(seen.cards[play]);
}

// Spreads the unseen cards over the seats that may hold them.
void Deduction::note_cards(const Observation& seen) {
  for (int other = 0; other < kSeats; ++other) may_hold[other] = out & ~seen.voids[other];
  may_hold[seat] = 0;
  if (seen.is_open && !is_declarer()) {
    may_hold[declarer] = seen.open_hand;
    may_hold[partner] &= ~seen.open_hand;
  }
  skat_known_ = seen.skat;
  for (int other = 0; other < kSeats; ++other) absent_[other] = &absence(seen.hand_size(other), count(may_hold[other]));
}

// A hand of this size is drawn from so many candidates. Cards are taken as independent of each other.
const Deduction::Absence& Deduction::absence(int hand_size, int candidates) {
  using Table = std::array<std::array<Absence, kMostUnseen + 1>, kTricks + 1>;
  static constexpr Table kTable = [] {
    Table table = {};
    for (int size = 0; size <= kTricks; ++size)
      for (int from = 0; from <= kMostUnseen; ++from) {
        const double of_one = from > size ? 1.0 - static_cast<double>(size) / from : 0.0;
        Absence& row = table[size][from];
        row[0] = 1.0;
        for (int cards = 1; cards <= kMostUnseen; ++cards) row[cards] = row[cards - 1] * of_one;
      }
    return table;
  }();
  return kTable[hand_size][candidates];
}

double Deduction::lacks(int other, CardSet cards) const {
  cards &= may_hold[other];
  if (skat_known_ && cards & ~may_hold[3 - other - seat]) return 0.0;  // nobody else can hold one
  return (*absent_[other])[count(cards)];
}

double Deduction::beats(int other, Card card, CardSet suit_led) const {
  const double by_following = holds(other, order.above[card] & suit_led);
  if (suit_led == order.trumps) return by_following;
  return by_following + lacks(other, suit_led) * holds(other, order.beaters[card] & order.trumps);
}

double Deduction::stands(Card card) const {
  if (is_trump(card)) return 1.0;
  double chance = 1.0;
  for (int other = 0; other < kSeats; ++other)
    if (is_opponent(other)) chance *= 1.0 - ruffs(other, suit_of(card));
  return chance;
}

}  // namespace kiebitz::rules
