// Who says what a card is worth in a world: the solver, as if all cards lay open, or a game that seat players play out.
//
// The value of a card is what the declarer has in the end: card points in all, 121 if the goal is every trick and all
// were taken; in null the tricks survived from the one under way on. A judge may know it by bounds only.
#pragma once

#include <memory>
#include <vector>

#include "judging/goal.hpp"
#include "judging/payoff.hpp"
#include "solver/solver.hpp"
#include "worlds/memory.hpp"

namespace kiebitz {

// A card to be played, as everybody at the table sees it.
struct Decision {
  Position::Setup table;  // without hands, and points without the skat
  Goal goal = Goal::points(kPointsToWin);
  Scoring scoring = Scoring::wins_and_steps;
  bool all_values = false;  // whether to find the value of every card, not only of those with equal scores
  // For judges that play games out: what the seat in turn knows, and luck.
  Observation seen;
  std::uint64_t seed = 0;
};

// The decision of a seat in card play, from what it recalls.
Decision decision_of(const Observation& seen, const Recollection& recalled);

// The open-hand position of a decision in a world.
Position position_of(const Decision& decision, const World& world);

// What can be asked about the legal cards in one world, bits of the layout, card by card, so that nothing is spent on a
// card that does not matter. Answers narrow down what is known of a value.
class CardQuestions {
 public:
  virtual ~CardQuestions() = default;

  // Whether the goal is reached after each of the legal cards, weakest first.
  virtual void ask_goal_of_all(const std::vector<Card>& cards, Interval* values) = 0;
  // The same about one of them.
  virtual void ask_goal(Card card, Interval& value) = 0;
  // Whether a card reaches so many points, in null so many tricks.
  virtual void ask(Card card, int need, Interval& value) = 0;
  // The value of a card.
  virtual void find(Card card, Interval& value) = 0;
  // Whether nothing but a limit of nodes has cut an answer short.
  virtual bool had_time() const = 0;
};

// What a thread has for one world.
struct Means {
  Solver& solver;  // what it remembers of other worlds is the same on any number of threads
  Limits limits;
  std::uint64_t nodes;  // for all questions together
};

// It keeps nothing from one world to the next, and serves several threads at once.
class Judge {
 public:
  virtual ~Judge() = default;

  // Whether cards with which the same tricks can be taken may be worth different things, since they tell others more or
  // less.
  virtual bool tells_equals_apart() const = 0;

  // How many seat players ask each other in what it says; none where it asks nobody.
  virtual int players_in_a_row() const { return 0; }

  // Opens one of the worlds of a decision, which has this number among them.
  virtual std::unique_ptr<CardQuestions> open(const Decision& decision, const World& world, std::size_t number,
                                              const Means& means) const = 0;
};

// Best play by all with all cards open.
class SolverJudge final : public Judge {
 public:
  // With a pruning values are estimates, found sooner; whether a goal is reached is always proven.
  explicit SolverJudge(std::shared_ptr<const Pruning> pruning = nullptr) : pruning_(std::move(pruning)) {}

  bool tells_equals_apart() const override { return false; }
  std::unique_ptr<CardQuestions> open(const Decision& decision, const World& world, std::size_t number,
                                      const Means& means) const override;

 private:
  std::shared_ptr<const Pruning> pruning_;
};

}  // namespace kiebitz
