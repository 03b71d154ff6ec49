// Random and nearly right values at the core's entry points: each of them is answered or refused, and nothing else happens.
//
//     fuzz_test [TIMES [SEED]]
#include <cstdlib>
#include <functional>
#include <limits>
#include <memory>
#include <vector>

#include "evaluate/evaluator.hpp"
#include "inference/card_reading.hpp"
#include "inference/likelihood.hpp"
#include "null/null_player.hpp"
#include "null/null_rules_player.hpp"
#include "players/monte_carlo_player.hpp"
#include "players/policy_player.hpp"
#include "players/relay_player.hpp"
#include "players/uct_player.hpp"
#include "seats/random_player.hpp"
#include "seats/rules_player.hpp"
#include "solver/solver.hpp"
#include "tests/check.hpp"
#include "tests/random_games.hpp"
#include "worlds/checks.hpp"
#include "worlds/sample.hpp"

using namespace kiebitz;

namespace {

constexpr std::size_t kTable = std::size_t{1} << 16;
constexpr std::uint64_t kNodes = 300;

// How often something was tried, and how often that was refused.
struct Tally {
  int answered = 0, refused = 0;

  template <typename Work>
  void attempt(Work&& work) {
    try {
      work();
      ++answered;
    } catch (const std::invalid_argument&) {
      ++refused;
    } catch (const std::out_of_range&) {
      ++refused;
    }
  }
};

// Mostly no, so that what is nearly right has one fault or none.
bool errs(Random& random) { return random.below(8) == 0; }

int any_number(Random& random) {
  constexpr std::array<int, 10> kStrange = {-1000, -1, 0, 1, 3, 10, 11, 61, 121, 1000};
  return kStrange[random.below(kStrange.size())];
}

CardSet spoilt(CardSet cards, Random& random) {
  return errs(random) ? cards ^ bit(static_cast<Card>(random.below(kCards))) : cards;
}

float any_float(Random& random) {
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  constexpr std::array<float, 6> kStrange = {0, -1, 51, 1e38f, kInfinity, std::numeric_limits<float>::quiet_NaN()};
  return kStrange[random.below(kStrange.size())];
}

Game game_under_way(Random& random) {
  Game game = new_game(static_cast<int>(random.below(60)), random);
  const RandomPlayer player;
  for (auto left = random.below(kPlays); left > 0 && !game.is_over(); --left)
    game.play(player.choose(game.seen_by(game.turn()), random));
  return game;
}

World world_of(const Game& game) {
  World world{};
  for (int seat = 0; seat < kSeats; ++seat) world[seat] = game.seen_by(seat).hand;
  world[kSkat] = game.skat();
  return world;
}

std::vector<float> numbers(std::size_t size, Random& random) {
  std::vector<float> all(errs(random) ? size + random.below(3) - 1 : size);
  for (float& number : all) number = static_cast<float>(random.unit() - 0.5);
  if (errs(random) && !all.empty()) all[random.below(all.size())] = any_float(random);
  return all;
}

// -- positions and questions about them --------------------------------------------------------------------------------

Position::Setup setup_of(const Game& game, Random& random) {
  const Observation& seen = game.seen_by(game.turn());
  Position::Setup setup{seen.contract.kind, seen.declarer, {}, seen.leader, {}, seen.points, seen.tricks};
  for (int place = 0; place < seen.on_table; ++place) setup.trick.push_back(seen.table_card(place));
  for (int seat = 0; seat < kSeats; ++seat) setup.hands[seat] = spoilt(game.seen_by(seat).hand, random);
  if (errs(random)) setup.kind = static_cast<Kind>(any_number(random));
  if (errs(random)) setup.declarer = any_number(random);
  if (errs(random)) setup.leader = any_number(random);
  if (errs(random)) setup.points = any_number(random);
  if (errs(random)) setup.tricks = any_number(random);
  if (errs(random)) setup.trick.push_back(any_number(random));
  return setup;
}

void play_to_the_end_and_back(Position position, Random& random) {
  while (!position.is_over()) {
    CardSet legal = position.legal();
    for (auto skipped = random.below(static_cast<std::uint64_t>(count(legal))); skipped > 0; --skipped) legal &= legal - 1;
    position.play(lowest(legal));
  }
  while (position.played() > 0) position.undo();
}

void ask(Solver& solver, const Position& position, Random& random) {
  const Question question{static_cast<Question::What>(random.below(7)), any_number(random), any_number(random)};
  const Answer answer = solver.answer(position, question, {.nodes = random.below(kNodes)});
  CHECK(answer.value.lower <= answer.value.upper);
  CHECK(answer.nodes <= kNodes);
}

void try_position(Tally& tally, Random& random) {
  static Solver solver({}, kTable);
  tally.attempt([&] {
    const Position position(setup_of(game_under_way(random), random));
    play_to_the_end_and_back(position, random);
    ask(solver, position, random);
  });
}

// -- observations, and who decides on them -----------------------------------------------------------------------------

std::vector<std::shared_ptr<const SeatPlayer>> all_players() {
  const auto rules = std::make_shared<const RulesPlayer>();
  Random random(5);
  std::vector<float> weights(Policy::size());
  for (float& weight : weights) weight = static_cast<float>(random.unit() - 0.5);
  const auto policy = std::make_shared<const Policy>(weights);
  return {rules,
          std::make_shared<RelayPlayer>(rules, std::make_shared<RandomPlayer>(), 4),
          std::make_shared<PolicyPlayer>(policy, true),
          std::make_shared<NullRulesPlayer>(std::make_shared<SuitTable>(std::vector<float>(SuitTable::kCells, 0.5f))),
          std::make_shared<UctPlayer>(UctPlayer::Settings{.playouts = 3}),
          std::make_shared<MonteCarloPlayer>(MonteCarloPlayer::Settings{.worlds = 1, .table_bytes = kTable})};
}

// As it came about, told card by card.
Observation retold(const Observation& seen, Random& random) {
  Observation told;
  told.seat = errs(random) ? static_cast<std::int8_t>(random.below(4)) : seen.seat;
  if (told.seat == kSeats) told.seat = kNobody;
  told.hand = spoilt(seen.first_hand(), random);
  told.skat = spoilt(seen.skat, random);
  told.contract = seen.contract;
  told.declarer = errs(random) ? kNobody : seen.declarer;
  told.skat_holder = static_cast<std::int8_t>(errs(random) ? random.below(kSeats) : kNobody);
  told.bid = seen.bid;
  for (int play = 0; play < seen.number; ++play)
    note_checked(told, errs(random) && errs(random) ? any_number(random) : seen.player_of(play),
                 errs(random) && errs(random) ? any_number(random) : seen.cards[play]);
  if (errs(random)) told.show(spoilt(seen.is_declarer() ? seen.hand : static_cast<CardSet>(random.next()), random));
  check_cards(told);
  return told;
}

void try_observation(Tally& tally, Random& random) {
  static const std::vector<std::shared_ptr<const SeatPlayer>> players = all_players();
  const Game game = game_under_way(random);
  tally.attempt([&] {
    const Observation told = retold(game.seen_by(static_cast<int>(random.below(kSeats))), random);
    const Worlds worlds(knowledge_of(told));
    for (const World& world : sample(worlds, 2, random)) check_world(told, world);
    enumerate(worlds, random.next() >> random.below(64), 3);
    if (told.declarer == kNobody || !told.my_turn() || !told.hand || game.is_over()) return;
    const std::size_t cheap = players.size() - 1;
    const SeatPlayer& player = *players[count(told.hand) < 5 ? random.below(players.size()) : random.below(cheap)];
    CHECK(told.legal() & bit(player.choose(told, random)));
  });
}

// -- worlds ------------------------------------------------------------------------------------------------------------

void try_world(Tally& tally, Random& random) {
  static const Likelihood likelihood(std::vector<float>(Likelihood::kCells, 0.1f));
  static const CardReading reading(std::make_shared<Policy>(std::vector<float>(Policy::size(), 0.01f)), {});
  static const RulesPlayer rules;
  const Game game = game_under_way(random);
  World world = world_of(game);
  for (CardSet& cards : world) cards = spoilt(cards, random);
  tally.attempt([&] {
    const Observation& seen = game.seen_by(static_cast<int>(random.below(kSeats)));
    check_world(seen, world);
    CHECK(likelihood.weigh({world}, seen).size() == 1);
    CHECK(reading.weigh({world}, seen).size() == 1);
    Game played(seen, world);
    finish(played, {&rules, &rules, &rules}, random);
    CHECK(played.is_over());
  });
}

// -- what is read from files -------------------------------------------------------------------------------------------

void try_tables(Tally& tally, Random& random) {
  const Game game = game_under_way(random);
  const Observation& seen = game.seen_by(game.turn());
  switch (random.below(4)) {
    case 0:
      return tally.attempt([&] {
        const Policy policy(numbers(Policy::size(), random));
        if (!game.is_over() && seen.hand) (void)policy.chances(seen);
      });
    case 1:
      return tally.attempt([&] {
        const Likelihood likelihood(numbers(Likelihood::kCells, random));
        if (!game.is_over()) (void)likelihood.weigh({world_of(game)}, seen);
      });
    case 2:
      return tally.attempt([&] { Evaluator(numbers(Evaluator::size_of_tables(), random)); });
    default:
      return tally.attempt([&] { SuitTable(numbers(SuitTable::kCells, random)); });
  }
}

// -- players who ask players -------------------------------------------------------------------------------------------

void try_row_of_players(Tally& tally, Random& random) {
  tally.attempt([&] {
    std::shared_ptr<const SeatPlayer> last = std::make_shared<RulesPlayer>();
    for (auto left = random.below(2 * SeatPlayer::kMostInARow); left > 0; --left)
      last = std::make_shared<RelayPlayer>(errs(random) && errs(random) ? nullptr : last, last, 5);
    CHECK(last->in_a_row() <= SeatPlayer::kMostInARow);
  });
}

}  // namespace

int main(int argc, char** argv) {
  const int times = argc > 1 ? std::atoi(argv[1]) : 3000;
  const auto seed = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 1);
  using Try = void (*)(Tally&, Random&);
  for (const Try one : {&try_position, &try_observation, &try_world, &try_tables, &try_row_of_players}) {
    Tally tally;
    Random random(seed);
    for (int time = 0; time < times; ++time) one(tally, random);
    CHECK(tally.answered > 0);
    CHECK(tally.refused > 0);
    std::printf("%d answered, %d refused\n", tally.answered, tally.refused);
  }
  return tests::summary();
}
