// The learner: slopes that are those of finite differences, passes that see what the policy sees, and learning that
// does not depend on threads, goes on where it was, and gets better.
#include "learning/learner.hpp"

#include <cmath>
#include <cstring>
#include <memory>

#include "players/policy_player.hpp"
#include "seats/random_player.hpp"
#include "tests/check.hpp"
#include "tests/random_games.hpp"

using namespace kiebitz;

static std::vector<float> some_numbers(std::size_t size = WidePolicy::size()) {
  std::vector<float> numbers(size);
  Random random(7);
  for (float& number : numbers) number = static_cast<float>(random.unit() - 0.5) / 4;
  return numbers;
}

static Nets nets_of(const std::vector<float>& numbers) {
  Nets nets(Scene::kNets);
  std::memcpy(static_cast<void*>(nets.data()), numbers.data(), numbers.size() * sizeof(float));
  return nets;
}

// Visits the decisions of random games of all kinds.
template <typename Visit>
static void for_each_decision(int games, Visit&& visit) {
  Random random(3);
  for (int number = 0; number < games; ++number)
    for (Game game = new_game(number, random); !game.is_over();) {
      const Observation& seen = game.seen_by(game.turn());
      if (count(seen.legal()) > 1) visit(game, seen);
      game.play(RandomPlayer().choose(seen, random));
    }
}

static void a_pass_sees_what_the_policy_sees() {
  const std::vector<float> numbers = some_numbers();
  const WidePolicy policy(numbers);
  const Nets nets = nets_of(numbers);
  CardPass<WidePolicy::Net> pass;
  for_each_decision(60, [&](const Game&, const Observation& seen) {
    const Scene scene(seen, Skill::expert);
    pass.forward(nets[scene.net()], inputs_of(scene, seen), LegalCards(scene.groups(), seen.legal()));
    const CardChances chances = policy.chances(seen);
    int at = 0;
    for (CardSet rest = seen.legal(); rest; rest &= rest - 1, ++at)
      CHECK(std::abs(pass.chances()[at] - chances.of[lowest(rest)]) < 1e-5f);
    CHECK(std::abs(100 * pass.outcome() - policy.outcome(seen)) < 1e-2f);
  });
}

static void a_narrow_policy_made_wide_says_the_same() {
  const std::vector<float> numbers = some_numbers(Policy::size());
  const Policy narrow(numbers);
  const WidePolicy wide(Learner(numbers, 1).numbers());
  for_each_decision(12, [&](const Game&, const Observation& seen) {
    const CardChances before = narrow.chances(seen), after = wide.chances(seen);
    for (CardSet rest = seen.legal(); rest; rest &= rest - 1)
      CHECK(std::abs(before.of[lowest(rest)] - after.of[lowest(rest)]) < 1e-5f);
    CHECK(std::abs(narrow.outcome(seen) - wide.outcome(seen)) < 1e-2f);
  });
}

// A number of a network that is made of floats.
template <typename Net>
static float number_at(const Net& net, std::size_t at) {
  float number;
  std::memcpy(&number, reinterpret_cast<const char*>(&net) + at * sizeof(float), sizeof(float));
  return number;
}

template <typename Net>
static void set_number(Net& net, std::size_t at, float number) {
  std::memcpy(reinterpret_cast<char*>(&net) + at * sizeof(float), &number, sizeof(float));
}

// Tries numbers whose slope is not 0, and some others: the loss must change as the slope says. Where a number on its way
// crosses 0, the loss has a corner; so a few may be off.
template <typename Net, typename Loss>
static void check_slope(Net net, const Net& slope, Loss&& loss, int tried, Random& random, int& off, int& right) {
  constexpr std::size_t kNumbers = sizeof(Net) / sizeof(float);
  constexpr float kStep = 2e-3f;
  for (int number = 0; number < tried;) {
    const std::size_t at = random.below(kNumbers);
    if (number_at(slope, at) == 0 && random.below(200)) continue;
    ++number;
    const float was = number_at(net, at);
    set_number(net, at, was + kStep);
    const double above = loss(net);
    set_number(net, at, was - kStep);
    const double below = loss(net);
    set_number(net, at, was);
    const double found = (above - below) / (2 * kStep), told = number_at(slope, at);
    (std::abs(found - told) < 2e-3 + 0.02 * std::abs(found) ? right : off) += 1;
  }
}

