// Tasks of a number, done by several threads in any order.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace kiebitz {

inline void share_out(int threads, std::size_t tasks, const std::function<void(std::size_t)>& task) {
  std::atomic<std::size_t> begun = 0;
  std::mutex mutex;
  std::exception_ptr error;
  const auto work = [&] {
    try {
      for (std::size_t number = begun++; number < tasks; number = begun++) task(number);
    } catch (...) {
      begun = tasks;
      const std::lock_guard lock(mutex);
      error = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;
    for (int thread = 1; thread < threads && static_cast<std::size_t>(thread) < tasks; ++thread) others.emplace_back(work);
    work();
  }
  if (error != nullptr) std::rethrow_exception(error);
}

}  // namespace kiebitz
