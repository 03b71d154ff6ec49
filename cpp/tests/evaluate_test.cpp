// The bidding evaluation: stakes by the rules, chances in order, and decisions that agree with each other.
#include <cmath>
#include <random>

#include "evaluate/decision.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

namespace {

Evaluator random_evaluator() {
  std::mt19937 source(7);
  std::normal_distribution<float> normal(0, 0.3f);
  std::vector<float> numbers(Evaluator::size_of_tables());
  for (float& number : numbers) number = normal(source);
  return Evaluator(numbers);
}

CardSet random_cards(std::mt19937& source, int number) {
  CardSet cards = 0;
  while (count(cards) < number) cards |= bit(static_cast<Card>(source() % kCards));
  return cards;
}

Lanes lanes(float first, float second, float third, float fourth) {
  return {Lanes::Floats{first, second, third, fourth}};
}

void stakes_follow_the_rules() {
  const Lanes sure = lanes(1, 1, 0, 0), hopeless = lanes(0, 0, 0, 0);
  // Clubs with two: 36 and 50 for a win; twice 48, 50 and the defenders' 40 for a loss in schneider.
  const Stakes clubs = Stakes::of({.kind = Kind::clubs}, 2, 18);
  CHECK(clubs.expect(sure).points == 86);
  CHECK(clubs.expect(sure).win == 1);
  CHECK(clubs.expect(hopeless).points == -2 * 48 - 90);
  // Overbid: 61 points do not help, schneider does.
  const Stakes overbid = Stakes::of({.kind = Kind::clubs}, 2, 40);
  CHECK(overbid.expect(sure).points == -2 * 48 - 90);
  CHECK(overbid.expect(lanes(1, 1, 1, 0)).points == 48 + 50);
  const Stakes ouvert = Stakes::of({.kind = Kind::null, .ouvert = true}, 0, 18);
  CHECK(ouvert.expect(lanes(0, 1, 0, 0)).points == 96);
}

void tops_are_counted_from_the_jack_of_clubs() {
  CHECK(tops_of(Kind::grand, bit(31) | bit(23)) == 2);
  CHECK(tops_of(Kind::grand, bit(7)) == 3);
  CHECK(tops_of(Kind::grand, 0) == 4);
  CHECK(tops_of(Kind::diamonds, 0x80808080 | bit(6)) == 5);
  CHECK(tops_of(Kind::diamonds, 0) == 11);
}

void the_logistic_function_is_exact_enough() {
  for (float x = -20; x <= 20; x += 0.37f) {
    const float exact = 1 / (1 + std::exp(-x));
    CHECK(std::abs(logistic(lanes(x, 0, 0, 0))[0] - exact) < 2e-6f);
  }
}

void decisions_agree() {
  const Evaluator evaluator = random_evaluator();
  std::mt19937 source(3);
  for (int round = 0; round < 20; ++round) {
    const CardSet cards = random_cards(source, 12);
    const AfterSkat after(evaluator, cards, round % 3, round % 2);
    for (const int bid : {18, 48, 120, 264}) {
      const Choice best = after.best(bid);
      CHECK(best.is_allowed);
      CHECK(count(best.discard) == 2 && (best.discard & ~cards) == 0);
      for (int index = 0; index < kSkatContracts; ++index) {
        const Choice choice = after.choice(index, bid);
        CHECK(!choice.is_allowed || choice.prospect.points <= best.prospect.points);
        CHECK(!choice.is_allowed || choice.prospect.win <= after.best_win(bid) + 1e-6f);
      }
    }
  }
}

void a_model_of_another_size_is_refused() { CHECK_THROWS(Evaluator(std::vector<float>(10))); }

}  // namespace

int main() {
  stakes_follow_the_rules();
  tops_are_counted_from_the_jack_of_clubs();
  the_logistic_function_is_exact_enough();
  decisions_agree();
  a_model_of_another_size_is_refused();
  return kiebitz::tests::summary();
}
