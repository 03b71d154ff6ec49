// What the cards of a suit are worth to the declarer of a null game: the chance not to be caught in it, by its pattern.
//
// A pattern is a number up to 255, its lowest bit the lowest card that is still in the game. Cards that are gone close the
// ranks: what lies above all of them does not matter, so a suit with fewer cards has the pattern of its lowest places.
#pragma once

#include <array>
#include <stdexcept>
#include <vector>

#include "base/layout.hpp"

namespace kiebitz {

class SuitTable {
 public:
  static constexpr int kPatterns = 256, kMostPut = 2;
  static constexpr std::size_t kCells = 2 * 2 * (kMostPut + 1) * kPatterns;

  // By game (closed, ouvert), lead (no, yes), cards put away and pattern.
  explicit SuitTable(std::vector<float> chances) : chances_(std::move(chances)) {
    if (chances_.size() != kCells) throw std::invalid_argument("the table of suits has another number of cells");
  }

  float chance(int pattern, int put, bool leads, bool ouvert) const {
    const int row = ((ouvert * 2 + leads) * (kMostPut + 1) + (put < kMostPut ? put : kMostPut));
    return chances_[static_cast<std::size_t>(row * kPatterns + pattern)];
  }

  // The cards of a suit, bits of null's layout, among those of it that are still in the game.
  static int pattern(CardSet own, CardSet in_game) {
    int found = 0, place = 0;
    for (; in_game; in_game &= in_game - 1, ++place)
      if (own & in_game & (0 - in_game)) found |= 1 << place;
    return found;
  }

 private:
  std::vector<float> chances_;
};

}  // namespace kiebitz
