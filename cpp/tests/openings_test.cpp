// Games on any hand and what learns from them: deals that are whole, slopes that are those of finite differences, and
// networks that say the same on their way of learning as in an evaluator.
#include <cmath>
#include <memory>

#include "learning/opening_learner.hpp"
#include "learning/opening_pass.hpp"
#include "seats/random_player.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

namespace {

std::vector<Opening> some_games(int number) {
  const Evaluator evaluator(OpeningLearner(5).numbers());
  const RandomPlayer player;
  const OpeningGames games{evaluator, player};
  Random random(3);
  std::vector<Opening> found;
  for (int game = 0; game < number; ++game) found.push_back(games.play(random));
  return found;
}

void games_have_a_declaration_and_an_end() {
  std::array<int, kKinds> kinds = {};
  int hands = 0, reached = 0;
  for (const Opening& game : some_games(2000)) {
    CHECK(game.is_sound());
    CHECK(game.kind == static_cast<int>(Kind::null) ? game.level <= 1 : !game.ouvert);
    ++kinds[game.kind];
    hands += game.away == 0;
    reached += game.level > 0;
  }
  for (const int number : kinds) CHECK(number > 20);
  CHECK(hands > 300 && hands < 500);
  CHECK(reached > 200 && reached < 1800);
}

void a_pass_says_what_the_evaluator_says() {
  OpeningLearner learner(2);
  const std::vector<Opening> games = some_games(400);
  learner.learn(games, 64, 1e-2f);
  const std::vector<float> numbers = learner.numbers();
  const Evaluator evaluator(numbers);
  const auto* nets = reinterpret_cast<const OpeningNet*>(numbers.data());
  OpeningPass pass;
  for (const Opening& game : games) {
    const Kind kind = static_cast<Kind>(game.kind);
    const auto net = std::make_unique<OpeningNet>(nets[static_cast<int>(family_of(kind))]);
    const Lanes here = pass.forward(*net, kind, game.holding()), there = evaluator.odds(kind, game.holding());
    for (int lane = 0; lane < kLanes; ++lane) CHECK(std::abs(here[lane] - there[lane]) < 1e-4f);
  }
}

void suits_have_no_names() {
  const Evaluator evaluator(OpeningLearner(2).numbers());
  const auto turned = [](CardSet cards) { return cards << 8 | cards >> 24; };
  for (const Opening& game : some_games(200)) {
    const bool is_suit = game.kind < 4;
    const Kind kind = static_cast<Kind>(game.kind), next = is_suit ? static_cast<Kind>((game.kind + 1) % 4) : kind;
    Holding other = game.holding();
    const CardSet jacks = all_of(kJack);
    other.hand = (turned(other.hand) & ~jacks) | (other.hand & jacks);
    other.away = (turned(other.away) & ~jacks) | (other.away & jacks);
    if (kind == Kind::null) other = {turned(game.hand), turned(game.away), game.seat};
    const Lanes one = evaluator.chances(kind, game.holding()), two = evaluator.chances(next, other);
    for (int lane = 0; lane < kLanes; ++lane) CHECK(std::abs(one[lane] - two[lane]) < 1e-5f);
  }
}

void slopes_are_those_of_finite_differences() {
  const std::vector<float> numbers = OpeningLearner(4).numbers();
  auto net = std::make_unique<OpeningNet>(*reinterpret_cast<const OpeningNet*>(numbers.data()));
  auto slope = std::make_unique<OpeningNet>();
  auto* weights = reinterpret_cast<float*>(net.get());
  const Holding holding{0x000003ff, 0x00000c00, 1};
  OpeningPass pass;
  const auto odds = [&](int lane) { return pass.forward(*net, Kind::hearts, holding)[lane]; };
  odds(0);
  Lanes to_odds;
  to_odds.set(2, 1);
  *slope = {};
  pass.backward(*net, holding, to_odds, *slope);
  const auto* slopes = reinterpret_cast<const float*>(slope.get());
  int moved = 0;
  for (std::size_t at = 0; at < sizeof(OpeningNet) / sizeof(float); at += 37) {
    constexpr float kStep = 1e-2f;
    const float before = weights[at];
    weights[at] = before + kStep;
    const float above = odds(2);
    weights[at] = before - kStep;
    const float below = odds(2);
    weights[at] = before;
    const float expected = (above - below) / (2 * kStep);
    CHECK(std::abs(expected - slopes[at]) < 2e-2f + 0.1f * std::abs(expected));
    moved += slopes[at] != 0;
  }
  CHECK(moved > 20);
}

void learning_lowers_the_loss_and_depends_on_its_seed_alone() {
  const std::vector<Opening> games = some_games(1000);
  OpeningLearner one(1), two(1);
  const double first = one.learn(games, 64, 3e-3f);
  for (int lesson = 0; lesson < 5; ++lesson) one.learn(games, 64, 3e-3f);
  CHECK(one.learn(games, 64, 0) < 0.9 * first);
  for (int lesson = 0; lesson < 6; ++lesson) two.learn(games, 64, 3e-3f);
  two.learn(games, 64, 0);
  CHECK(one.numbers() == two.numbers());
}

}  // namespace

int main() {
  games_have_a_declaration_and_an_end();
  a_pass_says_what_the_evaluator_says();
  suits_have_no_names();
  slopes_are_those_of_finite_differences();
  learning_lowers_the_loss_and_depends_on_its_seed_alone();
  return kiebitz::tests::summary();
}
