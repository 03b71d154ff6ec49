// Card play: the border refuses impossible positions, undo restores everything, points and cards are conserved.
#include "base/position.hpp"

#include <random>
#include <stdexcept>
#include <utility>

#include "tests/check.hpp"

using namespace kiebitz;

static Position::Setup random_setup(std::mt19937& source, int kind) {
  std::array<Card, kCards> deck;
  for (Card card = 0; card < kCards; ++card) deck[card] = card;
  for (int left = kCards; left > 1; --left) std::swap(deck[left - 1], deck[source() % left]);
  Position::Setup setup;
  setup.kind = static_cast<Kind>(kind);
  setup.declarer = static_cast<int>(source() % kSeats);
  for (int index = 0; index < 30; ++index) setup.hands[index / 10] |= bit(deck[index]);
  return setup;
}

static Card random_card(std::mt19937& source, CardSet legal) {
  for (int skip = static_cast<int>(source() % count(legal)); skip > 0; --skip) legal &= legal - 1;
  return lowest(legal);
}

static bool same(const Position& a, const Position& b) {
  bool equal = a.turn() == b.turn() && a.leader() == b.leader() && a.on_table() == b.on_table() &&
               a.points() == b.points() && a.tricks() == b.tricks() && a.played() == b.played();
  for (int seat = 0; seat < kSeats; ++seat) equal = equal && a.hand(seat) == b.hand(seat);
  for (int place = 0; place < a.on_table(); ++place) equal = equal && a.table_card(place) == b.table_card(place);
  return equal;
}

static void undo_restores_every_position_of_a_game(std::mt19937& source, int kind) {
  Position position(random_setup(source, kind));
  std::vector<Position> passed;
  while (!position.is_over()) {
    passed.push_back(position);
    position.play(random_card(source, position.legal()));
  }
  CHECK(passed.size() == 30);
  CHECK(0 <= position.points() && position.points() <= kDeckPoints);
  for (; !passed.empty(); passed.pop_back()) {
    position.undo();
    CHECK(same(position, passed.back()));
  }
}

static void the_winner_of_all_tricks_has_all_points() {
  Position::Setup setup;  // clubs against hearts and spades in a club game: the declarer takes everything
  setup.kind = Kind::clubs;
  setup.hands = {0x07000000u | 0x80000000u, 0x00000f00u, 0x000f0000u};
  Position position(setup);
  const int all = position.layout().points_of(position.cards_left());
  while (!position.is_over()) position.play(highest(position.legal()));
  CHECK(position.tricks() == 4);
  CHECK(position.points() == all);
}

static void impossible_positions_are_refused() {
  std::mt19937 source(1);
  const Position::Setup good = random_setup(source, 4);
  const auto refused = [&](auto spoil) {
    Position::Setup bad = good;
    spoil(bad);
    CHECK_THROWS(Position(bad));
  };
  refused([](auto& setup) { setup.kind = static_cast<Kind>(6); });
  refused([](auto& setup) { setup.declarer = 3; });
  refused([](auto& setup) { setup.leader = -1; });
  refused([](auto& setup) { setup.trick = {32}; });
  refused([](auto& setup) { setup.trick = {1, 2, 3}; });
  refused([](auto& setup) { setup.hands[0] |= setup.hands[1]; });
  refused([](auto& setup) { setup.hands[2] &= setup.hands[2] - 1; });
  refused([](auto& setup) { setup.points = 121; });
  refused([](auto& setup) { setup.tricks = 1; });
  refused([](auto& setup) { setup.trick = {lowest(setup.hands[0])}; });
}

static void a_card_on_the_table_must_have_been_legal() {
  Position::Setup setup;  // seat 1 threw a diamond on a heart though it still has a heart
  setup.kind = Kind::grand;
  setup.hands = {bit(16), bit(8 + 1), bit(17) | bit(18)};
  setup.trick = {8 + 0, 1};
  CHECK_THROWS(Position(setup));
  setup.hands[1] = bit(2);
  CHECK(Position(setup).turn() == 2);
}

int main() {
  std::mt19937 source(20060501);
  for (int game = 0; game < 200; ++game) undo_restores_every_position_of_a_game(source, game % kKinds);
  the_winner_of_all_tricks_has_all_points();
  impossible_positions_are_refused();
  a_card_on_the_table_must_have_been_legal();
  return kiebitz::tests::summary();
}
