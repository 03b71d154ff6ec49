// Some of the worlds that fit: drawn uniformly, with or without repetition, or drawn again by their weights.
#pragma once

#include <cstddef>
#include <vector>

#include "base/random.hpp"
#include "worlds/worlds.hpp"

namespace kiebitz {

// So many worlds, each drawn from all.
std::vector<World> sample(const Worlds& worlds, std::size_t number, Random& random);

// So many different worlds in random order; all of them if there are no more.
std::vector<World> sample_distinct(const Worlds& worlds, std::size_t number, Random& random);

// All worlds in the order of their numbers, from one of them on, so many at most.
std::vector<World> enumerate(const Worlds& worlds, std::uint64_t first, std::size_t number);

// Worlds and how often each was drawn.
struct Drawn {
  std::vector<World> worlds;
  std::vector<double> times;
};

// So many worlds out of a sample, each as often as its weight demands but for rounding (systematic resampling), every one
// listed once, in random order. Throws std::invalid_argument unless there is a weight of at least 0 for each world and
// one above.
Drawn resample(const std::vector<World>& worlds, const std::vector<double>& weights, std::size_t number, Random& random);

}  // namespace kiebitz
