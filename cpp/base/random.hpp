// Random numbers that are the same on every platform (SplitMix64), unlike the distributions of the standard library.
#pragma once

#include <cstdint>

namespace kiebitz {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
  }

  // From 0 up to `limit`, which is not reached, each with the same chance: the few numbers that would favour the lower
  // ones are drawn again. They are below the limit, so that hardly ever anybody has to know how many there are.
  std::uint64_t below(std::uint64_t limit) {
    std::uint64_t drawn = next();
    while (drawn < limit && drawn < (0 - limit) % limit) drawn = next();
    return drawn % limit;
  }

  // From 0 up to 1, which is not reached.
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

 private:
  std::uint64_t state_;
};

}  // namespace kiebitz
