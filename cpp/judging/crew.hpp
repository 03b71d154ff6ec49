// Solvers at work side by side: tasks are handed out in order until all are done or time is up.
//
// They are handed out in blocks. A block gets a solver that has forgotten everything before, so that what its tasks find,
// under a limit of nodes too, depends neither on the number of threads nor on what was asked earlier. Within a block the
// solver keeps its tables from task to task, which pays where the tasks have much in common.
#pragma once

#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "solver/solver.hpp"

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
  std::size_t work(std::size_t tasks, std::size_t block, const Hours& hours, Stop& stop, const Task& task);

 private:
  struct Shift;

  void join(Shift& shift, std::size_t worker);
  // Whether there was time to begin every task of a block.
  bool do_block(Shift& shift, std::size_t worker, std::size_t first);

  std::vector<std::unique_ptr<Solver>> solvers_;
};

}  // namespace kiebitz
