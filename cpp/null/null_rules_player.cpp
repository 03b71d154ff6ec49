#include "null/null_rules_player.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace kiebitz {
namespace {

// What lies at the table, in bits of null's layout, in which the cards of a suit stand in the order of their ranks.
struct Table {
  explicit Table(const Observation& seen)
      : layout(layout_of(Kind::null)),
        hand(layout.from_cards(seen.hand)),
        legal(layout.from_cards(seen.legal())),
        in_game(~layout.from_cards(seen.all_played() | seen.skat)),
        declarers_void(layout.from_cards(seen.voids[seen.declarer])),
        on_table(seen.on_table),
        number(seen.number) {
    if (!seen.is_declarer()) {
      const int partner = kSeats - seen.seat - seen.declarer;
      partners_void = layout.from_cards(seen.voids[partner]);
      for (int play = 0; play < seen.number; play += kSeats)
        if (seen.played[partner] & bit(seen.cards[play]))
          partner_led |= layout.follow[layout.bit_of_card[seen.cards[play]]];
      if (seen.is_open) declarers_void |= ~layout.from_cards(seen.open_hand) & ~hand & in_game;
    }
    put = layout.from_cards(seen.skat);
    ouvert = seen.contract.ouvert;
    leads_first = seen.number == 0;
    if (!on_table) return;
    const int place = seen.best_place();
    led = layout.bit_of_card[seen.led()];
    best = layout.bit_of_card[seen.table_card(place)];
    best_is_declarers = (seen.leader + place) % kSeats == seen.declarer;
    const int declarers_place = (seen.declarer - seen.leader + kSeats) % kSeats;
    declarer_has_played = declarers_place < on_table;
  }

  CardSet own_of(int suit) const { return hand & layout.suit[suit]; }
  CardSet left_of(int suit) const { return in_game & layout.suit[suit]; }
  bool follows() const { return (legal & layout.follow[led]) != 0; }
  int sevens() const {
    int number_of_them = 0;
    for (int suit = 0; suit < kSuits; ++suit) number_of_them += has_lowest(suit);
    return number_of_them;
  }
  bool has_lowest(int suit) const {
    const CardSet left = left_of(suit);
    return left && (own_of(suit) & left & (0 - left));
  }

