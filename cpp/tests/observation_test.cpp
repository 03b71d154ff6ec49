// An observation follows a game card by card and knows what the open position knows, but for the cards of others.
#include "seats/observation.hpp"

#include "base/position.hpp"
#include "base/random.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

static Position::Setup random_game(Random& random) {
  std::array<Card, kCards> deck;
  for (Card card = 0; card < kCards; ++card) deck[card] = card;
  for (std::size_t left = kCards; left > 1; --left) std::swap(deck[left - 1], deck[random.below(left)]);
  Position::Setup setup;
  setup.kind = static_cast<Kind>(random.below(kKinds));
  setup.declarer = static_cast<int>(random.below(kSeats));
  for (int place = 0; place < kPlays; ++place) setup.hands[place % kSeats] |= bit(deck[place]);
  return setup;
}

static Observation first_observation(const Position::Setup& setup, int seat) {
  Observation observation;
  observation.seat = static_cast<std::int8_t>(seat);
  observation.hand = setup.hands[seat];
  observation.declarer = static_cast<std::int8_t>(setup.declarer);
  observation.contract.kind = setup.kind;
  return observation;
}

static Card any_of(CardSet cards, Random& random) {
  for (std::uint64_t skipped = random.below(static_cast<std::uint64_t>(count(cards))); skipped; --skipped) cards &= cards - 1;
  return lowest(cards);
}

static void check_agreement(const Observation& seen, const Position& position) {
  const Layout& layout = position.layout();
  CHECK(seen.hand == layout.to_cards(position.hand(seen.seat)));
  CHECK(seen.turn == position.turn() && seen.leader == position.leader() && seen.on_table == position.on_table());
  for (int place = 0; place < seen.on_table; ++place)
    CHECK(seen.table_card(place) == layout.card_of_bit[position.table_card(place)]);
  CHECK(seen.points == position.points() && seen.tricks == position.tricks());
  CHECK(seen.is_over() == position.is_over());
  if (seen.my_turn()) CHECK(seen.legal() == layout.to_cards(position.legal()));
  for (int seat = 0; seat < kSeats; ++seat) {
    CHECK(seen.hand_size(seat) == count(position.hand(seat)));
    CHECK((seen.voids[seat] & layout.to_cards(position.hand(seat))) == 0);
    CHECK((seen.played[seat] & layout.to_cards(position.cards_left())) == 0);
  }
}

static void it_follows_random_games(int games) {
  Random random(1);
  for (int game = 0; game < games; ++game) {
    const Position::Setup setup = random_game(random);
    Position position(setup);
    std::array<Observation, kSeats> seats;
    for (int seat = 0; seat < kSeats; ++seat) seats[seat] = first_observation(setup, seat);
    seats[0].show(setup.hands[setup.declarer]);
    while (!position.is_over()) {
      const Card played = any_of(position.legal(), random);
      const int player = position.turn();
      position.play(played);
      for (Observation& seen : seats) {
        seen.observe(position.layout().card_of_bit[played]);
        CHECK(seen.player_of(seen.number - 1) == player);
        check_agreement(seen, position);
      }
      CHECK(seats[0].open_hand == position.layout().to_cards(position.hand(setup.declarer)));
    }
  }
}

int main() {
  it_follows_random_games(500);
  std::printf("an observation has %zu bytes\n", sizeof(Observation));
  return kiebitz::tests::summary();
}
