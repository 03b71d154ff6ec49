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

void shuffle(std::vector<World>& worlds, Random& random) {
  for (std::size_t left = worlds.size(); left > 1; --left) std::swap(worlds[left - 1], worlds[random.below(left)]);
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

std::vector<World> resample(const std::vector<World>& worlds, const std::vector<double>& weights, std::size_t number,
                            Random& random) {
  if (weights.size() != worlds.size()) throw std::invalid_argument("every world needs a weight");
  const double step = total_of(weights) / static_cast<double>(number);
  const double offset = random.unit();
  std::vector<World> drawn;
  drawn.reserve(number);
  double passed = 0;
  for (std::size_t index = 0; index < worlds.size(); ++index) {
    passed += weights[index];
    while (drawn.size() < number && (static_cast<double>(drawn.size()) + offset) * step < passed)
      drawn.push_back(worlds[index]);
  }
  // Rounding may leave out the very last one.
  for (std::size_t index = worlds.size(); drawn.size() < number && index-- > 0;)
    if (weights[index] > 0)
      while (drawn.size() < number) drawn.push_back(worlds[index]);
  shuffle(drawn, random);
  return drawn;
}

}  // namespace kiebitz
