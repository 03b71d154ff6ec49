// Somebody's wish that work ends. Whoever works looks at it now and then; any thread may express it.
#pragma once

#include <atomic>

namespace kiebitz {

class Stop {
 public:
  // With a wider one, what stops that stops this too.
  explicit Stop(const Stop* wider = nullptr) : wider_(wider) {}

  void request() { requested_.store(true, std::memory_order_relaxed); }
  bool is_requested() const {
    return requested_.load(std::memory_order_relaxed) || (wider_ != nullptr && wider_->is_requested());
  }

 private:
  std::atomic<bool> requested_ = false;
  const Stop* const wider_;
};

}  // namespace kiebitz
