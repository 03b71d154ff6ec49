// When to give up a search: a number of nodes, a time, or somebody's wish.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace kiebitz {

struct Limits {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  double seconds = std::numeric_limits<double>::infinity();
  const std::atomic<bool>* stop = nullptr;
  bool (*interrupted)() = nullptr;  // asked about twenty times a second on the thread that searches
};

// Thrown out of a search whose limits are spent; what has been proven stays in its table.
struct SearchStopped {};

// Counts nodes and looks at the limits every few hundred of them.
class NodeCounter {
 public:
  void start(const Limits& limits) {
    limits_ = limits;
    nodes_ = 0;
    next_look_ = std::min(kInterval, limits.nodes);
    begin_ = next_question_ = std::chrono::steady_clock::now();
    next_question_ += kPatience;
  }

  void count() {
    if (++nodes_ >= next_look_) look();
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint64_t kInterval = 512;
  static constexpr std::chrono::milliseconds kPatience{50};

  void look() {
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::duration<double> used = now - begin_;
    const bool stopped = limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed);
    if (nodes_ >= limits_.nodes || used.count() > limits_.seconds || stopped || is_interrupted(now))
      throw SearchStopped{};
    next_look_ = std::min(nodes_ + kInterval, limits_.nodes);
  }

  bool is_interrupted(std::chrono::steady_clock::time_point now) {
    if (limits_.interrupted == nullptr || now < next_question_) return false;
    next_question_ = now + kPatience;
    return limits_.interrupted();
  }

  Limits limits_;
  std::uint64_t nodes_ = 0, next_look_ = 0;
  std::chrono::steady_clock::time_point begin_, next_question_;
};

}  // namespace kiebitz
