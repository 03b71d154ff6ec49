// Players of the core: they follow the rules to the end of every game, and only what their seat knows decides.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <vector>

#include "inference/likelihood.hpp"
#include "judging/playout_judge.hpp"
#include "players/achieving_player.hpp"
#include "players/monte_carlo_player.hpp"
#include "players/policy_player.hpp"
#include "players/relay_player.hpp"
#include "players/uct_player.hpp"
#include "seats/game.hpp"
#include "seats/match.hpp"
#include "seats/random_player.hpp"
#include "seats/rules_player.hpp"
#include "tests/check.hpp"
#include "tests/random_games.hpp"

using namespace kiebitz;

using Player = std::shared_ptr<const SeatPlayer>;

static constexpr std::size_t kTable = std::size_t{1} << 20;

static std::shared_ptr<const Likelihood> some_likelihood() {
  std::vector<float> cells(Likelihood::kCells);
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = static_cast<float>(cell * 7919 % 13) / 6 - 1;
  return std::make_shared<Likelihood>(cells);
}

static std::shared_ptr<const Policy> some_policy() {
  std::vector<float> numbers(Policy::size());
  Random random(7);
  for (float& number : numbers) number = static_cast<float>(random.unit() - 0.5) / 4;
  return std::make_shared<Policy>(numbers);
}

static Player monte_carlo(Scoring scoring, const Sampler& sampler = Sampler(), const Jury& jury = Jury()) {
  return std::make_shared<MonteCarloPlayer>(MonteCarloPlayer::Settings{.worlds = 4,
                                                                       .scoring = scoring,
                                                                       .sampler = sampler,
                                                                       .declarers_jury = jury,
                                                                       .defenders_jury = jury,
                                                                       .table_bytes = kTable});
}

