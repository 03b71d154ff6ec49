// Questions about the cards that may be played from one open position, put to the solver.
#pragma once

#include <algorithm>
#include <cstdint>

#include "judging/judge.hpp"

namespace kiebitz {

class OpenCards final : public CardQuestions {
 public:
  // All questions together may take so many nodes.
  // With a pruning values may be wrong, but for what they say of the goal.
  OpenCards(Solver& solver, const Position& position, const Goal& goal, const Limits& limits, std::uint64_t nodes,
            std::shared_ptr<const Pruning> pruning = nullptr)
      : solver_(solver),
        position_(position),
        goal_(goal),
        limits_(limits),
        nodes_left_(nodes),
        pruning_(std::move(pruning)) {}

  void ask_goal_of_all(const std::vector<Card>& cards, Interval* values) override {
    if (goal_.is_all_tricks()) {
      for (std::size_t index = 0; index < cards.size(); ++index) ask_all_tricks(cards[index], values[index]);
      return;
    }
    const Answer answer = put(position_, {Question::What::cards_at_least, goal_.value(position_)});
    for (std::size_t index = 0; index < answer.cards.size(); ++index) values[index].meet(answer.cards[index].value);
  }

  void ask_goal(Card card, Interval& value) override {
    if (goal_.is_all_tricks())
      ask_all_tricks(card, value);
    else
      ask(card, goal_.value(position_), value);
  }

  void ask(Card card, int need, Interval& value) override {
    if (!value.answers(need)) value.meet(after(card, {Question::What::at_least, need}));
  }

  // The value of the card before is the first guess.
  void find(Card card, Interval& value) override {
    if (goal_.is_all_tricks() || pruning_ != nullptr) ask_goal(card, value);
    if (value.is_exact()) return;
    const int guess = guess_ == Question::kNoGuess ? (value.lower + value.upper + 1) / 2 : guess_;
    const Interval found =
        after(card, {Question::What::value, 0, std::clamp(guess, value.lower + 1, value.upper), pruning_});
    value = {std::clamp(found.lower, value.lower, value.upper), std::clamp(found.upper, value.lower, value.upper)};
    guess_ = value.lower + 1;
  }

  bool had_time() const override { return had_time_; }
  std::uint64_t nodes_left() const { return nodes_left_; }

 private:
  void ask_all_tricks(Card card, Interval& value) {
    const int all = goal_.value(position_);
    if (value.answers(all)) return;
    position_.play(card);
    const Interval tricks = declarer_tricks();
    if (tricks.lower == kTricks) value.lower = all;
    if (tricks.upper < kTricks) value.upper = all - 1;
    position_.undo();
  }

  // What is known of the declarer's tricks after asking whether all of them can be had.
  Interval declarer_tricks() {
    const int taken = position_.tricks();
    if (position_.defender_tricks() > 0 || position_.is_over()) return {taken, kTricks - position_.defender_tricks()};
    return put(position_, {Question::What::declarer_takes_all}).value.shifted(taken);
  }

  Interval after(Card card, Question question) {
    position_.play(card);
    const Interval value = value_of_next(question);
    position_.undo();
    return value;
  }

  // In null a trick survived counts, and one taken is the end.
  Interval value_of_next(Question question) {
    const bool is_null = position_.layout().kind == Kind::null;
    const int survived = is_null && position_.on_table() == 0 ? 1 : 0;
    if (is_null && position_.tricks() > 0) return {0, 0};
    const int so_far = is_null ? survived : position_.points();
    if (position_.is_over()) return {so_far, so_far};
    question.points -= survived;
    if (question.guess != Question::kNoGuess) question.guess -= survived;
    return put(position_, question).value.shifted(survived);
  }

  Answer put(const Position& position, const Question& question) {
    Limits limits = limits_;
    limits.nodes = nodes_left_;
    Answer answer = solver_.answer(position, question, limits);
    if (!answer.complete && answer.nodes < nodes_left_) had_time_ = false;
    nodes_left_ -= std::min(nodes_left_, answer.nodes);
    return answer;
  }

  Solver& solver_;
  Position position_;
  const Goal goal_;
  const Limits limits_;
  std::uint64_t nodes_left_;
  const std::shared_ptr<const Pruning> pruning_;
  int guess_ = Question::kNoGuess;
  bool had_time_ = true;
};

}  // namespace kiebitz
