// Many games stepped together, for learners that decide about all of them at once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "whole/whole_game.hpp"

namespace kiebitz {

class GameBatch {
 public:
  // Where the batch writes what is to be seen of its games, row after row.
  struct Sight {
    std::int8_t* information;  // of the seat in turn
    std::int8_t* legal;
    std::int8_t* turns;
  };
  // And what came of a step: the returns of all seats where a game has ended, else zeros.
  struct Outcome {
    float* returns;
    bool* over;
  };

  // So many games on new deals or, where there are some, on starts drawn from a list of games under way. Every place has
  // luck of its own, so that a game does not depend on how long the others last.
  GameBatch(std::size_t size, std::uint64_t seed, Reward reward, std::vector<WholeGame> starts);

  const std::vector<WholeGame>& games() const { return games_; }

  void look(const Sight& sight) const;

  // One action for each game. Games that end are followed by new ones, which the sight then shows. Throws
  // std::invalid_argument, and changes nothing, unless all are legal.
  void step(std::span<const std::int64_t> actions, const Outcome& outcome);

  // For each game any legal action, each with the same chance.
  void draw(std::int64_t* actions);

 private:
  WholeGame start(Random& luck) const;

  Reward reward_;
  std::vector<WholeGame> starts_;
  std::vector<Random> luck_;
  std::vector<WholeGame> games_;
  Random drawing_;
};

}  // namespace kiebitz
