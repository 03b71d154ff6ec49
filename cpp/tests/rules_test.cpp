// The seat player by rules: what it works out is true of the deal, chances are chances, and its cards are legal.
#include "seats/rules_player.hpp"

#include "seats/game.hpp"
#include "seats/random_player.hpp"
#include "seats/rules/best_card.hpp"
#include "seats/rules/deduction.hpp"
#include "tests/check.hpp"
#include "worlds/worlds.hpp"

using namespace kiebitz;
using rules::Deduction;

// What an onlooker knows before the first card.
static Observation announced(Kind kind, int declarer, bool hand) {
  Observation seen;
  seen.contract.kind = kind;
  seen.contract.hand = hand;
  seen.declarer = static_cast<std::int8_t>(declarer);
  return seen;
}

static World any_world(const Observation& seen, Random& random) {
  const Worlds worlds(knowledge_of(seen));
  return worlds.at(random.below(worlds.size()));
}

static World world_of(const Game& game) {
  return {game.seen_by(0).hand, game.seen_by(1).hand, game.seen_by(2).hand, game.skat()};
}

static const Observation& in_turn(const Game& game) { return game.seen_by(game.turn()); }

// The same game after the declarer has laid the cards open.
static Game laid_open(const Game& game) {
  Observation seen = in_turn(game);
  seen.show(game.seen_by(seen.declarer).hand);
  return Game(seen, world_of(game));
}

static void check_deduction(const Game& game) {
  const Deduction known(in_turn(game));
  for (int other = 0; other < kSeats; ++other) {
    if (other == known.seat) continue;
    CHECK((game.seen_by(other).hand & ~known.may_hold[other]) == 0);
    CHECK(known.lacks(other, 0) == 1.0);
    double likely = 1.0;
    for (CardSet cards = 0, rest = known.may_hold[other]; rest; rest &= rest - 1) {
      cards |= bit(lowest(rest));
      CHECK(known.lacks(other, cards) <= likely && known.lacks(other, cards) >= 0.0);
      likely = known.lacks(other, cards);
    }
  }
  for (CardSet rest = known.legal; rest; rest &= rest - 1)
    CHECK(known.stands(lowest(rest)) >= 0.0 && known.stands(lowest(rest)) <= 1.0);
}

// The card played, which must be legal and the same if the hidden cards lie otherwise.
static Card checked_choice(const Game& game, Random& random) {
  const RulesPlayer player;
  const Observation& seen = in_turn(game);
  const Card card = player.choose(seen, random);
  CHECK(seen.legal() & bit(card));
  const Game shuffled(seen, any_world(seen, random));
  CHECK(player.choose(in_turn(shuffled), random) == card);
  return card;
}

static void what_it_works_out_is_true_and_its_cards_are_legal(int games) {
  Random random(1);
  const RandomPlayer any;
  for (int number = 0; number < games; ++number) {
    const Observation seen = announced(static_cast<Kind>(number % kKinds), number / kKinds % kSeats, random.below(2));
    Game game(seen, any_world(seen, random));
    const auto shown = static_cast<int>(random.below(2 * kPlays));
    while (!game.is_over()) {
      if (in_turn(game).number == shown) game = laid_open(game);
      check_deduction(game);
      const Card card = checked_choice(game, random);
      game.play(random.below(2) ? card : any.choose(in_turn(game), random));
    }
  }
}

// Each seat has a whole suit and two clubs.
static constexpr World kSuitEach = {0x030000ff, 0x0c00ff00, 0x30ff0000, 0xc0000000};

static void unseen_cards_are_spread_evenly() {
  const Game game(announced(Kind::grand, 1, false), kSuitEach);
  const Deduction known(game.seen_by(0));
  CHECK(count(known.out) == 22);
  CHECK(known.lacks(1, bit(lowest(known.out))) == 1.0 - 10.0 / 22.0);
}

// Seat 0 leads a diamond, seat 1 throws a heart away, and the declarer is to play.
static Game after_two_cards(bool hand) {
  Game game(announced(Kind::null, 2, hand), kSuitEach);
  game.play(8 * 0 + kSeven);
  game.play(8 * 1 + kAce);
  return game;
}

static void who_did_not_follow_has_none() {
  const Game game = after_two_cards(true);
  const Deduction known(in_turn(game));
  CHECK(known.may_hold[1] == (known.out & ~CardSet{0xff}));
  CHECK(known.lacks(1, 0xff) == 1.0);
  CHECK(known.lacks(0, bit(kAce)) > 0.0);  // it may lie in the skat
}

static void with_the_skat_known_what_one_lacks_the_other_has() {
  const Game game = after_two_cards(false);
  const Deduction known(in_turn(game));
  CHECK(known.lacks(0, bit(kAce)) == 0.0);
}

static void laying_a_hand_game_open_does_not_show_the_skat() {
  const Game game = laid_open(after_two_cards(true));
  const Deduction known(in_turn(game));
  CHECK(known.lacks(0, bit(kAce)) > 0.0);
}

static void equal_cards_are_played_from_the_jack_of_clubs_down() {
  CHECK(rules::best_card(0x00ff00f0, [](Card) { return 0.0; }) == 23);
  CHECK(rules::best_card(0x00ff00f0, [](Card card) { return card / 8 == 0 ? 1.0 : 0.0; }) == 7);
  CHECK(rules::best_card(1, [](Card) { return -1e12; }) == 0);
}

static int points_against_rules(const SeatPlayer& declarer, int games) {
  Random deals(5), luck(6);
  const RulesPlayer defender;
  int points = 0;
  for (int number = 0; number < games; ++number) {
    const Observation seen = announced(static_cast<Kind>(number % 5), number % kSeats, false);
    Game game(seen, any_world(seen, deals));
    SeatPlayers players = {&defender, &defender, &defender};
    players[number % kSeats] = &declarer;
    finish(game, players, luck);
    points += game.result().points;
  }
  return points;
}

static void rules_are_better_than_none() {
  CHECK(points_against_rules(RulesPlayer(), 1000) > points_against_rules(RandomPlayer(), 1000) * 5 / 4);
}

int main() {
  what_it_works_out_is_true_and_its_cards_are_legal(600);
  unseen_cards_are_spread_evenly();
  who_did_not_follow_has_none();
  with_the_skat_known_what_one_lacks_the_other_has();
  laying_a_hand_game_open_does_not_show_the_skat();
  equal_cards_are_played_from_the_jack_of_clubs_down();
  rules_are_better_than_none();
  return kiebitz::tests::summary();
}
