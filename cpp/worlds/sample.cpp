#include "sample.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <unordered_map>
#include <utility>

namespace kiebitz {
namespace {

double total_of(const std::vector<double>& weights) {
  double total = 0;
  for (const double weight : weights) {
    if (!(weight >= 0) || !std::isfinite(weight)) throw std::invalid_argument("a world's weight is a number from 0 on");
    total += weight;
  }
  if (!(total > 0)) throw std::invalid_argument("at least one world must have a weight above 0");
  return total;
}

void shuffle(Drawn& drawn, Random& random) {
  for (std::size_t left = drawn.worlds.size(); left > 1; --left) {
    const std::size_t other = random.below(left);
    std::swap(drawn.worlds[left - 1], drawn.worlds[other]);
    std::swap(drawn.times[left - 1], drawn.times[other]);
  }
}

}  // namespace

std::vector<World> sample(const Worlds& worlds, std::size_t number, Random& random) {
  std::vector<World> drawn;
  drawn.reserve(number);
  while (drawn.size() < number) drawn.push_back(worlds.at(random.below(worlds.size())));
  return drawn;
}

// Takes numbers from the top of a pile that is shuffled only as far as needed; `moved` has those not in their place.
std::vector<World> sample_distinct(const Worlds& worlds, std::size_t number, Random& random) {
  number = static_cast<std::size_t>(std::min<std::uint64_t>(number, worlds.size()));
  std::unordered_map<std::uint64_t, std::uint64_t> moved;
  const auto number_at = [&](std::uint64_t place) {
    const auto found = moved.find(place);
    return found == moved.end() ? place : found->second;
  };
  std::vector<World> drawn;
  drawn.reserve(number);
  for (std::uint64_t top = 0; top < number; ++top) {
    const std::uint64_t place = top + random.below(worlds.size() - top);
    drawn.push_back(worlds.at(number_at(place)));
    moved[place] = number_at(top);
  }
  return drawn;
}

std::vector<World> enumerate(const Worlds& worlds, std::uint64_t first, std::size_t number) {
  std::vector<World> all;
  for (; first < worlds.size() && all.size() < number; ++first) all.push_back(worlds.at(first));
  return all;
}

Drawn resample(const std::vector<World>& worlds, const std::vector<double>& weights, std::size_t number, Random& random) {
  if (weights.size() != worlds.size()) throw std::invalid_argument("every world needs a weight");
  const double step = total_of(weights) / static_cast<double>(number);
  const double offset = random.unit();
  Drawn drawn;
  double passed = 0;
  std::size_t taken = 0, last = 0;
  const auto take = [&](std::size_t index, std::size_t times) {
    if (times == 0) return;
    drawn.worlds.push_back(worlds[index]);
    drawn.times.push_back(static_cast<double>(times));
    taken += times;
  };
  for (std::size_t index = 0; index < worlds.size(); ++index) {
    if (weights[index] > 0) last = index;
    passed += weights[index];
    std::size_t times = 0;
    while (taken + times < number && (static_cast<double>(taken + times) + offset) * step < passed) ++times;
    take(index, times);
  }
  take(last, number - taken);  // rounding may leave out the very last one
  shuffle(drawn, random);
  return drawn;
}

}  // namespace kiebitz
