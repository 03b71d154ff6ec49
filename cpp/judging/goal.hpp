// What the declarer must reach to win, and how that is told from the value of a card.
#pragma once

#include "base/position.hpp"
#include "seats/observation.hpp"

namespace kiebitz {

class Goal {
 public:
  static Goal points(int needed) { return {What::points, needed}; }
  static Goal all_tricks() { return {What::all_tricks, kDeckPoints + 1}; }
  static Goal no_trick() { return {What::no_trick, 0}; }

  // What wins a game with so many tops; what was announced if nothing is enough for the bid.
  static Goal of_game(const Contract& contract, int tops, int bid);

  // The goal as far as a seat can know it, where so many points are counted for the declarer in excess. Everybody hears
  // what is announced. Whether the bid needs more depends on the tops, which only a declarer knows who has seen the
  // skat. Where nothing is enough for the bid, the game goes on for what was announced.
  static Goal as_seen(const Observation& seen, int in_excess = 0);

  // The points that reach it, 121 for every trick; 0 where none may be taken.
  int needed() const { return value_; }
  bool is_all_tricks() const { return what_ == What::all_tricks; }
  bool fits(Kind kind) const { return (what_ == What::no_trick) == (kind == Kind::null); }

  // The least value that wins: card points in all, or in null the tricks from the one under way on. A trick without
  // points can be lost too, so taking every trick is a value of its own, above all card points.
  int value(const Position& position) const { return what_ == What::no_trick ? position.tricks_left() : value_; }
  // The highest value there is.
  int most(const Position& position) const { return what_ == What::points ? kDeckPoints : value(position); }

  bool operator==(const Goal&) const = default;

 private:
  enum class What { points, all_tricks, no_trick };

  Goal(What what, int value) : what_(what), value_(value) {}

  // Game, schneider or schwarz.
  static Goal of_step(int step, int in_excess);

  What what_;
  int value_;
};

}  // namespace kiebitz
