// Adam: steps against the slope, as long for a number that is always pulled one way as for one that is hardly pulled.
#pragma once

#include <cmath>
#include <cstddef>
#include <type_traits>

#include "evaluate/row.hpp"

namespace kiebitz {

// For networks that are made of rows and nothing else.
template <typename Net>
class Adam {
 public:
  // The slope is the sum of those given, in their order, times a factor.
  template <typename Slopes>
  void step(Net& net, const Slopes& slopes, float factor, float rate) {
    constexpr float kFirst = 0.9f, kSecond = 0.999f, kLeast = 1e-8f;
    ++state_.steps;
    const float first = 1 / (1 - std::pow(kFirst, static_cast<float>(state_.steps)));
    const float second = 1 / (1 - std::pow(kSecond, static_cast<float>(state_.steps)));
    Eight *numbers = eights(net), *means = eights(state_.mean), *squares = eights(state_.square);
    for (std::size_t at = 0; at < kEights; ++at) {
      Eight slope = {};
      for (const Net& part : slopes) slope += eights(part)[at];
      slope *= factor;
      means[at] = kFirst * means[at] + (1 - kFirst) * slope;
      squares[at] = kSecond * squares[at] + (1 - kSecond) * slope * slope;
      Eight size = second * squares[at];
      for (int lane = 0; lane < kTogether; ++lane) size[lane] = std::sqrt(size[lane]);
      numbers[at] -= rate * first * means[at] / (size + kLeast);
    }
  }

  // All that the next step depends on.
  struct State {
    Net mean, square;
    long steps;
  };
  const State& state() const { return state_; }
  State& state() { return state_; }

 private:
  static constexpr int kTogether = Row<8>::kTogether;
  using Eight = Row<8>::Eight;
  static_assert(std::is_trivially_copyable_v<Net> && sizeof(Net) % sizeof(Eight) == 0);
  static constexpr std::size_t kEights = sizeof(Net) / sizeof(Eight);

  static Eight* eights(Net& net) { return reinterpret_cast<Eight*>(&net); }
  static const Eight* eights(const Net& net) { return reinterpret_cast<const Eight*>(&net); }

  State state_ = {};
};

}  // namespace kiebitz
