// Monte Carlo: the evidence is what solving every card of every world gives, however many threads work and whatever was
// asked before; limits cut it short without spoiling it. Cards that drop out of the race are hardly ever the best.
#include "judging/monte_carlo.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include "tests/check.hpp"
#include "worlds/sample.hpp"

using namespace kiebitz;

static constexpr std::size_t kTable = std::size_t{1} << 20;

// A decision some way into a random game, and worlds that fit what the player knows of it.
struct Case {
  Decision decision;
  std::vector<World> worlds;
};

static Card random_card(Random& random, CardSet cards) {
  for (auto skip = random.below(static_cast<std::uint64_t>(count(cards))); skip > 0; --skip) cards &= cards - 1;
  return lowest(cards);
}

// The declarer holds so many of the highest cards at least.
static Position random_start(Random& random, Kind kind, int tops) {
  const int declarer = static_cast<int>(random.below(kSeats));
  Knowledge knowledge;
  knowledge.known[declarer] = layout_of(kind).to_cards(~(~CardSet{0} >> tops));
  knowledge.unseen = ~knowledge.known[declarer];
  knowledge.takes = {10, 10, 10, 2};
  knowledge.takes[declarer] -= tops;
  const World deal = sample(Worlds(knowledge), 1, random).front();
  return Position({kind, declarer, {deal[0], deal[1], deal[2]}, 0, {}, 0, 0});
}

static Goal random_goal(Random& random, Kind kind) {
  if (kind == Kind::null) return Goal::no_trick();
  const auto which = random.below(3);
  return which == 0 ? Goal::points(61) : which == 1 ? Goal::points(90) : Goal::all_tricks();
}

// Where all tricks are the goal the declarer has a good hand, so that often none is lost yet.
static std::optional<Case> random_case(Random& random, Kind kind, int played, std::size_t worlds = 12) {
  const Goal goal = random_goal(random, kind);
  Position position = random_start(random, kind, goal.is_all_tricks() ? 8 : 0);
  const Layout& layout = position.layout();
  CardSet gone = 0;
  for (; played > 0; --played) {
    const Card card = random_card(random, position.legal());
    gone |= bit(layout.card_of_bit[card]);
    position.play(card);
  }
  if (kind == Kind::null && position.tricks() > 0) return std::nullopt;
  Case found;
  found.decision.table = {kind, position.declarer(), {}, position.leader(), {}, position.points(), position.tricks()};
  for (int place = 0; place < position.on_table(); ++place)
    found.decision.table.trick.push_back(layout.card_of_bit[position.table_card(place)]);
  Knowledge knowledge;
  knowledge.known[position.turn()] = layout.to_cards(position.hand(position.turn()));
  knowledge.unseen = ~(gone | knowledge.known[position.turn()]);
  for (int seat = 0; seat < kSeats; ++seat)
    knowledge.takes[seat] = seat == position.turn() ? 0 : count(position.hand(seat));
  knowledge.takes[kSkat] = 2;
  for (int place = 1; place < position.on_table(); ++place)  // those who did not follow, for the position to be legal
    if (!(layout.follow[position.table_card(0)] >> position.table_card(place) & 1))
      knowledge.barred[(position.leader() + place) % kSeats] = layout.to_cards(layout.follow[position.table_card(0)]);
  found.worlds = sample_distinct(Worlds(knowledge), worlds, random);
  found.decision.goal = goal;
  found.decision.scoring = random.below(2) ? Scoring::wins : Scoring::wins_and_steps;
  return found;
}

// Whether the declarer wins after a card that is worth so much.
static bool wins(const Goal& goal, Position position, Card card, int value) {
  if (!goal.is_all_tricks()) return value >= goal.value(position);
  position.play(position.layout().bit_of_card[card]);
  if (position.is_over() || position.defender_tricks() > 0) return position.defender_tricks() == 0;
  return Solver({}, kTable).answer(position, {Question::What::declarer_takes_all}).value.lower == position.tricks_left();
}