static Player achieving(std::size_t sets, bool by_points) {
  return std::make_shared<AchievingPlayer>(AchievingPlayer::Settings{
      .monte_carlo = {.worlds = 4, .table_bytes = kTable}, .sets = sets, .by_points = by_points, .nodes = 20'000});
}

static std::vector<Player> all_players() {
  const Player random = std::make_shared<RandomPlayer>(), rules = std::make_shared<RulesPlayer>();
  const PlayoutJudge::Players table = {rules, std::make_shared<RelayPlayer>(random, rules, 4)};
  const PlayoutJudge::Players recursion = {monte_carlo(Scoring::wins), std::make_shared<PolicyPlayer>(some_policy(), true)};
  const Jury jury(std::make_shared<PlayoutJudge>(recursion, 2), 0.5, 0.3);
  const auto reading = std::make_shared<CardReading>(some_policy(), CardReading::Trust{});
  return {
      random,
      rules,
      monte_carlo(Scoring::wins),
      monte_carlo(Scoring::wins_and_steps),
      monte_carlo(Scoring::wins_and_steps, Sampler(2)),
      monte_carlo(Scoring::wins_and_steps, Sampler(kTricks, some_likelihood())),
      monte_carlo(Scoring::wins_and_steps, Sampler(kTricks, some_likelihood(), Role::both, reading)),
      std::make_shared<PolicyPlayer>(some_policy()),
      monte_carlo(Scoring::wins_and_steps, Sampler(), Jury(std::make_shared<PlayoutJudge>(table))),
      monte_carlo(Scoring::wins_and_steps, Sampler(), jury),
      achieving(1, true),
      achieving(2, false),
      std::make_shared<UctPlayer>(UctPlayer::Settings{.playouts = 40, .players = {rules, random, rules}}),
      std::make_shared<UctPlayer>(UctPlayer::Settings{.playouts = 10, .sampler = Sampler(kTricks, some_likelihood())}),
  };
}

static Card choice_of(const SeatPlayer& player, const Observation& seen, std::uint64_t seed) {
  Random random(seed);
  return player.choose(seen, random);
}

// The same contract and the same cards played, from the first one on, had the cards that are left lain so.
static Game game_in_world(const Observation& seen, World world) {
  Observation start;
  start.declarer = seen.declarer;
  start.contract = seen.contract;
  start.bid = seen.bid;
  start.limits = seen.limits;
  for (int seat = 0; seat < kSeats; ++seat) world[seat] |= seen.played[seat];
  Game game(start, world);
  for (int play = 0; play < seen.number; ++play) game.play(seen.cards[play]);
  return game;
}

// The games in which the hidden cards lie otherwise, but which look the same to the seat in turn.
static std::vector<Game> games_that_look_the_same(const Game& game, int number) {
  const Observation& seen = game.seen_by(game.turn());
  std::vector<Game> others;
  for (const World& world : Sampler().choose(seen, static_cast<std::size_t>(number), 11).worlds)
    others.push_back(game_in_world(seen, world));
  return others;
}

static void hidden_cards_lying_otherwise_change_no_decision(const Player& player, int games) {
  Random random(1);
  const RandomPlayer mover;
  for (int number = 0; number < games; ++number) {
    for (Game game = new_game(number, random); !game.is_over();
         game.play(mover.choose(game.seen_by(game.turn()), random))) {
      if (random.below(4) > 0) continue;
      const int turn = game.turn();
      const std::uint64_t seed = random.next();
      const Card chosen = choice_of(*player, game.seen_by(turn), seed);
      for (const Game& other : games_that_look_the_same(game, 3))
        CHECK(choice_of(*player, other.seen_by(turn), seed) == chosen);
    }
  }
}

static void games_are_played_by_the_rules_and_again_the_same(const Player& player, int games) {
  Random random(2);
  for (int number = 0; number < games; ++number) {
    const Game start = new_game(number, random);
    const std::uint64_t seed = random.next();
    Random luck(seed);
    Game game = start;
    while (!game.is_over()) {
      const Observation& seen = game.seen_by(game.turn());
      const Card card = player->choose(seen, luck);
      CHECK(seen.legal() & bit(card));
      game.play(card);
    }
    Game again = start;
    Random same_luck(seed);
    finish(again, {player.get(), player.get(), player.get()}, same_luck);
    CHECK(again.seen_by(0) == game.seen_by(0));
    CHECK(again.result() == game.result());
  }
}

static int value_of_end(const Game& begin, const Game& end, const Goal& goal) {
  if (end.seen_by(0).contract.kind == Kind::null)
    return end.seen_by(0).defender_tricks() - begin.seen_by(0).defender_tricks();
  const Result result = end.result();
  return goal.is_all_tricks() && result.tricks == kTricks ? kDeckPoints + 1 : result.points;
}

// The lowest legal card, so that a playout can be followed by hand.
class LowestCard final : public SeatPlayer {
 public:
  Card choose(const Observation& seen, Random&) const override { return lowest(seen.legal()); }
};

static MonteCarloPlayer::Settings three_worlds(const Jury& jury) {
  return {.worlds = 3, .declarers_jury = jury, .defenders_jury = jury, .table_bytes = kTable};
}

// Random cards are played; the game may be over after them.
static Game some_way_into(Game game, Random& random) {
  for (auto cards = random.below(25); cards > 0 && !game.is_over(); --cards)
    game.play(RandomPlayer().choose(game.seen_by(game.turn()), random));
  return game;
}

// Equals too are played out each for itself.
static void a_card_is_worth_what_the_game_played_out_brings(int games) {
  const Player lowest_card = std::make_shared<LowestCard>();
  const auto judge = std::make_shared<PlayoutJudge>(PlayoutJudge::Players{lowest_card, lowest_card});
  const MonteCarloPlayer player(three_worlds(Jury(judge)));
  Random random(3);
  for (int number = 0; number < games; ++number) {
    const Game game = some_way_into(new_game(number, random), random);
    if (game.is_over()) continue;
    const Observation& seen = game.seen_by(game.turn());
    const Goal goal = Goal::as_seen(seen);
    const std::vector<World> worlds = Sampler().choose(seen, 3, 5).worlds;
    const std::optional<Evidence> evidence = player.evidence(seen, 5, true);
    for (const CardEvidence& card : evidence->cards) {
      double sum = 0;
      for (const World& world : worlds) {
        Game on(seen, world);
        on.play(card.card);
        finish(on, {lowest_card.get(), lowest_card.get(), lowest_card.get()}, random);
        sum += std::min(value_of_end(game, on, goal), kDeckPoints);
      }
      CHECK(std::abs(*card.value - sum / static_cast<double>(worlds.size())) < 1e-9);
    }
  }
}

// What a card is worth if players play some cards after it, and all the rest with open cards.
static int value_played_on(const Decision& decision, const World& world, Card card, int moves, Solver& solver) {
  Game game(decision.seen, world);
  Position position = position_of(decision, world);
  const Layout& layout = position.layout();
  const bool is_null = layout.kind == Kind::null;
  const int lost_before = position.defender_tricks();
  for (; moves >= 0 && !game.is_over(); --moves) {
    game.play(card);
    position.play(layout.bit_of_card[card]);
    if (!game.is_over()) card = lowest(game.seen_by(game.turn()).legal());
  }
  const int survived = position.defender_tricks() - lost_before;
  if (is_null && position.tricks() > 0) return survived;
  const int rest = position.is_over() ? 0 : solver.answer(position, {Question::What::value}, {}).value.lower;
  return is_null ? survived + rest : position.is_over() ? position.points() : rest;
}

static void after_some_moves_open_cards_tell_what_is_left(int games) {
  const Player lowest_card = std::make_shared<LowestCard>();
  Solver solver(Techniques{}, kTable);
  Random random(4);
  for (int number = 0; number < games; ++number) {
    const Game game = some_way_into(new_game(number, random), random);
    if (game.is_over() || game.seen_by(0).number < 9) continue;
    const Observation& seen = game.seen_by(game.turn());
    if (Goal::as_seen(seen).is_all_tricks()) continue;
    const int moves = 1 + static_cast<int>(random.below(6));
    const auto judge = std::make_shared<PlayoutJudge>(PlayoutJudge::Players{lowest_card, lowest_card}, moves);
    const std::optional<Evidence> evidence = MonteCarloPlayer(three_worlds(Jury(judge))).evidence(seen, 5, true);
    const Chosen chosen = Sampler().choose(seen, 3, 5);
    const Decision decision = decision_of(seen, chosen.recalled);
    for (const CardEvidence& card : evidence->cards) {
      double sum = 0;
      for (const World& world : chosen.worlds) sum += value_played_on(decision, world, card.card, moves, solver);
      CHECK(std::abs(*card.value - sum / static_cast<double>(chosen.worlds.size())) < 1e-9);
    }
  }
}

static void a_jury_says_the_mean_of_what_its_judges_say(int games) {
  const Player lowest_card = std::make_shared<LowestCard>();
  const auto playouts = std::make_shared<PlayoutJudge>(PlayoutJudge::Players{lowest_card, lowest_card});
  const MonteCarloPlayer one(three_worlds(Jury())), other(three_worlds(Jury(playouts)));
  const MonteCarloPlayer both(three_worlds(Jury(playouts, 0.25)));
  Random random(5);
  for (int number = 0; number < games; ++number) {
    const Game game = some_way_into(new_game(number, random), random);
    if (game.is_over() || game.seen_by(0).number < 9) continue;
    const Observation& seen = game.seen_by(game.turn());
    const Evidence first = one.evidence(seen, 5, true).value(), second = other.evidence(seen, 5, true).value();
    const Evidence found = both.evidence(seen, 5, true).value();
    for (std::size_t card = 0; card < found.cards.size(); ++card) {
      const auto is_mean = [&](double mean, double of_first, double of_second) {
        return std::abs(mean - (0.75 * of_first + 0.25 * of_second)) < 1e-9;
      };
      CHECK(is_mean(found.cards[card].win_share, first.cards[card].win_share, second.cards[card].win_share));
      CHECK(is_mean(*found.cards[card].score, *first.cards[card].score, *second.cards[card].score));
      CHECK(is_mean(*found.cards[card].value, *first.cards[card].value, *second.cards[card].value));
    }
  }
}

static void no_game_is_played_with_cards_that_are_not_doubtful(int games) {
  const Player lowest_card = std::make_shared<LowestCard>();
  const auto playouts = std::make_shared<PlayoutJudge>(PlayoutJudge::Players{lowest_card, lowest_card});
  const MonteCarloPlayer open(three_worlds(Jury()));
  const MonteCarloPlayer strict(three_worlds(Jury(playouts, 1, 0)));
  Random random(6);
  for (int number = 0; number < games; ++number) {
    const Game game = some_way_into(new_game(number, random), random);
    if (game.is_over() || game.seen_by(0).number < 9) continue;
    const Observation& seen = game.seen_by(game.turn());
    const Evidence by_open = open.evidence(seen, 5, true).value();
    const auto wins = [](const CardEvidence& card) { return card.win_share; };
    const auto chosen = std::ranges::find(by_open.cards, strict.evidence(seen, 5)->best, &CardEvidence::card);
    CHECK(wins(*chosen) == wins(*std::ranges::max_element(by_open.cards, {}, wins)));
  }
}

// Whoever leaves nothing to chance plays the same card with any luck.
static void other_luck_matters_only_to_those_who_leave_something_to_chance(const Player& player, int games) {
  Random random(7);
  for (int number = 0; number < games && !player->leaves_to_chance(); ++number) {
    const Game game = some_way_into(new_game(number, random), random);
    if (game.is_over()) continue;
    const Observation& seen = game.seen_by(game.turn());
    CHECK(player->decide(seen, random.next()) == player->decide(seen, random.next()));
  }
}

static Luck some_luck(Random& random) {
  Luck luck;
  for (auto& seat : luck)
    for (std::uint64_t& seed : seat) seed = random.next();
  return luck;
}

static Result played_by_hand(Game game, const SeatPlayer& declarer, const SeatPlayer& defenders, const Luck& luck) {
  while (!game.is_over()) {
    const int turn = game.turn();
    const Observation& seen = game.seen_by(turn);
    game.play((turn == seen.declarer ? declarer : defenders).decide(seen, luck[turn][seen.number]));
  }
  return game.result();
}

static void a_match_is_its_games_whatever_the_number_of_threads(int games) {
  const Player searching = monte_carlo(Scoring::wins_and_steps), random_cards = std::make_shared<RandomPlayer>();
  Random random(8);
  std::vector<Game> deals;
  std::vector<Luck> luck;
  for (int number = 0; number < games; ++number) {
    deals.push_back(new_game(number, random));
    luck.push_back(some_luck(random));
  }
  for (const int threads : {1, 3}) {
    const auto results = RoleMatch{*searching, *random_cards, threads}.play(deals, luck).value();
    for (std::size_t deal = 0; deal < deals.size(); ++deal) {
      CHECK(results[deal][0] == played_by_hand(deals[deal], *searching, *random_cards, luck[deal]));
      CHECK(results[deal][1] == played_by_hand(deals[deal], *random_cards, *searching, luck[deal]));
      CHECK(results[deal][2] == played_by_hand(deals[deal], *random_cards, *random_cards, luck[deal]));
    }
  }
  Stop stop;
  stop.request();
  const RoleMatch stopped{*searching, *random_cards, 2, &stop};
  CHECK(!stopped.play(deals, luck).has_value());
}

int main(int arguments, char** values) {
  const int games = arguments > 1 ? std::atoi(values[1]) : 30;
  for (const Player& player : all_players()) {
    hidden_cards_lying_otherwise_change_no_decision(player, games);
    games_are_played_by_the_rules_and_again_the_same(player, games / 2);
    other_luck_matters_only_to_those_who_leave_something_to_chance(player, games);
  }
  a_card_is_worth_what_the_game_played_out_brings(3 * games);
  after_some_moves_open_cards_tell_what_is_left(games);
  a_jury_says_the_mean_of_what_its_judges_say(games);
  no_game_is_played_with_cards_that_are_not_doubtful(games);
  a_match_is_its_games_whatever_the_number_of_threads(games);
  return tests::summary();
}
