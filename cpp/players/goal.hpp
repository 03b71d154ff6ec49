// What the declarer must reach to win, and how that is told from the value of a card.
#pragma once

#include "position.hpp"

namespace kiebitz {

class Goal {
 public:
  static Goal points(int needed) { return {What::points, needed}; }
  static Goal all_tricks() { return {What::all_tricks, kDeckPoints + 1}; }
  static Goal no_trick() { return {What::no_trick, 0}; }

  bool is_all_tricks() const { return what_ == What::all_tricks; }
  bool fits(Kind kind) const { return (what_ == What::no_trick) == (kind == Kind::null); }

  // The least value that wins: card points in all, or in null the tricks from the one under way on. A trick without
  // points can be lost too, so taking every trick is a value of its own, above all card points.
  int value(const Position& position) const { return what_ == What::no_trick ? position.tricks_left() : value_; }
  // The highest value there is.
  int most(const Position& position) const { return what_ == What::points ? kDeckPoints : value(position); }

 private:
  enum class What { points, all_tricks, no_trick };

  Goal(What what, int value) : what_(what), value_(value) {}

  What what_;
  int value_;
};

}  // namespace kiebitz