// Every card in every world solved, and what a card is worth added up in the plainest way.
static std::vector<CardEvidence> plain_evidence(const Case& from, bool& for_declarer) {
  std::vector<CardEvidence> all;
  for (const World& world : from.worlds) {
    Position::Setup setup = from.decision.table;
    setup.hands = {world[0], world[1], world[2]};
    for (Card card = 0; card < kCards; ++card)
      if (world[kSkat] >> card & 1) setup.points += kRankPoints[card % 8];
    const Position position(setup);
    for_declarer = position.turn() == position.declarer();
    const bool is_null = setup.kind == Kind::null;
    const Answer answer = Solver({}, kTable).answer(position, {Question::What::cards});
    all.resize(answer.cards.size());
    for (std::size_t index = 0; index < all.size(); ++index) {
      const int value = answer.cards[index].value.lower;
      const bool won = wins(from.decision.goal, position, answer.cards[index].card, value);
      const bool is_plain = from.decision.goal.value(position) == 61;  // else schneider is no step above it
      double score = won;
      if (!is_null && from.decision.scoring == Scoring::wins_and_steps)
        score += won && is_plain && value >= 90 ? 0.05 : !won && value < 31 ? -0.1 : 0;
      if (!for_declarer) score = 1 - score;
      const double share = 1.0 / static_cast<double>(from.worlds.size());
      all[index].card = answer.cards[index].card;
      all[index].win_share += share * (won == for_declarer);
      all[index].score = all[index].score.value_or(0) + share * score;
      all[index].value = all[index].value.value_or(0) + share * value;
    }
  }
  return all;
}

static bool close(double one, double other) { return std::abs(one - other) < 1e-6; }

static bool agrees(const CardEvidence& found, const CardEvidence& expected) {
  return found.card == expected.card && close(found.win_share, expected.win_share) &&
         (!found.score || close(*found.score, *expected.score)) &&
         (!found.value || close(*found.value, *expected.value));
}

static bool is_best(const std::vector<CardEvidence>& all, Card card, bool for_declarer) {
  const CardEvidence* best = nullptr;
  for (const CardEvidence& one : all)
    if (one.card == card) best = &one;
  if (best == nullptr) return false;
  const double sign = for_declarer ? 1 : -1;
  for (const CardEvidence& one : all) {
    if (*one.score > *best->score + 1e-6) return false;
    if (close(*one.score, *best->score) && sign * (*one.value - *best->value) > 1e-6) return false;
  }
  return true;
}

static bool same(const Evidence& one, const Evidence& other) {
  const auto equal = [](const CardEvidence& a, const CardEvidence& b) {
    return a.card == b.card && a.worlds == b.worlds && a.win_share == b.win_share && a.score == b.score && a.error == b.error &&
           a.value == b.value;
  };
  return one.best == other.best && one.worlds == other.worlds && std::ranges::equal(one.cards, other.cards, equal);
}

static void evidence_is_what_solving_everything_gives(Random& random, MonteCarlo& one, MonteCarlo& two, int round) {
  const int played = 12 + static_cast<int>(random.below(17));
  std::optional<Case> from = random_case(random, static_cast<Kind>(round % kKinds), played);
  if (!from) return;
  bool for_declarer = false;
  const std::vector<CardEvidence> expected = plain_evidence(*from, for_declarer);
  for (const bool all_values : {false, true}) {
    from->decision.all_values = all_values;
    const Evidence found = one.judge(from->decision, from->worlds, {}).value();
    CHECK(found.worlds == from->worlds.size());
    CHECK(found.cards.size() == expected.size());
    for (std::size_t card = 0; card < expected.size(); ++card) {
      CHECK(agrees(found.cards[card], expected[card]));
      CHECK(!all_values || (found.cards[card].value && found.cards[card].score));
    }
    CHECK(is_best(expected, found.best, for_declarer));
    CHECK(same(found, two.judge(from->decision, from->worlds, {}).value()));
  }
}

