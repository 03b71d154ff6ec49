#include "solver/solver.hpp"

#include <stdexcept>

#include "solver/first_guess.hpp"

namespace kiebitz {
namespace {

// With more cards a hand than this a world has next to no state in common with another one (benchmarks/solver worlds): a
// table of strangers' proofs only makes looking up slower.
constexpr int kMostCardsShared = 7;

// Without a better one; a null game is taken to be won.
int first_guess(const Root& root, const Measure& measure) {
  const int most = measure.most(root);
  return measure.counts_points() ? FirstGuess(root).points(most) : most;
}

// Whether two positions may be of one deal: no card is held by one player here and by another there.
bool of_one_deal(const Hands& one, const Hands& other) {
  const auto in_other_hands = [&](int player) { return other.left() & ~other.cards[player]; };
  return !((one.cards[0] & in_other_hands(0)) | (one.cards[1] & in_other_hands(1)) | (one.cards[2] & in_other_hands(2)));
}

void to_cards_outside(const Layout& layout, Answer& answer) {
  for (CardBounds& card : answer.cards) card.card = layout.card_of_bit[card.card];
  for (Card& card : answer.line) card = layout.card_of_bit[card];
}

void add_points(int taken, Answer& answer) {
  answer.value = answer.value.shifted(taken);
  for (CardBounds& card : answer.cards) card.value = card.value.shifted(taken);
}

}  // namespace

Root root_of(const Position& position) {
  const auto player_at = [&](int seat) { return (seat - position.declarer() + kSeats) % kSeats; };
  const Layout& layout = position.layout();
  Root root{&layout, {}, Trick::start(player_at(position.leader()))};
  for (int seat = 0; seat < kSeats; ++seat) root.hands.cards[player_at(seat)] = position.hand(seat);
  root.hands.count_profile(layout);
  for (int place = 0; place < position.on_table(); ++place)
    root.trick = root.trick.after(layout, player_at((position.leader() + place) % kSeats), position.table_card(place));
  return root;
}

Solver::Family Solver::family_of(Kind kind) {
  return kind == Kind::null ? Family::null : kind == Kind::grand ? Family::grand : Family::suit;
}

// A likely value is looked for only where there is something to estimate on the way.
Solver::Goal Solver::goal_of(const Position& position, const Question& question) {
  using What = Question::What;
  if (question.what == What::declarer_takes_all) return kDeclarerTakesAll;
  if (question.what == What::defenders_take_all) return kDefendersTakeAll;
  const bool may_prune = question.pruning != nullptr && question.what == What::value;
  const bool has_points = position.layout().kind != Kind::null;
  return may_prune && has_points && position.tricks_left() > Estimator::kFewestCards ? kLikelyValue : kValue;
}

Measure Solver::measure_of(const Position& position, Goal goal) {
  if (goal == kDeclarerTakesAll || goal == kDefendersTakeAll) return Measure::all_tricks(goal == kDeclarerTakesAll);
  if (position.layout().kind != Kind::null) return Measure::card_points();
  if (position.tricks() > 0) throw std::invalid_argument("the null game is lost: the declarer has taken a trick");
  return Measure::null_run();
}

// Questions about all tricks are easy: most of the memory is for values.
Search& Solver::search_for(Family family, Goal goal, const Measure& measure,
                           const std::shared_ptr<const Pruning>& pruning) {
  if (family != family_) {
    for (auto& search : searches_) search.reset();
    family_ = family;
  }
  auto& search = searches_[goal];
  if (goal == kLikelyValue && pruning != pruning_) {
    search.reset();
    pruning_ = pruning;
  }
  const std::size_t bytes = goal == kValue || goal == kLikelyValue ? table_bytes_ / 4 * 3 : table_bytes_ / 8;
  if (search == nullptr) {
    search = goal == kLikelyValue ? make_pruned_search(pruning, bytes)
             : measure.counts_points() ? make_trump_search(techniques_, bytes)
                                       : make_run_search(measure.run(), techniques_, bytes);
    if (goal == kValue) search->consult(lookup_.get());
  }
  return *search;
}

void Solver::forget_other_worlds(const Hands& hands) {
  const bool is_same = of_one_deal(hands, deal_);
  if (!is_same && count(hands.cards[0]) > kMostCardsShared)
    for (auto& search : searches_)
      if (search != nullptr) search->clear_table();
  for (int player = 0; player < kSeats; ++player)
    deal_.cards[player] = hands.cards[player] | (is_same ? deal_.cards[player] : 0);
}

Answer Solver::answer(const Position& position, const Question& question, const Limits& limits) {
  const auto begin = std::chrono::steady_clock::now();
  const Goal goal = goal_of(position, question);
  const Root root = root_of(position);
  const Measure measure = measure_of(position, goal);
  const int taken = measure.counts_points() ? position.points() : 0;
  Question relative = question;
  relative.points -= taken;
  const bool from_below = techniques_.approach == Approach::from_below;
  relative.guess = question.guess != Question::kNoGuess ? question.guess - taken : from_below ? 0 : first_guess(root, measure);

  Answer answer{};
  answer.value = {0, measure.most(root)};
  std::unique_lock lock(busy_, std::defer_lock);
  if (lock_within(lock, limits)) {
    NodeCounter nodes;
    nodes.start(limits, begin);
    forget_other_worlds(root.hands);
    Inquiry inquiry(search_for(family_of(position.layout().kind), goal, measure, question.pruning), measure,
                    from_below ? Steps{1, 0} : measure.steps(), nodes);
    work(root, relative, inquiry, answer);
    answer.nodes = nodes.nodes();
  } else {
    answer.complete = false;
  }
  add_points(taken, answer);
  to_cards_outside(*root.layout, answer);
  answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return answer;
}

void Solver::work(const Root& root, const Question& question, Inquiry& inquiry, Answer& answer) {
  using What = Question::What;
  const bool about_cards = question.what == What::cards || question.what == What::cards_at_least;
  if (about_cards) answer.cards = inquiry.list_cards(root);
  try {
    switch (question.what) {
      case What::value:
        inquiry.find_value(root, question.guess, answer.value);
        break;
      case What::at_least:
        inquiry.ask(root, question.points, answer.value);
        break;
      case What::cards:
        inquiry.find_cards(root, question.guess, answer.cards);
        break;
      case What::cards_at_least:
        inquiry.ask_cards(root, question.points, answer.cards);
        break;
      case What::line:
        inquiry.find_value(root, question.guess, answer.value);
        inquiry.find_line(root, answer.value.lower, answer.line);
        break;
      case What::declarer_takes_all:
      case What::defenders_take_all:
        inquiry.ask(root, answer.value.upper, answer.value);
        break;
    }
  } catch (const SearchStopped&) {
    answer.complete = false;
  }
  if (about_cards && !answer.cards.empty()) answer.value = inquiry.best_of(root, answer.cards);
}

void Solver::clear() {
  const std::lock_guard lock(busy_);
  for (auto& search : searches_)
    if (search != nullptr) search->clear_table();
}

std::size_t Solver::table_entries() {
  const std::lock_guard lock(busy_);
  std::size_t entries = 0;
  for (const auto& search : searches_)
    if (search != nullptr) entries += search->table_entries();
  return entries;
}

}  // namespace kiebitz
