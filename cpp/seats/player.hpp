// Somebody who plays cards at one seat and knows only what the seat knows.
#pragma once

#include <initializer_list>

#include "base/random.hpp"
#include "seats/observation.hpp"

namespace kiebitz {

// It keeps nothing from one decision to the next: a card depends on what is seen and on chance alone, so that one player
// can sit at many tables at once, on several threads.
class SeatPlayer {
 public:
  // Players who ask players who ask others: so many in a row at most, since each takes its part of the stack.
  static constexpr int kMostInARow = 16;

  SeatPlayer() = default;
  SeatPlayer(const SeatPlayer&) = delete;
  SeatPlayer& operator=(const SeatPlayer&) = delete;
  virtual ~SeatPlayer() = default;

  // One of the legal cards of the seat, whose turn it is.
  virtual Card choose(const Observation& seen, Random& random) const = 0;

  // The same with luck of its own for this decision, as players at a table have.
  virtual Card decide(const Observation& seen, std::uint64_t seed) const {
    Random random(seed);
    return choose(seen, random);
  }

  // Whether other luck may make it another card.
  virtual bool leaves_to_chance() const { return true; }

  // How many ask each other, this player included.
  int in_a_row() const { return in_a_row_; }

  // The most of several, each of whom must be somebody: throws std::invalid_argument for a null pointer.
  static int most_in_a_row(std::initializer_list<const SeatPlayer*> players);

 protected:
  // Asks others, of whom so many ask each other. Throws std::invalid_argument if they are too many.
  explicit SeatPlayer(int others_in_a_row);

 private:
  const int in_a_row_ = 1;
};

}  // namespace kiebitz