// So many worlds that the cards race. What is said of a card comes from the worlds it was judged in, whether their tables
// were kept or not, and on the way nobody is lost who would have been clearly better.
static void a_race_is_fair(Random& random, MonteCarlo& one, MonteCarlo& two, int rounds) {
  int dropped = 0;
  double lost = 0;
  for (int round = 0; round < rounds; ++round) {
    std::optional<Case> from = random_case(random, static_cast<Kind>(round % kKinds), 9 + round % 18, 60);
    if (!from) continue;
    bool for_declarer = false;
    const std::vector<CardEvidence> full = plain_evidence(*from, for_declarer);
    const Evidence found = one.judge(from->decision, from->worlds, {}).value();
    CHECK(same(found, two.judge(from->decision, from->worlds, {}).value()));
    std::size_t most = 0;
    double best = -1, chosen = -1;
    for (std::size_t card = 0; card < full.size(); ++card) {
      const CardEvidence& seen = found.cards[card];
      Case begun = *from;
      begun.worlds.resize(seen.worlds);
      CHECK(close(seen.win_share, plain_evidence(begun, for_declarer)[card].win_share));
      CHECK(!seen.score || seen.worlds == found.worlds);
      dropped += seen.worlds < found.worlds;
      most = std::max(most, seen.worlds);
      best = std::max(best, *full[card].score);
      if (seen.card == found.best) chosen = *full[card].score;
    }
    CHECK(most == found.worlds);
    lost += best - chosen;
  }
  CHECK(dropped > rounds / 10);
  CHECK(lost < 0.001 * rounds);
}

static Card card_of(int suit, Rank rank) { return Card{8 * suit + rank}; }

// A declarer who leads with ace and eight of diamonds and a jack, three tricks before the end of a grand, all of them
// taken so far.
static Decision last_tricks_of_a_grand(World& world) {
  Decision decision;
  decision.table = {Kind::grand, 0, {}, 0, {}, kDeckPoints - 13, 7};
  world = {};
  world[0] = bit(card_of(0, kAce)) | bit(card_of(0, kEight)) | bit(card_of(3, kJack));
  world[1] = bit(card_of(0, kNine)) | bit(card_of(1, kSeven)) | bit(card_of(2, kSeven));
  world[2] = bit(card_of(1, kEight)) | bit(card_of(2, kEight)) | bit(card_of(3, kNine));
  return decision;
}

// A judge of games that the declarer wins, with few nodes: it finds schneider, and values in every second world, only of
// the card it is asked about first.
class HastyJudge final : public Judge {
 public:
  bool tells_equals_apart() const override { return false; }
  std::unique_ptr<CardQuestions> open(const Decision&, const World&, std::size_t number, const Means&) const override {
    return std::make_unique<Questions>(number % 2 == 0);
  }

 private:
  class Questions final : public CardQuestions {
   public:
    explicit Questions(bool finds_all) : finds_all_(finds_all) {}

    void ask_goal_of_all(const std::vector<Card>& cards, Interval* values) override {
      for (std::size_t index = 0; index < cards.size(); ++index) values[index].lower = 61;
    }
    void ask_goal(Card, Interval& value) override { value.lower = 61; }
    void ask(Card, int need, Interval& value) override {
      if (is_first()) value.lower = need;
    }
    void find(Card card, Interval& value) override {
      if (is_first()) value = {120, 120};
      if (finds_all_) value = {100 + card % 10, 100 + card % 10};
    }
    bool had_time() const override { return true; }

   private:
    bool is_first() { return asked_++ == 0; }

    bool finds_all_;
    int asked_ = 0;
  };
};

static void who_is_asked_first_has_no_advantage() {
  World world;
  const Decision decision = last_tricks_of_a_grand(world);
  MonteCarlo judge(1, kTable);
  const Jury hasty(std::make_shared<HastyJudge>());
  const Evidence found = judge.judge(decision, std::vector<World>(50, world), {}, {}, hasty).value();
  for (const CardEvidence& card : found.cards) {
    CHECK(card.score == 1.0 && card.worlds == 50);
    CHECK(card.value && *card.value >= 100 && *card.value < 110);
  }
  const auto value = [](const CardEvidence& card) { return *card.value; };
  CHECK(found.best == std::ranges::max_element(found.cards, {}, value)->card);
}

// A grand with two worth 72 and 24 more with schneider: 356 points lie between winning and losing it.
static void steps_count_what_they_are_worth_in_the_list() {
  const auto near = [](double found, double wanted) { return std::abs(found - wanted) < 1e-9; };
  const Schneider grand = Schneider::in_list({.kind = Kind::grand}, 2, 18, 61);
  CHECK(near(grand.won, 24.0 / 356) && near(grand.lost, 48.0 / 356));
  const Schneider hearts = Schneider::in_list({.kind = Kind::hearts}, 1, 18, 61);  // worth 20, or 30
  CHECK(near(hearts.won, 10.0 / 200) && near(hearts.lost, 20.0 / 200));
  CHECK(near(Schneider::in_list({.kind = Kind::grand, .hand = true, .schneider = true}, 1, 18, 90).won, 0));
}

