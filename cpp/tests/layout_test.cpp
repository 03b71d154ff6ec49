// Every layout is a permutation in which trumps stand on top and stronger cards of a suit have higher bits.
#include "base/layout.hpp"

#include "base/card_order.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

static Card card(int suit, Rank rank) { return 8 * suit + rank; }

static void each_layout_is_a_permutation_with_all_points(const Layout& layout) {
  CardSet together = 0;
  for (int suit = 0; suit < layout.suits; ++suit) {
    CHECK((together & layout.suit[suit]) == 0);
    together |= layout.suit[suit];
  }
  CHECK(together == ~CardSet{0});
  for (Card each = 0; each < kCards; ++each) {
    CHECK(layout.card_of_bit[layout.bit_of_card[each]] == each);
    CHECK(layout.to_cards(layout.from_cards(bit(each))) == bit(each));
    CHECK(layout.follow[each] >> each & 1);
  }
  CHECK(layout.points_of(~CardSet{0}) == kDeckPoints);
}

static void trumps_are_counted(Kind kind, int trumps) { CHECK(count(layout_of(kind).trumps) == trumps); }

static void jacks_beat_the_trump_ace_and_each_other() {
  const Layout& hearts = layout_of(Kind::hearts);
  const auto at = [&](int suit, Rank rank) { return hearts.bit_of_card[card(suit, rank)]; };
  CHECK(hearts.beats(at(0, kJack), at(1, kAce)));
  CHECK(hearts.beats(at(3, kJack), at(2, kJack)));
  CHECK(!hearts.beats(at(2, kJack), at(3, kJack)));
  CHECK(hearts.beats(at(1, kSeven), at(3, kAce)));
  CHECK(!hearts.beats(at(3, kAce), at(2, kSeven)));
  CHECK(hearts.beats(at(3, kTen), at(3, kKing)));
}

static void null_ranks_the_ten_below_the_jack() {
  const Layout& null = layout_of(Kind::null);
  const auto at = [&](int suit, Rank rank) { return null.bit_of_card[card(suit, rank)]; };
  CHECK(null.beats(at(2, kJack), at(2, kTen)));
  CHECK(null.beats(at(2, kQueen), at(2, kJack)));
  CHECK(null.beats(at(2, kTen), at(2, kNine)));
  CHECK(!null.beats(at(3, kJack), at(2, kSeven)));
}

static void the_order_of_written_cards_says_the_same(Kind kind) {
  const Layout& layout = layout_of(kind);
  const CardOrder& order = order_of(kind);
  CHECK(order.trumps == layout.to_cards(layout.trumps));
  for (Card each = 0; each < kCards; ++each) {
    const Card there = layout.bit_of_card[each];
    CHECK(order.follow[each] == layout.to_cards(layout.follow[there]));
    CHECK(order.beaters[each] == layout.to_cards(layout.beaters[there]));
    CHECK(order.above[each] == (order.beaters[each] & order.follow[each]));
    CHECK(points_of(each) == layout.points[there]);
  }
}

int main() {
  for (int kind = 0; kind < kKinds; ++kind) the_order_of_written_cards_says_the_same(static_cast<Kind>(kind));
  for (int kind = 0; kind < kKinds; ++kind) each_layout_is_a_permutation_with_all_points(layout_of(static_cast<Kind>(kind)));
  for (int kind = 0; kind < 4; ++kind) trumps_are_counted(static_cast<Kind>(kind), 11);
  trumps_are_counted(Kind::grand, 4);
  trumps_are_counted(Kind::null, 0);
  jacks_beat_the_trump_ace_and_each_other();
  null_ranks_the_ten_below_the_jack();
  return kiebitz::tests::summary();
}
