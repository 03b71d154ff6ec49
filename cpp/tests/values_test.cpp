// Values at a glance: what estimators look at, what networks say, and searches that are pruned by them.
#include "evaluate/value_features.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/random.hpp"
#include "evaluate/value_net.hpp"
#include "solver/solver.hpp"
#include "solver/static_bounds.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

namespace {

struct Start {
  Kind kind;
  std::array<CardSet, kSeats> cards = {};  // of cards.hpp, from the declarer on
  int leader;

  const Layout& layout() const { return layout_of(kind); }
  Hands hands() const {
    Hands held;
    for (int player = 0; player < kSeats; ++player) held.cards[player] = layout().from_cards(cards[player]);
    held.count_profile(layout());
    return held;
  }
  Position position() const {
    Position::Setup setup{kind, 0, {}, leader, {}, 0, 0};
    for (int seat = 0; seat < kSeats; ++seat) setup.hands[seat] = cards[seat];
    return Position(setup);
  }
};

Start random_start(Kind kind, int size, Random& random) {
  Start start{kind, {}, static_cast<int>(random.below(kSeats))};
  CardSet left = ~CardSet{0};
  for (int number = 0; number < kSeats * size; ++number) {
    CardSet card = 0;
    while (!(card & left)) card = bit(static_cast<Card>(random.below(kCards)));
    left ^= card;
    start.cards[number % kSeats] |= card;
  }
  return start;
}

int any_size(Random& random) {
  return Estimator::kFewestCards + static_cast<int>(random.below(Estimator::kMostCards - Estimator::kFewestCards + 1));
}

// The same with hearts and diamonds exchanged, jacks aside.
Start renamed(Start start) {
  for (CardSet& cards : start.cards)
    cards = (cards & 0xFFFF8080u) | (cards & 0x7Fu) << 8 | (cards >> 8 & 0x7Fu);
  return start;
}

std::vector<float> some_numbers() {
  std::vector<float> numbers(ValueEstimator::kNumbers);
  Random random(3);
  for (float& number : numbers) number = static_cast<float>(random.unit() - 0.5) / 2;
  return numbers;
}

// Says what it was made for, and remembers for how many cards a hand it was asked.
class Liar final : public Estimator {
 public:
  explicit Liar(float value, float error) : value_(value), error_(error) {}
  Estimate estimate(const Layout&, const Hands& hands, int) const override {
    ++asked[count(hands.cards[0])];
    return {value_, error_};
  }
  mutable std::map<int, int> asked;

