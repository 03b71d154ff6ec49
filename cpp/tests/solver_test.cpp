// The solver against a naive minimax, against itself with other techniques, and under limits, small tables and threads.
//
//     solver_test [endgames [positions]]     how many random endgames; how many positions, at least 5, for techniques
#include "solver/solver.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <random>
#include <stdexcept>
#include <thread>
#include <utility>

#include "solver/batch.hpp"
#include "tests/check.hpp"

using namespace kiebitz;
using What = Question::What;

namespace {

// Random positions -------------------------------------------------------------------------------------------------

Card random_card(std::mt19937& source, CardSet legal) {
  for (auto skip = source() % static_cast<unsigned>(count(legal)); skip > 0; --skip) legal &= legal - 1;
  return lowest(legal);
}

Position random_position(std::mt19937& source, Kind kind, int cards, int on_table) {
  std::array<Card, kCards> deck;
  for (Card card = 0; card < kCards; ++card) deck[card] = card;
  for (unsigned left = kCards; left > 1; --left) std::swap(deck[left - 1], deck[source() % left]);
  Position::Setup setup;
  setup.kind = kind;
  setup.declarer = static_cast<int>(source() % kSeats);
  setup.leader = static_cast<int>(source() % kSeats);
  for (int index = 0; index < 3 * cards; ++index) setup.hands[index / cards] |= bit(deck[index]);
  if (kind != Kind::null && cards < 10) {
    setup.tricks = 1;
    setup.points = static_cast<int>(source() % 30);
  }
  Position position(setup);
  for (; on_table > 0; --on_table) position.play(random_card(source, position.legal()));
  return position;
}

Kind kind_number(int number) { return static_cast<Kind>(number % kKinds); }

// The naive minimax ------------------------------------------------------------------------------------------------

// What every line of play comes to, and the better of two results for whoever chooses; nothing else.
template <typename Result>
int minimax(Position& position, bool declarer_wants_much, Result&& result) {
  int value = 0;
  if (result(position, value)) return value;
  const bool wants_much = (position.turn() == position.declarer()) == declarer_wants_much;
  int best = wants_much ? -1 : 1000;
  for (CardSet rest = position.legal(); rest; rest &= rest - 1) {
    position.play(lowest(rest));
    const int other = minimax(position, declarer_wants_much, result);
    position.undo();
    best = wants_much ? std::max(best, other) : std::min(best, other);
  }
  return best;
}

int naive_points(Position position) {
  return minimax(position, true, [](const Position& at, int& value) {
    value = at.points();
    return at.is_over();
  });
}

// How many tricks one side takes in a row from here on.
int naive_run(Position position, bool of_declarer, bool wanted_by_declarer) {
  const int left = count(position.hand(position.turn())), tricks = position.tricks();
  return minimax(position, wanted_by_declarer, [=](const Position& at, int& value) {
    const int done = left - count(at.hand(at.turn())), by_declarer = at.tricks() - tricks;
    const int lost = of_declarer ? done - by_declarer : by_declarer;
    if (lost == 0 && !at.is_over()) return false;
    value = done - lost;  // it stops at the first lost trick
    return true;
  });
}

int naive_value(const Position& position) {
  return position.layout().kind == Kind::null ? naive_run(position, false, true) : naive_points(position);
}

// What the declarer survives after a card, the trick it may end included.
int naive_card(Position position, Card card) {
  const int before = count(position.hand(position.turn()));
  position.play(card);
  if (position.layout().kind != Kind::null) return naive_points(position);
  if (position.tricks() > 0) return 0;
  const bool trick_is_done = position.on_table() == 0;
  return (trick_is_done && before > 0 ? 1 : 0) + (position.is_over() ? 0 : naive_run(position, false, true));
}

// The proofs -------------------------------------------------------------------------------------------------------

bool is(const Interval& value, int expected) { return value.lower == expected && value.upper == expected; }
bool allows(const Interval& value, int expected) { return value.lower <= expected && expected <= value.upper; }

int value_of(Solver& solver, const Position& position) {
  const Answer answer = solver.answer(position, {});
  CHECK(answer.complete && answer.value.is_exact());
  return answer.value.lower;
}

void cards_agree(Solver& solver, const Position& position) {
  const Answer answer = solver.answer(position, {What::cards});
  const Layout& layout = position.layout();
  CardSet seen = 0;
  for (const CardBounds& card : answer.cards) {
    const Card played = layout.bit_of_card[card.card];
    seen |= bit(played);
    CHECK(is(card.value, naive_card(position, played)));
  }
  CHECK(seen == position.legal());
}

void line_leads_to(Solver& solver, Position position, int value) {
  const bool is_null = position.layout().kind == Kind::null;
  const int left = count(position.hand(position.turn()));
  for (Card card : solver.answer(position, {What::line}).line) {
    const Card played = position.layout().bit_of_card[card];
    CHECK(position.legal() & bit(played));
    position.play(played);
  }
  const bool lost = is_null && position.tricks() > 0;
  CHECK(position.is_over() || lost);
  const int survived = left - count(position.hand(position.turn())) - (lost ? 1 : 0);
  CHECK((is_null ? survived : position.points()) == value);
}

void questions_agree(Solver& solver, const Position& position, int value, std::mt19937& source) {
  const int range = position.layout().kind == Kind::null ? 6 : kDeckPoints;
  for (int points : {value, value + 1, static_cast<int>(source() % static_cast<unsigned>(range))}) {
    const Interval answer = solver.answer(position, {What::at_least, points}).value;
    CHECK(allows(answer, value) && answer.answers(points));
    for (const CardBounds& card : solver.answer(position, {What::cards_at_least, points}).cards)
      CHECK(card.value.answers(points));
  }
}

void all_tricks_agree(Solver& solver, const Position& position) {
  const int left = count(position.hand(position.turn()));
  for (bool declarer : {false, true}) {
    const What what = declarer ? What::declarer_takes_all : What::defenders_take_all;
    const Interval answer = solver.answer(position, {what}).value;
    const int run = naive_run(position, declarer, declarer);
    CHECK(allows(answer, run) && answer.answers(left));
  }
}

// Endgames of 2 to 5 cards of every kind, two thirds of them in the middle of a trick; the longest are the rarest.
void endgames_agree_with_minimax(int number) {
  constexpr std::array<int, 12> kSizes = {2, 3, 4, 3, 4, 2, 3, 4, 3, 4, 2, 5};
  std::mt19937 source(20131);
  Solver solver;
  for (int game = 0; game < number; ++game) {
    const int cards = kSizes[static_cast<std::size_t>(game / kKinds) % kSizes.size()];
    const Position position = random_position(source, kind_number(game), cards, game / 7 % kSeats);
    const int value = value_of(solver, position);
    CHECK(value == naive_value(position));
    if (game % 4 == 0) cards_agree(solver, position);
    if (game % 4 == 1) line_leads_to(solver, position, value);
    if (game % 4 == 2) questions_agree(solver, position, value, source);
    if (game % 4 == 3 && cards < 5) all_tricks_agree(solver, position);
  }
}

std::vector<Techniques> all_combinations() {
  std::vector<Techniques> all;
  for (int number = 0; number < 4 * 4 * 3 * 3 * 64; ++number) {
    int rest = number;
    const auto digit = [&rest](int base) { return std::exchange(rest, rest / base) % base; };
    Techniques techniques;
    techniques.table = static_cast<TableKind>(digit(4));
    techniques.ordering = static_cast<Ordering>(digit(4));
    techniques.declarer_bound = static_cast<DeclarerBound>(digit(3));
    techniques.table_moves = digit(2);
    techniques.merge_equals = digit(2);
    techniques.drop_dominated = digit(2);
    techniques.quasi_symmetry = static_cast<QuasiSymmetry>(digit(3));
    techniques.defender_bound = digit(2);
    techniques.sure_trumps = digit(2);
    techniques.child_probes = digit(2);
    all.push_back(techniques);
  }
  return all;
}

// How many cards the positions have that a combination is tried on: slow ones get short hands, and the fast ones, being
// few, more than one long hand each.
std::vector<int> sizes_for(const Techniques& techniques) {
  if (techniques.table == TableKind::none) return {6};
  if (techniques.table == TableKind::bare) return {6, 7};
  const bool is_fast = techniques.ordering != Ordering::given && techniques.defender_bound &&
                       techniques.declarer_bound != DeclarerBound::none;
  if (!is_fast) return {6, 7, 8};
  if (techniques.table == TableKind::canonical) return {8, 9};
  return {7, 8, 9, 9, 9, 9, 10, 10, 10, 10};
}

// Every combination is used, and every position is solved by several.
void techniques_agree(int number) {
  std::mt19937 source(77);
  std::vector<Position> positions;
  std::vector<int> sizes, values;
  Solver standard;
  for (int at = 0; at < number; ++at) {
    sizes.push_back(6 + at % 5);
    positions.push_back(random_position(source, kind_number(at / 5), sizes.back(), at / 3 % kSeats));
    values.push_back(value_of(standard, positions.back()));
  }
  std::vector<int> solved(positions.size());
  std::vector<Techniques> combinations = all_combinations();
  std::shuffle(combinations.begin(), combinations.end(), source);
  std::array<std::size_t, 11> next = {};  // for each number of cards, the position to take next
  const std::size_t used = std::min(combinations.size(), 5 * positions.size());
  for (std::size_t at = 0; at < used; ++at) {
    Solver solver(combinations[at]);
    for (int cards : sizes_for(combinations[at])) {
      const std::size_t place = static_cast<std::size_t>(cards - 6) + 5 * (next[static_cast<std::size_t>(cards)]++);
      const std::size_t chosen = place % (positions.size() / 5 * 5);
      CHECK(sizes[chosen] == cards);
      CHECK(value_of(solver, positions[chosen]) == values[chosen]);
      ++solved[chosen];
    }
  }
  if (number >= 1000) CHECK(*std::min_element(solved.begin(), solved.end()) >= 2);
}

void a_tiny_table_changes_no_value() {
  std::mt19937 source(5);
  for (int game = 0; game < 60; ++game) {
    const Position position = random_position(source, kind_number(game), 7, game % kSeats);
    Solver standard;
    const int value = value_of(standard, position);
    for (TableKind table : {TableKind::bare, TableKind::canonical, TableKind::partition})
      for (std::size_t bytes : {0, 4096, 40000}) {
        Techniques techniques;
        techniques.table = table;
        Solver solver(techniques, bytes);
        CHECK(value_of(solver, position) == value);
        CHECK(is(solver.answer(position, {What::cards}).value, value));
      }
  }
}

Position world_of(const std::array<Card, kCards>& deck, Kind kind, int declarer, int cards) {
  Position::Setup setup;
  setup.kind = kind;
  setup.declarer = declarer;
  for (int index = 0; index < kSeats * cards; ++index) setup.hands[index / cards] |= bit(deck[index]);
  return Position(setup);
}

// One decision: the player's hand stays, the other cards change hands.
void a_table_shared_by_worlds_changes_no_value() {
  std::mt19937 source(6);
  for (int kind = 0; kind < kKinds; ++kind) {
    std::array<Card, kCards> deck;
    for (Card card = 0; card < kCards; ++card) deck[card] = card;
    std::shuffle(deck.begin(), deck.end(), source);
    Solver shared;
    for (int world = 0; world < 25; ++world) {
      std::shuffle(deck.begin() + 7, deck.end(), source);
      const Position position = world_of(deck, kind_number(kind), world % kSeats, 7);
      Solver fresh;
      const Answer one = shared.answer(position, {What::cards}), other = fresh.answer(position, {What::cards});
      CHECK(one.cards.size() == other.cards.size());
      for (std::size_t at = 0; at < one.cards.size(); ++at)
        CHECK(one.cards[at].value.is_exact() && is(other.cards[at].value, one.cards[at].value.lower));
    }
    CHECK(shared.table_entries() > 0);
    shared.clear();
    CHECK(shared.table_entries() == 0);
  }
}

// Worlds that differ early have nothing in common; nearer to the end they do. The same deal always has.
void tables_are_kept_where_they_help() {
  std::mt19937 source(8);
  for (int cards : {6, 9}) {
    std::array<Card, kCards> deck;
    for (Card card = 0; card < kCards; ++card) deck[card] = card;
    std::shuffle(deck.begin(), deck.end(), source);
    Solver shared;
    std::uint64_t fresh_nodes = 0, kept_nodes = 0, again = 0;
    for (int world = 0; world < 20; ++world) {
      std::shuffle(deck.begin() + cards, deck.begin() + 3 * cards, source);
      const Position position = world_of(deck, Kind::grand, 0, cards);
      Solver fresh;
      fresh_nodes += fresh.answer(position, {What::cards}).nodes;
      kept_nodes += shared.answer(position, {What::cards}).nodes;
      again += shared.answer(position, {What::cards}).nodes;
    }
    CHECK(cards == 9 ? kept_nodes == fresh_nodes : kept_nodes < fresh_nodes);
    CHECK(2 * again < kept_nodes);
  }
}

void limits_leave_bounds_that_hold() {
  std::mt19937 source(7);
  int cut_short = 0;
  for (int game = 0; game < 60; ++game) {
    const Position position = random_position(source, kind_number(game), 9, game % kSeats);
    Solver standard;
    const Answer known = standard.answer(position, {What::cards});
    for (std::uint64_t nodes : {0, 1, 100, 1000, 5000}) {
      Limits limits;
      limits.nodes = nodes;
      Solver solver;
      const Answer value = solver.answer(position, {}, limits), cards = solver.answer(position, {What::cards}, limits);
      CHECK(allows(value.value, known.value.lower) && allows(cards.value, known.value.lower));
      CHECK(value.nodes <= nodes + 1 && (value.complete == value.value.is_exact()));
      for (std::size_t at = 0; at < known.cards.size(); ++at)
        CHECK(allows(cards.cards[at].value, known.cards[at].value.lower));
      solver.answer(position, {What::line}, limits);
      cut_short += !value.complete;
    }
  }
  CHECK(cut_short > 60);
  Limits stopped;
  Stop stop;
  stop.request();
  stopped.stop = &stop;
  Solver solver;
  CHECK(!solver.answer(random_position(source, Kind::grand, 10, 0), {What::cards}, stopped).complete);
}

// A search without any technique, which would take years.
Position endless_position() {
  std::mt19937 source(11);
  return random_position(source, Kind::grand, 10, 0);
}

Techniques no_techniques() {
  Techniques none;
  none.table = TableKind::none;
  none.ordering = Ordering::given;
  none.table_moves = none.merge_equals = none.drop_dominated = none.history = false;
  none.declarer_bound = DeclarerBound::none;
  none.defender_bound = none.sure_trumps = false;
  return none;
}

void a_search_ends_when_another_thread_wishes() {
  Solver solver(no_techniques());
  Stop stop;
  Limits limits;
  limits.stop = &stop;
  std::jthread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    stop.request();
  });
  CHECK(!solver.answer(endless_position(), {}, limits).complete);
}

