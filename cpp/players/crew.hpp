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

  struct Hours {
    Time deadline;
    Time first_deadline;              // of the first task, which is begun in any case
    bool (*interrupted)() = nullptr;  // asked now and then on the thread that calls `work`; ends it with a stop
  };

  Crew(int threads, std::size_t table_bytes);

  // How many tasks, from the first on, were done without a gap.
  std::size_t work(std::size_t tasks, const Hours& hours, Stop& stop, const Task& task);

 private:
  struct Shift;

  void join(Shift& shift, std::size_t worker);

  std::vector<std::unique_ptr<Solver>> solvers_;
};

}  // namespace kiebitz
