// When to give up a search: a number of nodes, a time, or somebody's wish.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <mutex>

#include "solver/stop.hpp"

namespace kiebitz {

struct Limits {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  double seconds = std::numeric_limits<double>::infinity();
  const Stop* stop = nullptr;
  bool (*interrupted)() = nullptr;  // asked about twenty times a second on the thread that searches

  bool is_stopped() const { return stop != nullptr && stop->is_requested(); }
};

// Thrown out of a search whose limits are spent; what has been proven stays in its table.
struct SearchStopped {};

// Counts nodes and looks at the limits every few hundred of them.
class NodeCounter {
 public:
  using Clock = std::chrono::steady_clock;

  // The time runs from `begin` on.
  void start(const Limits& limits, Clock::time_point begin = Clock::now()) {
    limits_ = limits;
    nodes_ = 0;
    next_look_ = std::min(kInterval, limits.nodes);
    begin_ = begin;
    next_question_ = Clock::now() + kPatience;
  }

  void count() {
    if (++nodes_ >= next_look_) look();
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint64_t kInterval = 512;
  static constexpr std::chrono::milliseconds kPatience{50};

  void look() {
    const auto now = Clock::now();
    const std::chrono::duration<double> used = now - begin_;
    if (nodes_ >= limits_.nodes || used.count() > limits_.seconds || limits_.is_stopped() || is_interrupted(now))
      throw SearchStopped{};
    next_look_ = std::min(nodes_ + kInterval, limits_.nodes);
  }

  bool is_interrupted(Clock::time_point now) {
    if (limits_.interrupted == nullptr || now < next_question_) return false;
    next_question_ = now + kPatience;
    return limits_.interrupted();
  }

  Limits limits_;
  std::uint64_t nodes_ = 0, next_look_ = 0;
  Clock::time_point begin_, next_question_;
};

// Waits for somebody else to be done; false if the limits come first.
inline bool lock_within(std::unique_lock<std::timed_mutex>& lock, const Limits& limits) {
  constexpr std::chrono::milliseconds kPatience{10};
  const auto begin = std::chrono::steady_clock::now();
  while (!lock.try_lock_for(kPatience)) {
    const std::chrono::duration<double> waited = std::chrono::steady_clock::now() - begin;
    if (waited.count() > limits.seconds || limits.is_stopped()) return false;
    if (limits.interrupted != nullptr && limits.interrupted()) return false;
  }
  return true;
}

}  // namespace kiebitz