void who_waits_for_a_turn_is_held_to_the_limits() {
  Solver solver(no_techniques());
  Stop all, stopped(&all);
  Limits endless, short_of_time;
  endless.stop = &all;
  short_of_time.seconds = 0.05;
  bool is_stopped = false;
  std::thread other([&] { is_stopped = !solver.answer(endless_position(), {}, endless).complete; });
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  CHECK(!solver.answer(endless_position(), {}, short_of_time).complete);
  stopped.request();
  Limits unwanted;
  unwanted.stop = &stopped;
  CHECK(!solver.answer(endless_position(), {}, unwanted).complete);
  all.request();
  other.join();
  CHECK(is_stopped);
}

void a_batch_ends_with_a_stop_from_outside() {
  Stop stop;
  Batch::Options options;
  options.techniques = no_techniques();
  options.threads = 2;
  options.stop = &stop;
  Batch batch({3, endless_position()}, {}, options);
  CHECK(!batch.next(std::chrono::milliseconds(20)) && !batch.is_done());
  stop.request();
  CHECK(batch.is_done() && !batch.next(std::chrono::milliseconds(20)));
}

std::vector<Answer> all_answers(Batch& batch) {
  std::vector<Answer> answers;
  while (!batch.is_done())
    if (auto answer = batch.next(std::chrono::milliseconds(50))) answers.push_back(*std::move(answer));
  return answers;
}

