// Solvers at work side by side: tasks are handed out in order until all are done or time is up.
//
// A task gets a solver that has forgotten everything before, so that what it finds, under a limit of nodes too, depends
// neither on the number of threads nor on what was asked earlier. (Kept tables would hardly be faster: two worlds have
// little in common as long as many cards are hidden, and later every world is quick.)
#pragma once

#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "solver.hpp"

namespace kiebitz {

class Crew {
 public:
  using Time = std::chrono::steady_clock::time_point;
  // Does the task of a number; false if the limits of time came before its end.
  using Task = std::function<bool(Solver& solver, std::size_t number, const Limits& limits)>;

  // `interrupted` is asked now and then on the thread that calls `work`.
  Crew(int threads, std::size_t table_bytes, bool (*interrupted)() = nullptr);

  // How many tasks, from the first on, were done without a gap; on demand the first is done however late it is.
  std::size_t work(std::size_t tasks, Time deadline, bool at_least_one, const Task& task);

  // Whether the last work was.
  bool was_interrupted() const { return was_interrupted_; }

 private:
  struct Shift;

  void join(Shift& shift, std::size_t worker);
  bool is_interrupted(Shift& shift);

  bool (*const interrupted_)();
  std::vector<std::unique_ptr<Solver>> solvers_;
  bool was_interrupted_ = false;
};

}  // namespace kiebitz