static void who_loses_everywhere_is_out_after_the_first_round(MonteCarlo& judge) {
  World world;
  Decision decision = last_tricks_of_a_grand(world);
  decision.goal = Goal::all_tricks();
  const Evidence found = judge.judge(decision, std::vector<World>(100, world), {}).value();
  for (const CardEvidence& card : found.cards) CHECK(card.worlds == (card.card == card_of(0, kEight) ? 20 : 100));
  CHECK(found.worlds == 100);
}

// Leading a low diamond loses a trick without points to the nine, which the ace would draw.
static void all_points_are_not_all_tricks(MonteCarlo& judge) {
  const Card ace = card_of(0, kAce), eight = card_of(0, kEight), jack = card_of(3, kJack);
  World world;
  Decision decision = last_tricks_of_a_grand(world);
  const auto evidence = [&](const Goal& goal) {
    decision.goal = goal;
    return judge.judge(decision, {world}, {}).value();
  };
  const auto share = [](const Evidence& found, Card played) {
    return std::ranges::find(found.cards, played, &CardEvidence::card)->win_share;
  };
  for (const bool all_values : {false, true}) {
    decision.all_values = all_values;
    const Evidence points = evidence(Goal::points(kDeckPoints)), tricks = evidence(Goal::all_tricks());
    CHECK(share(points, eight) == 1 && share(points, ace) == 1 && share(points, jack) == 1);
    CHECK(share(tricks, eight) == 0 && share(tricks, ace) == 1 && share(tricks, jack) == 1);
    CHECK(tricks.best != eight);
    for (const CardEvidence& found : tricks.cards) CHECK(found.value.value_or(kDeckPoints) == kDeckPoints);
  }
  decision.table.tricks = 6;  // and one lost, with which no card wins
  const Evidence lost = evidence(Goal::all_tricks());
  CHECK(share(lost, eight) == 0 && share(lost, ace) == 0 && share(lost, jack) == 0);
}

static void a_node_limit_leaves_decisions_the_same_on_any_number_of_threads(Random& random) {
  const Case from = random_case(random, Kind::clubs, 3).value();
  Budget budget;
  budget.nodes = 300;
  MonteCarlo one(1, kTable), three(3, kTable);
  const Evidence found = one.judge(from.decision, from.worlds, {}, budget).value();
  CHECK(found.worlds == from.worlds.size());
  for (int round = 0; round < 5; ++round)
    CHECK(same(found, three.judge(from.decision, from.worlds, {}, budget).value()));
}

static void however_little_is_found_out_the_best_card_has_the_highest_score(Random& random) {
  MonteCarlo judge(1, kTable);
  for (int round = 0; round < 10; ++round) {
    Case from = random_case(random, Kind::hearts, 0).value();
    from.decision.scoring = Scoring::wins_and_steps;
    Budget budget;
    for (budget.nodes = 1; budget.nodes < 10'000; budget.nodes *= 3) {
      const Evidence found = judge.judge(from.decision, from.worlds, {}, budget).value();
      const auto score = [](const CardEvidence& card) { return card.score.value_or(-1); };
      const auto best = std::ranges::find(found.cards, found.best, &CardEvidence::card);
      if (best->score) CHECK(*best->score == score(*std::ranges::max_element(found.cards, {}, score)));
    }
  }
}

static void at_least_one_world_is_judged_however_little_time_there_is(Random& random) {
  const Case from = random_case(random, Kind::hearts, 0).value();
  Budget budget;
  budget.seconds = 1e-9;
  const Evidence found = MonteCarlo(2, kTable).judge(from.decision, from.worlds, {}, budget).value();
  CHECK(found.worlds >= 1 && found.worlds < from.worlds.size());
}

// So much to do that it ends only when stopped.
static Case endless_case(Random& random) {
  Case from = random_case(random, Kind::clubs, 0).value();
  from.worlds.resize(1'000'000, from.worlds.front());
  return from;
}