static void slopes_of_cards_are_those_of_differences() {
  const Nets nets = nets_of(some_numbers());
  Random random(5);
  int off = 0, right = 0;
  for_each_decision(24, [&](const Game& game, const Observation& seen) {
    if (seen.number % 7 != game.seen_by(0).declarer) return;
    const Scene scene(seen, Skill::expert);
    const Inputs inputs = inputs_of(scene, seen);
    const LegalCards cards(scene.groups(), seen.legal());
    const float outcome = 0.4f;
    // The logarithm of the first card's chance, and the error of the outcome.
    const auto loss = [&](const WidePolicy::Net& net) {
      CardPass<WidePolicy::Net> pass;
      pass.forward(net, inputs, cards);
      const double wrong = pass.outcome() - outcome;
      return -std::log(static_cast<double>(pass.chances()[0])) + wrong * wrong / 2;
    };
    const WidePolicy::Net& net = nets[scene.net()];
    CardPass<WidePolicy::Net> pass;
    pass.forward(net, inputs, cards);
    OfCards to_scores = pass.chances();
    to_scores[0] -= 1;
    const auto slope = std::make_unique<WidePolicy::Net>();
    pass.backward(net, inputs, cards, to_scores, pass.outcome() - outcome, *slope);
    check_slope(net, *slope, loss, 40, random, off, right);
  });
  CHECK(right > 1000);
  CHECK(off * 50 < right);
}

static void slopes_of_the_critic_are_those_of_differences() {
  const auto net = std::make_unique<CriticNet>();
  Random random(6);
  for (std::size_t at = 0; at < sizeof(CriticNet) / sizeof(float); ++at)
    set_number(*net, at, static_cast<float>(random.unit() - 0.5) / 4);
  int off = 0, right = 0;
  for_each_decision(24, [&](const Game& game, const Observation& seen) {
    if (seen.number % 7 != 3) return;
    const Inputs sight = sight_of(game);
    const auto loss = [&](const CriticNet& changed) { return static_cast<double>(CriticPass().forward(changed, sight)); };
    CriticPass pass;
    pass.forward(*net, sight);
    const auto slope = std::make_unique<CriticNet>();
    pass.backward(*net, sight, 1, *slope);
    check_slope(*net, *slope, loss, 40, random, off, right);
  });
  CHECK(right > 1000);
  CHECK(off * 50 < right);
}

static std::vector<Contracted> some_deals(int number) {
  std::vector<Contracted> deals;
  Random random(11);
  for (int at = 0; at < number; ++at) {
    const Game game = new_game(at % kKinds, random);  // nothing announced
    const Observation& any = game.seen_by(0);
    Contracted deal{.places = {0, 0, 0, game.skat()}, .limits = any.limits, .bid = any.bid, .declarer = any.declarer,
                    .kind = static_cast<std::int8_t>(any.contract.kind), .hand = any.contract.hand, .schneider = 0,
                    .schwarz = 0, .ouvert = any.contract.ouvert};
    for (int seat = 0; seat < kSeats; ++seat) deal.places[seat] = game.seen_by(seat).hand;
    CHECK(deal.is_sound());
    deals.push_back(deal);
  }
  return deals;
}

static std::vector<std::uint32_t> up_to(std::uint32_t number) {
  std::vector<std::uint32_t> all;
  for (std::uint32_t at = 0; at < number; ++at) all.push_back(at);
  return all;
}

