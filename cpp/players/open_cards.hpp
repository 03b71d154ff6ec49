// Questions about the cards that may be played from one open position, asked card by card, so that none is spent on
// a card that does not matter.
#pragma once

#include <algorithm>
#include <cstdint>

#include "solver.hpp"

namespace kiebitz {

class OpenCards {
 public:
  // All questions together may take so many nodes.
  OpenCards(Solver& solver, const Position& position, const Limits& limits, std::uint64_t nodes)
      : solver_(solver), position_(position), limits_(limits), nodes_left_(nodes) {}

  // Whether every legal card, weakest first, reaches so much.
  void ask_all(int need, Interval* values) {
    const Answer answer = put(position_, {Question::What::cards_at_least, need});
    for (std::size_t index = 0; index < answer.cards.size(); ++index) values[index].meet(answer.cards[index].value);
  }

  // The same of one card, a bit of the position's layout.
  void ask(Card card, int need, Interval& value) {
    if (!value.answers(need)) value.meet(after(card, {Question::What::at_least, need}));
  }

  // The value of a card, that of the one before being the first guess.
  void find(Card card, Interval& value) {
    if (value.is_exact()) return;
    const int guess = guess_ == Question::kNoGuess ? (value.lower + value.upper + 1) / 2 : guess_;
    value.meet(after(card, {Question::What::value, 0, std::clamp(guess, value.lower + 1, value.upper)}));
    guess_ = value.lower + 1;
  }

  // Whether no limit but that of nodes has cut an answer short.
  bool had_time() const { return had_time_; }

 private:
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
  const Limits limits_;
  std::uint64_t nodes_left_;
  int guess_ = Question::kNoGuess;
  bool had_time_ = true;
};

}  // namespace kiebitz
