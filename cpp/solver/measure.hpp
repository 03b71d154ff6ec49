// What is counted from a state on: card points of the declarer, or the tricks until one side's run of them ends.
#pragma once

#include <cstdlib>

#include "solver/iterate.hpp"
#include "solver/search.hpp"

namespace kiebitz {

class Measure {
 public:
  static Measure card_points() { return Measure(true, {}); }
  // How long the declarer of a null game takes no trick.
  static Measure null_run() { return Measure(false, {false, true}); }
  // How long a side that wants all tricks takes every one.
  static Measure all_tricks(bool by_declarer) { return Measure(false, {by_declarer, by_declarer}); }

  bool counts_points() const { return points_; }
  const RunGoal& run() const { return run_; }

  bool wanted_by(int player) const { return (player == 0) == (points_ || run_.wanted_by_declarer); }

  // The most that can still come.
  int most(const Root& root) const { return points_ ? root.points_left() : count(root.hands.cards[root.player()]); }

  // By how much the values of two neighbouring cards of a hand can differ: a run does not mind their points.
  int difference(const Layout& layout, Card one, Card other) const {
    return points_ ? std::abs(layout.points[one] - layout.points[other]) : 0;
  }

  // Points come in any number, tricks one at a time.
  Steps steps() const { return points_ ? Steps{5, 0} : Steps{1, 0}; }

  // A card played: what it brings at once, and the state that the rest comes from.
  struct Step {
    Root next;
    int gained;
    bool ends;  // nothing more can come
  };

  Step after(const Root& root, Card card) const {
    const Trick trick = root.trick.after(*root.layout, root.player(), card);
    Step step{root.after(card), 0, false};
    if (trick.on_table < kSeats) return step;
    const bool declarer_takes = trick.best_player == 0;
    step.ends = step.next.hands.left() == 0;
    if (points_) {
      step.gained = declarer_takes ? trick.points : 0;
    } else if (declarer_takes == run_.of_declarer) {
      step.gained = 1;
    } else {
      step.ends = true;
    }
    return step;
  }

 private:
  Measure(bool points, RunGoal run) : points_(points), run_(run) {}

  bool points_;
  RunGoal run_;
};

}  // namespace kiebitz