static void threads_and_interruptions_change_nothing() {
  const auto deals = some_deals(300);
  const Lesson lesson{.batch = 128};
  Learner alone(some_numbers(), 1), together(some_numbers(), 1), resumed(some_numbers(), 2);
  for (int turn = 0; turn < 2; ++turn) {
    alone.learn(deals, up_to(300), {}, lesson, 5 + static_cast<std::uint64_t>(turn), 1);
    together.learn(deals, up_to(300), {}, lesson, 5 + static_cast<std::uint64_t>(turn), 3);
    if (turn == 0) resumed.restore(alone.state());
  }
  CHECK(alone.numbers() == together.numbers());
  CHECK(alone.numbers() != some_numbers());
  resumed.learn(deals, up_to(300), {}, lesson, 6, 2);
  CHECK(resumed.numbers() == alone.numbers());
  CHECK(resumed.state() == alone.state());
  CHECK_THROWS(resumed.restore("short"));
}

// What the declarer has in the list less one defender, in all deals.
static long brought_by(const SeatPlayer& declarer, const SeatPlayer& defenders, const std::vector<Contracted>& deals) {
  long sum = 0;
  Random random(1);
  for (const Contracted& deal : deals) {
    Game game = deal.game();
    SeatPlayers players = {&defenders, &defenders, &defenders};
    players[deal.declarer] = &declarer;
    finish(game, players, random);
    sum += brought(game);
  }
  return sum;
}

static void whoever_has_learned_does_better_in_both_roles() {
  const auto deals = some_deals(600);
  const std::vector<float> start = some_numbers(Policy::size());
  Learner learner(start, 1);
  const Lesson lesson{.rate = 1e-3f, .anchor = 0, .batch = 128};
  for (std::uint64_t turn = 0; turn < 10; ++turn) learner.learn(deals, up_to(600), {}, lesson, turn, 2);
  const PolicyPlayer before(std::make_shared<Policy>(start), true);
  const PolicyPlayer after(std::make_shared<WidePolicy>(learner.numbers()), true);
  const auto tests = some_deals(4000);
  const long own = brought_by(before, before, tests);
  CHECK(brought_by(after, before, tests) > own + 4000);
  CHECK(brought_by(before, after, tests) < own - 4000);
}

static void whoever_holds_on_to_the_start_leaves_it_less() {
  const auto deals = some_deals(300);
  const auto distance = [&](float anchor) {
    Learner learner(some_numbers(), 1);
    const Lesson lesson{.rate = 1e-3f, .anchor = anchor, .batch = 128};
    Seen seen;
    for (std::uint64_t turn = 0; turn < 4; ++turn) seen = learner.learn(deals, up_to(300), {}, lesson, turn, 2);
    return seen.distance;
  };
  CHECK(distance(1) < distance(0) / 2);
}

static void guests_are_not_learned_from() {
  const auto deals = some_deals(200);
  const Others guests{{std::make_shared<RandomPlayer>()}, 1};
  Learner learner(some_numbers(), 1);
  const std::size_t alone = Learner(some_numbers(), 1).learn(deals, up_to(200), {}, {}, 1, 1).decisions;
  const std::size_t with_guests = learner.learn(deals, up_to(200), guests, {}, 1, 1).decisions;
  CHECK(with_guests > alone / 3);
  CHECK(with_guests < alone * 3 / 4);  // one or two of three seats are somebody else's
}

int main() {
  a_pass_sees_what_the_policy_sees();
  a_narrow_policy_made_wide_says_the_same();
  slopes_of_cards_are_those_of_differences();
  slopes_of_the_critic_are_those_of_differences();
  threads_and_interruptions_change_nothing();
  whoever_has_learned_does_better_in_both_roles();
  whoever_holds_on_to_the_start_leaves_it_less();
  guests_are_not_learned_from();
  return kiebitz::tests::summary();
}