  const Layout& layout;
  CardSet hand, legal, in_game;
  CardSet declarers_void, partners_void = 0, partner_led = 0, put = 0;
  int on_table, number;
  bool ouvert = false, leads_first = false;
  Card led = -1, best = -1;
  bool best_is_declarers = false, declarer_has_played = false;
};

template <typename Value>
Card best_of(CardSet cards, Value&& value_of) {
  Card best = -1;
  double most = -std::numeric_limits<double>::infinity();
  for (; cards; cards &= cards - 1) {
    const double value = value_of(lowest(cards));
    if (value > most) {
      most = value;
      best = lowest(cards);
    }
  }
  return best;
}

int suit_of(Card card) { return card / 8; }
int place_of(Card card) { return card % 8; }

// -- defenders ----------------------------------------------------------------------------------------------------------

// A sole seven at once; with several sevens the highest of the longest suit without one; else the lowest of the shortest.
Card opening_lead(const Table& table) {
  for (int suit = 0; suit < kSuits; ++suit)
    if (count(table.own_of(suit)) == 1 && table.has_lowest(suit)) return lowest(table.own_of(suit));
  const bool long_suit = table.sevens() > 1;
  return best_of(table.legal, [&](Card card) {
    const int suit = suit_of(card), length = count(table.own_of(suit));
    const CardSet own = table.own_of(suit);
    const double without_seven = table.has_lowest(suit) ? 0 : 100;
    if (long_suit) return without_seven + 10 * length + place_of(card) * 0.5;
    return without_seven - 10 * length - place_of(lowest(own)) - 0.5 * place_of(card);
  });
}

// A suit in which the declarer can be caught, the partner throwing cards if possible; else a singleton, or away with it.
Card later_lead(const Table& table) {
  return best_of(table.legal, [&](Card card) {
    const int suit = suit_of(card);
    const CardSet own = table.own_of(suit), others = table.left_of(suit) & ~own;
    if (!(others & ~table.declarers_void)) return -100.0 - place_of(card);
    const CardSet lower = others & (bit(card) - 1) & ~table.declarers_void;
    const bool threat = threatens(own, table.left_of(suit));
    const bool partner_throws = (table.partners_void & layout_of(Kind::null).suit[suit]) != 0;
    const double danger = -4.0 * count(lower);  // what the declarer may slip below with
    const bool returns = (table.partner_led & bit(card)) != 0;
    return (threat ? 10.0 : 0.0) + (threat && partner_throws ? 5.0 : 0.0) + (returns ? 6.0 : 0.0) + danger - count(own) +
           0.01 * place_of(card);
  });
}

// Under the declarer's card; else over everything, to come back with the low card; low before the declarer has played.
Card defenders_follow(const Table& table) {
  const CardSet below = table.legal & (bit(table.best) - 1);
  if (table.best_is_declarers) return below ? highest(below) : highest(table.legal);
  if (table.declarer_has_played) return highest(table.legal);
  const CardSet others = table.in_game & layout_of(Kind::null).follow[table.led] & ~table.hand & ~table.declarers_void;
  const CardSet can_duck = others & (bit(table.best) - 1);
  if (count(can_duck) > 1 && threatens(table.legal, table.in_game & layout_of(Kind::null).follow[table.led]))
    return highest(table.legal);  // the declarer stays below anyhow: take it, and return the low card
  return below ? highest(below) : lowest(table.legal);
}

// The highest of the shortest suit that has neither the lowest card nor a second lowest with one card beside it.
Card defenders_drop(const Table& table) {
  return best_of(table.legal, [&](Card card) {
    const int suit = suit_of(card);
    const CardSet own = table.own_of(suit), left = table.left_of(suit), above_lowest = left & (left - 1);
    if (!(left & ~own & ~table.declarers_void)) return -50.0;  // harmless, so no hurry
    const bool supported_eight = above_lowest && (own & above_lowest & (0 - above_lowest)) && count(own) <= 2;
    const double guarded = table.has_lowest(suit) || supported_eight ? -40.0 : 0.0;
    return guarded - 4.0 * count(own) + 0.5 * place_of(lowest(own)) + 2.0 * place_of(card);
  });
}

// -- declarer -----------------------------------------------------------------------------------------------------------

float chance(const Table& table, const SuitTable& suits, int suit, CardSet own, bool leads) {
  const CardSet left = table.left_of(suit) | (own & ~table.hand);
  const int put = count(table.put & table.layout.suit[suit]);
  return suits.chance(SuitTable::pattern(own, left), put, leads, table.ouvert);
}

// The lowest card of the suit that is likeliest to be safe when it is led.
Card declarers_lead(const Table& table, const SuitTable& suits) {
  return best_of(table.legal, [&](Card card) {
    const int suit = suit_of(card);
    const CardSet own = table.own_of(suit), others = table.left_of(suit) & ~own;
    if (!(others >> card)) return -10.0;  // nobody can take it
    const double lower = count(others & (bit(card) - 1));
    return chance(table, suits, suit, own, true) - 0.5 * lower + 0.001 * place_of(card);
  });
}

Card declarers_follow(const Table& table) {
  const CardSet below = table.legal & (bit(table.best) - 1);
  return below ? highest(below) : lowest(table.legal);
}

Card declarers_drop(const Table& table, const SuitTable& suits) {
  return best_of(table.legal, [&](Card card) {
    const int suit = suit_of(card);
    const CardSet own = table.own_of(suit);
    const float before = chance(table, suits, suit, own, false), after = chance(table, suits, suit, own & ~bit(card), false);
    return static_cast<double>(after) / std::max(before, 0.01f) + 0.001 * place_of(card);
  });
}

}  // namespace

bool threatens(CardSet own, CardSet in_game) {
  const int pattern = SuitTable::pattern(own, in_game);
  constexpr std::array<int, 7> kThreats = {0b1, 0b10, 0b110, 0b1010, 0b1100, 0b11100, 0b101100};
  return std::ranges::any_of(kThreats, [&](int threat) { return (pattern & threat) == threat; });
}

Card NullRulesPlayer::choose(const Observation& seen, Random&) const {
  if (seen.contract.kind != Kind::null) throw std::invalid_argument("the rules for null games are asked in null games");
  if (count(seen.legal()) == 1) return lowest(seen.legal());
  const Table table(seen);
  const auto choose_bit = [&] {
    if (seen.is_declarer()) {
      if (!table.on_table) return declarers_lead(table, *table_);
      return table.follows() ? declarers_follow(table) : declarers_drop(table, *table_);
    }
    if (!table.on_table) return table.leads_first ? opening_lead(table) : later_lead(table);
    return table.follows() ? defenders_follow(table) : defenders_drop(table);
  };
  return table.layout.card_of_bit[choose_bit()];
}

}  // namespace kiebitz
