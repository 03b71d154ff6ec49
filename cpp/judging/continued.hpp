// Questions about cards after which a world is played on, to the end or up to a card that the solver is asked about.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "judging/open_cards.hpp"

namespace kiebitz {

// What has become of a world after a card: its value, or the last card that was played, which the solver is asked about.
struct Continued {
  std::optional<int> value;
  Position before;  // the last card, where that is asked about
  Card last;        // a bit of the layout
  int survived;     // tricks of a null game, until then
};

class ContinuedWorld : public CardQuestions {
 public:
  ContinuedWorld(const Goal& goal, const Means& means) : goal_(goal), means_(means), nodes_left_(means.nodes) {}

  void ask_goal_of_all(const std::vector<Card>& cards, Interval* values) override {
    for (std::size_t index = 0; index < cards.size(); ++index) ask_goal(cards[index], values[index]);
  }

  void ask_goal(Card card, Interval& value) override {
    put(card, value, [](OpenCards& open, Card last, Interval& found, int) { open.ask_goal(last, found); });
  }

  void ask(Card card, int need, Interval& value) override {
    put(card, value,
        [&](OpenCards& open, Card last, Interval& found, int survived) { open.ask(last, need - survived, found); });
  }

  void find(Card card, Interval& value) override {
    put(card, value, [](OpenCards& open, Card last, Interval& found, int) { open.find(last, found); });
  }

  bool had_time() const override { return had_time_; }

 protected:
  // The world with a card and all that is played after it.
  virtual Continued play_on(Card card) = 0;

  // What the solver says, as far as it is allowed to.
  Answer answer(const Position& position, const Question& question) {
    Limits limits = means_.limits;
    limits.nodes = nodes_left_;
    Answer answer = means_.solver.answer(position, question, limits);
    if (!answer.complete && answer.nodes < nodes_left_) had_time_ = false;
    nodes_left_ -= std::min(nodes_left_, answer.nodes);
    return answer;
  }

  const Goal goal_;

 private:
  // A question about a card is one about the card played last, unless the game is over by then.
  template <typename Question>
  void put(Card card, Interval& value, Question&& question) {
    if (value.is_exact()) return;
    const Continued& continued = continued_with(card);
    if (continued.value) {
      value.lower = value.upper = *continued.value;
      return;
    }
    OpenCards open(means_.solver, continued.before, goal_, means_.limits, nodes_left_);
    Interval found{0, goal_.most(continued.before)};
    question(open, continued.last, found, continued.survived);
    value.meet(found.shifted(continued.survived));
    nodes_left_ = open.nodes_left();
    had_time_ = had_time_ && open.had_time();
  }

  // The world is played on at the first question about a card.
  const Continued& continued_with(Card card) {
    std::optional<Continued>& continued = continued_[static_cast<std::size_t>(card)];
    if (!continued) continued = play_on(card);
    return *continued;
  }

  const Means means_;
  std::uint64_t nodes_left_;
  bool had_time_ = true;
  std::array<std::optional<Continued>, kCards> continued_ = {};
};

}  // namespace kiebitz