void threads_change_nothing() {
  std::mt19937 source(8);
  std::vector<Position> positions;
  for (int game = 0; game < 60; ++game)
    positions.push_back(random_position(source, kind_number(game), 8, game % kSeats));
  for (std::uint64_t nodes : {std::uint64_t{300}, Limits{}.nodes}) {
    Batch::Options options;
    options.node_limit = nodes;
    Batch single(positions, {What::cards}, options);
    options.threads = 4;
    Batch several(positions, {What::cards}, options);
    const auto one = all_answers(single), other = all_answers(several);
    CHECK(one.size() == positions.size() && other.size() == positions.size());
    for (std::size_t at = 0; at < one.size(); ++at) {
      CHECK(one[at].value.lower == other[at].value.lower && one[at].value.upper == other[at].value.upper);
      CHECK(one[at].nodes == other[at].nodes);
    }
  }
}

void a_batch_can_be_stopped_and_passes_errors_on() {
  std::mt19937 source(9);
  std::vector<Position> positions(50, random_position(source, Kind::grand, 10, 0));
  Batch::Options options;
  options.threads = 2;
  Batch stopped(positions, {What::cards}, options);
  stopped.stop();
  CHECK(stopped.is_done());
  Position::Setup lost;  // in null, with a trick taken
  lost.kind = Kind::null;
  lost.hands = {bit(0), bit(1), bit(2)};
  lost.tricks = 1;
  Batch faulty({Position(lost)}, {}, options);
  CHECK_THROWS(all_answers(faulty));
  options.threads = 0;
  CHECK_THROWS(Batch(positions, {}, options));
}

void finished_positions_have_their_points() {
  Position::Setup over;
  over.points = 70;
  over.tricks = 9;
  Solver solver;
  for (What what : {What::value, What::at_least, What::cards, What::line})
    CHECK(is(solver.answer(Position(over), {what, 61}).value, 70));
}

int argument(int argc, char** argv, int place, int otherwise) {
  return argc > place ? std::atoi(argv[place]) : otherwise;
}

}  // namespace

int main(int argc, char** argv) {
  endgames_agree_with_minimax(argument(argc, argv, 1, 20000));
  techniques_agree(argument(argc, argv, 2, 1000));
  a_tiny_table_changes_no_value();
  a_table_shared_by_worlds_changes_no_value();
  tables_are_kept_where_they_help();
  limits_leave_bounds_that_hold();
  threads_change_nothing();
  a_search_ends_when_another_thread_wishes();
  who_waits_for_a_turn_is_held_to_the_limits();
  a_batch_ends_with_a_stop_from_outside();
  a_batch_can_be_stopped_and_passes_errors_on();
  finished_positions_have_their_points();
  return kiebitz::tests::summary();
}