static void a_decision_ends_when_another_thread_wishes(Random& random) {
  const Case from = endless_case(random);
  for (const int threads : {1, 2}) {
    MonteCarlo judge(threads, kTable);
    Stop stop;
    Budget budget;
    budget.stop = &stop;
    std::jthread other([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      stop.request();
    });
    CHECK(!judge.judge(from.decision, from.worlds, {}, budget));
    CHECK(!judge.judge(from.decision, from.worlds, {}, budget));  // a stop stays
    CHECK(judge.judge(from.decision, {from.worlds.front()}, {}).has_value());
  }
}

static void who_waits_for_a_turn_can_be_stopped(Random& random) {
  const Case from = endless_case(random);
  MonteCarlo judge(1, kTable);
  Stop all, second(&all);
  Budget budget;
  budget.stop = &all;
  bool is_stopped = false;
  std::thread first([&] { is_stopped = !judge.judge(from.decision, from.worlds, {}, budget); });
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  Budget waiting;
  waiting.stop = &second;
  second.request();
  CHECK(!judge.judge(from.decision, from.worlds, {}, waiting));
  all.request();
  first.join();
  CHECK(is_stopped);
}

static void an_interruption_ends_a_decision(Random& random) {
  Budget budget;
  budget.interrupted = [] { return true; };
  const Case from = endless_case(random);
  CHECK(!MonteCarlo(2, kTable).judge(from.decision, from.worlds, {}, budget));
}

static void weights_count_like_repeated_worlds(Random& random, MonteCarlo& judge) {
  const Case from = random_case(random, Kind::grand, 15).value();
  std::vector<World> repeated = from.worlds;
  std::vector<double> weights(from.worlds.size(), 0.5);
  weights[1] = 1.5;
  repeated.insert(repeated.end(), 2, from.worlds[1]);
  const Evidence weighed = judge.judge(from.decision, from.worlds, weights).value();
  const Evidence counted = judge.judge(from.decision, repeated, {}).value();
  CHECK(weighed.best == counted.best);
  for (std::size_t card = 0; card < weighed.cards.size(); ++card)
    CHECK(close(weighed.cards[card].win_share, counted.cards[card].win_share));
}

static void what_cannot_be_judged_is_refused(Random& random, MonteCarlo& judge) {
  Case from = random_case(random, Kind::clubs, 15).value();
  CHECK_THROWS(judge.judge(from.decision, {}, {}));
  from.decision.goal = Goal::no_trick();
  CHECK_THROWS(judge.judge(from.decision, from.worlds, {}));
  from.decision.goal = Goal::points(61);
  CHECK_THROWS(judge.judge(from.decision, from.worlds, {1.0}));
  CHECK_THROWS(judge.judge(from.decision, from.worlds, std::vector<double>(from.worlds.size(), -1.0)));
  Budget budget;
  budget.seconds = 0;
  CHECK_THROWS(judge.judge(from.decision, from.worlds, {}, budget));
  from.decision.table.kind = Kind::null;
  from.decision.goal = Goal::no_trick();
  from.decision.table.tricks = 1;
  CHECK_THROWS(judge.judge(from.decision, from.worlds, {}));
  CHECK_THROWS(MonteCarlo(0, kTable));
}

int main(int count, char** arguments) {
  const int rounds = count > 1 ? std::atoi(arguments[1]) : 2000;
  Random random(3);
  MonteCarlo one(1, kTable), two(2, kTable);
  for (int round = 0; round < rounds; ++round) evidence_is_what_solving_everything_gives(random, one, two, round);
  a_race_is_fair(random, one, two, std::max(36, rounds / 10));
  who_loses_everywhere_is_out_after_the_first_round(one);
  who_is_asked_first_has_no_advantage();
  for (int round = 0; round < 5; ++round) a_node_limit_leaves_decisions_the_same_on_any_number_of_threads(random);
  however_little_is_found_out_the_best_card_has_the_highest_score(random);
  at_least_one_world_is_judged_however_little_time_there_is(random);
  a_decision_ends_when_another_thread_wishes(random);
  who_waits_for_a_turn_can_be_stopped(random);
  an_interruption_ends_a_decision(random);
  all_points_are_not_all_tricks(one);
  weights_count_like_repeated_worlds(random, one);
  steps_count_what_they_are_worth_in_the_list();
  what_cannot_be_judged_is_refused(random, one);
  return tests::summary();
}
