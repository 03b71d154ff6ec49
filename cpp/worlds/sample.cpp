#include "worlds/sample.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <stdexcept>
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

// All numbers in a pile that is shuffled only as far as it is taken from the top: it remembers those that are not in
// their place, in a table with open addressing.
class Pile {
 public:
  explicit Pile(std::size_t taken) : slots_(std::bit_ceil(2 * taken + 2)) {}

  // Brings the number at a place to the top, and that of the top to the place; the top is never asked for again.
  std::uint64_t swap(std::uint64_t top, std::uint64_t place) {
    const std::uint64_t at_top = slot(top).number_or(top);
    Slot& there = slot(place);
    const std::uint64_t drawn = there.number_or(place);
    there = {place + 1, at_top};
    return drawn;
  }

 private:
  struct Slot {
    std::uint64_t place_plus_one = 0, number = 0;  // free while the first is 0
    std::uint64_t number_or(std::uint64_t own) const { return place_plus_one ? number : own; }
  };

  Slot& slot(std::uint64_t place) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = static_cast<std::size_t>(place * 0x9e3779b97f4a7c15u >> 32) & mask;
    while (slots_[at].place_plus_one && slots_[at].place_plus_one != place + 1) at = (at + 1) & mask;
    return slots_[at];
  }

  std::vector<Slot> slots_;
};

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

std::vector<World> sample_distinct(const Worlds& worlds, std::size_t number, Random& random) {
  number = static_cast<std::size_t>(std::min<std::uint64_t>(number, worlds.size()));
  Pile pile(number);
  std::vector<World> drawn;
  drawn.reserve(number);
  for (std::uint64_t top = 0; top < number; ++top)
    drawn.push_back(worlds.at(pile.swap(top, top + random.below(worlds.size() - top))));
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