 private:
  float value_, error_;
};

Answer value_of(Solver& solver, const Start& start, std::shared_ptr<const Pruning> pruning = nullptr) {
  Question question;
  question.pruning = std::move(pruning);
  return solver.answer(start.position(), question);
}

template <std::size_t kNumber>
void check_within(const std::array<int, kNumber>& found, const std::array<int, kNumber>& sizes) {
  for (std::size_t at = 0; at < kNumber; ++at) CHECK(found[at] >= 0 && found[at] < sizes[at]);
}

void features_have_a_place_in_tables_of_the_published_sizes() {
  Random random(1);
  for (int number = 0; number < 20'000; ++number) {
    const int size = any_size(random);
    const Start suit = random_start(Kind::clubs, size, random), grand = random_start(Kind::grand, size, random);
    check_within(ValueFeatures(suit.layout(), suit.hands()).of_suit_game(), ValueFeatures::kSuitSizes);
    check_within(ValueFeatures(grand.layout(), grand.hands()).of_grand(), ValueFeatures::kGrandSizes);
  }
}

void features_know_no_side_suit_by_its_name() {
  Random random(2);
  for (int number = 0; number < 2'000; ++number) {
    const Start start = random_start(Kind::clubs, any_size(random), random), other = renamed(start);
    auto one = ValueFeatures(start.layout(), start.hands()).of_suit_game();
    auto two = ValueFeatures(other.layout(), other.hands()).of_suit_game();
    for (const int first : {9, 12, 18}) {  // those that are asked suit by suit
      std::sort(one.begin() + first, one.begin() + first + 3);
      std::sort(two.begin() + first, two.begin() + first + 3);
    }
    CHECK(one == two);
  }
}

void an_estimate_is_a_possible_value_and_knows_no_suit_by_its_name() {
  const ValueEstimator estimator(some_numbers());
  Random random(4);
  for (int number = 0; number < 2'000; ++number) {
    const Start start = random_start(number % 2 ? Kind::grand : Kind::spades, any_size(random), random);
    const Hands hands = start.hands();
    const Estimate found = estimator.estimate(start.layout(), hands, start.leader);
    CHECK(found.value >= 0 && found.value <= static_cast<float>(start.layout().points_of(hands.left())));
    CHECK(found.error > 0);
    const Start other = renamed(start);
    const Estimate same = estimator.estimate(other.layout(), other.hands(), other.leader);
    CHECK(std::abs(found.value - same.value) < 1e-3 && std::abs(found.error - same.error) < 1e-3);
  }
}

void numbers_that_are_none_are_refused() {
  std::vector<float> numbers = some_numbers();
  numbers[7] = std::nanf("");
  CHECK_THROWS(ValueEstimator(numbers));
  numbers.pop_back();
  CHECK_THROWS(ValueEstimator(numbers));
  CHECK_THROWS(Pruning(std::make_shared<Liar>(0.0f, 1.0f), 1.0));
  CHECK_THROWS(Pruning(nullptr, 0.5));
}

void static_bounds_hold_the_value() {
  Random random(5);
  Solver solver;
  for (int number = 0; number < 600; ++number) {
    const Start start = random_start(number % 2 ? Kind::grand : Kind::hearts, 6 + number % 3, random);
    const Interval bounds = static_bounds(start.layout(), start.hands(), start.leader);
    const int value = value_of(solver, start).value.lower;
    CHECK(bounds.lower <= value && value <= bounds.upper);
  }
}

void whoever_is_never_sure_prunes_nothing() {
  const auto pruning = std::make_shared<Pruning>(std::make_shared<Liar>(30.0f, 1000.0f), 0.9);
  Random random(6);
  for (int number = 0; number < 60; ++number) {
    const Start start = random_start(number % 2 ? Kind::grand : Kind::clubs, 8, random);
    Solver exact, pruned;
    const Answer one = value_of(exact, start), two = value_of(pruned, start, pruning);
    CHECK(one.value.lower == two.value.lower && two.value.is_exact());
    CHECK(one.nodes == two.nodes);
  }
}

void what_a_liar_says_never_reaches_an_exact_search() {
  const auto pruning = std::make_shared<Pruning>(std::make_shared<Liar>(0.0f, 0.1f), 0.5);
  Random random(7);
  Solver solver;
  int deceived = 0;
  for (int number = 0; number < 120; ++number) {
    const Start start = random_start(number % 2 ? Kind::grand : Kind::clubs, 8, random);
    Solver alone;
    const Answer truth = value_of(alone, start);
    const Answer lie = value_of(solver, start, pruning);
    const Answer exact = value_of(solver, start);
    CHECK(exact.value.lower == truth.value.lower && exact.value.is_exact());
    deceived += lie.value.lower != truth.value.lower;
    Solver fresh;
    const Answer again = value_of(fresh, start, pruning);
    CHECK(again.value.lower == lie.value.lower && lie.value.is_exact());
  }
  CHECK(deceived > 60);
}

void neither_the_state_asked_about_nor_short_endings_are_estimated() {
  const auto liar = std::make_shared<Liar>(0.0f, 0.1f);
  const auto pruning = std::make_shared<Pruning>(liar, 0.5);
  Random random(8);
  Solver solver;
  for (int size = 5; size <= 9; ++size) {
    liar->asked.clear();
    for (int number = 0; number < 10; ++number) value_of(solver, random_start(Kind::grand, size, random), pruning);
    for (const auto& [cards, times] : liar->asked) CHECK(cards >= Estimator::kFewestCards && cards < size && times > 0);
    CHECK(liar->asked.empty() == (size <= Estimator::kFewestCards));
  }
}

}  // namespace

int main() {
  features_have_a_place_in_tables_of_the_published_sizes();
  features_know_no_side_suit_by_its_name();
  an_estimate_is_a_possible_value_and_knows_no_suit_by_its_name();
  numbers_that_are_none_are_refused();
  static_bounds_hold_the_value();
  whoever_is_never_sure_prunes_nothing();
  what_a_liar_says_never_reaches_an_exact_search();
  neither_the_state_asked_about_nor_short_endings_are_estimated();
  return tests::summary();
}
