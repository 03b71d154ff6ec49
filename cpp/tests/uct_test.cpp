// Information-set UCT: where nothing is hidden it plays what best play by all would, and what is sure it finds.
#include "players/uct_player.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "seats/random_player.hpp"
#include "tests/check.hpp"
#include "tests/random_games.hpp"

using namespace kiebitz;

static constexpr int kCardsBeforeEnding = kPlays - 9;

struct Range {
  int low = std::numeric_limits<int>::max(), high = std::numeric_limits<int>::min();

  void widen(const Range& other) {
    low = std::min(low, other.low);
    high = std::max(high, other.high);
  }
};

static Game after(Game game, Card card) {
  game.play(card);
  return game;
}

// The declarer's list points under best play by all, who see all cards.
static int best_play(const Game& game) {
  if (game.is_over()) return game.result().declarer_points();
  const Observation& seen = game.seen_by(game.turn());
  Range found;
  for (CardSet rest = seen.legal(); rest; rest &= rest - 1) {
    const int value = best_play(after(game, lowest(rest)));
    found.widen({value, value});
  }
  return seen.is_declarer() ? found.high : found.low;
}

// What the declarer may get, however all play.
static Range any_play(const Game& game) {
  if (game.is_over()) return {game.result().declarer_points(), game.result().declarer_points()};
  Range found;
  for (CardSet rest = game.seen_by(game.turn()).legal(); rest; rest &= rest - 1)
    found.widen(any_play(after(game, lowest(rest))));
  return found;
}

// Calls `ask` with the decisions in the last three tricks of random games.
template <typename Ask>
static void each_ending(int games, Ask&& ask) {
  Random random(1);
  for (int number = 0; number < games; ++number) {
    for (Game game = new_game(number, random); !game.is_over();
         game.play(RandomPlayer().choose(game.seen_by(game.turn()), random))) {
      const Observation& seen = game.seen_by(game.turn());
      if (seen.number >= kCardsBeforeEnding && count(seen.legal()) > 1) ask(game, seen);
    }
  }
}

static void with_nothing_hidden_it_plays_as_well_as_can_be(int games) {
  const UctPlayer player({.playouts = 2000});
  int endings = 0;
  each_ending(games, [&](const Game& game, const Observation& seen) {
    if (Sampler().choose(seen, 2, 0).fitting > 1) return;
    ++endings;
    const Card chosen = player.evidence(seen, 1).value().best;
    CHECK(best_play(after(game, chosen)) == best_play(game));
  });
  CHECK(endings > games / 20);
}

// Whether the side in turn wins after a card in all worlds, whatever anybody plays then.
static bool is_sure(Card card, const Observation& seen, const std::vector<World>& worlds) {
  return std::all_of(worlds.begin(), worlds.end(), [&](const World& world) {
    const Range range = any_play(after(Game(seen, world), card));
    return seen.is_declarer() ? range.low > 0 : range.high < 0;
  });
}

// Whether it loses after a card in all worlds, if all play their best.
static bool is_lost(Card card, const Observation& seen, const std::vector<World>& worlds) {
  return std::all_of(worlds.begin(), worlds.end(), [&](const World& world) {
    return (best_play(after(Game(seen, world), card)) > 0) != seen.is_declarer();
  });
}

static void the_only_card_that_wins_is_found_wherever_the_others_are(int games) {
  const UctPlayer player({.playouts = 1600});
  int endings = 0;
  each_ending(games, [&](const Game&, const Observation& seen) {
    const std::vector<World> worlds = Sampler().choose(seen, 20, 0).worlds;
    CardSet sure = 0, lost = 0;
    for (CardSet rest = seen.legal(); rest; rest &= rest - 1) {
      if (is_lost(lowest(rest), seen, worlds)) lost |= bit(lowest(rest));
      else if (is_sure(lowest(rest), seen, worlds)) sure |= bit(lowest(rest));
    }
    if (count(sure) != 1 || (sure | lost) != seen.legal()) return;
    ++endings;
    CHECK(player.evidence(seen, 2).value().best == lowest(sure));
  });
  CHECK(endings > games / 400);
}

static void a_search_ends_when_somebody_wishes() {
  Random random(3);
  const Game game = new_game(0, random);
  const Observation& seen = game.seen_by(game.turn());
  const UctPlayer player({.playouts = 10});
  Stop stop;
  Budget budget{.stop = &stop};
  CHECK(player.evidence(seen, 1, false, budget).has_value());
  budget.interrupted = [] { return false; };
  CHECK(player.evidence(seen, 1, false, budget).value().best == player.evidence(seen, 1).value().best);
  budget.interrupted = [] { return true; };
  CHECK(!player.evidence(seen, 1, false, budget));
  stop.request();
  CHECK(!player.evidence(seen, 1, false, {.stop = &stop}));
}

static void what_cannot_be_searched_is_refused() {
  Random random(4);
  Game game = new_game(0, random);
  CHECK_THROWS(UctPlayer({.playouts = 0}));
  CHECK_THROWS(UctPlayer({.exploration = -1}));
  CHECK_THROWS(UctPlayer({.players = {}}));
  CHECK_THROWS(UctPlayer({}).evidence(game.seen_by(next_seat(game.turn())), 1));
  for (int card = 0; card < 2 * kSeats; ++card) game.play(lowest(game.seen_by(game.turn()).legal()));
  CHECK_THROWS(UctPlayer({.sampler = Sampler(0)}).evidence(game.seen_by(game.turn()), 1));
}

int main(int arguments, char** values) {
  const int games = arguments > 1 ? std::atoi(values[1]) : 3000;
  with_nothing_hidden_it_plays_as_well_as_can_be(games);
  the_only_card_that_wins_is_found_wherever_the_others_are(games);
  a_search_ends_when_somebody_wishes();
  what_cannot_be_searched_is_refused();
  return tests::summary();
}
