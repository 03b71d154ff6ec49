#include "players/crew.hpp"

#include <algorithm>
#include <stdexcept>
#include <thread>

namespace kiebitz {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kPatience{50};

double seconds_until(Crew::Time deadline) {
  if (deadline == Crew::Time::max()) return Limits{}.seconds;
  return std::chrono::duration<double>(deadline - Clock::now()).count();
}

}  // namespace

// What the threads of one piece of work share.
struct Crew::Shift {
  const Task& task;
  const Time deadline;
  const bool at_least_one;
  std::vector<char> done;
  Time next_question = Clock::now() + kPatience;
  std::atomic<std::size_t> begun = 0;
  std::atomic<bool> stop = false;
  std::mutex mutex{};  // guards the error
  std::exception_ptr error{};
};

Crew::Crew(int threads, std::size_t table_bytes, bool (*interrupted)()) : interrupted_(interrupted) {
  if (threads < 1) throw std::invalid_argument("the number of threads is at least 1");
  for (int number = 0; number < threads; ++number)
    solvers_.push_back(std::make_unique<Solver>(Techniques{}, table_bytes));
}

std::size_t Crew::work(std::size_t tasks, Time deadline, bool at_least_one, const Task& task) {
  Shift shift{task, deadline, at_least_one, std::vector<char>(tasks)};
  was_interrupted_ = false;
  {
    std::vector<std::jthread> others;
    for (std::size_t worker = 1; worker < std::min(solvers_.size(), tasks); ++worker)
      others.emplace_back([this, &shift, worker] { join(shift, worker); });
    join(shift, 0);
  }
  if (shift.error != nullptr) std::rethrow_exception(shift.error);
  const auto gap = std::find(shift.done.begin(), shift.done.end(), 0);
  return static_cast<std::size_t>(gap - shift.done.begin());
}

void Crew::join(Shift& shift, std::size_t worker) {
  Solver& solver = *solvers_[worker];
  try {
    for (std::size_t number = shift.begun++; number < shift.done.size() && !shift.stop; number = shift.begun++) {
      const bool anyway = number == 0 && shift.at_least_one;
      const double seconds = anyway ? Limits{}.seconds : seconds_until(shift.deadline);
      if (seconds <= 0 || (worker == 0 && is_interrupted(shift))) break;
      solver.clear();
      shift.done[number] = shift.task(solver, number, {Limits{}.nodes, seconds, &shift.stop, nullptr});
    }
  } catch (...) {
    const std::lock_guard lock(shift.mutex);
    shift.error = std::current_exception();
    shift.stop = true;
  }
}

// Only the calling thread asks; the others see the stop.
bool Crew::is_interrupted(Shift& shift) {
  if (interrupted_ == nullptr || Clock::now() < shift.next_question) return false;
  shift.next_question = Clock::now() + kPatience;
  if (!interrupted_()) return false;
  was_interrupted_ = shift.stop = true;
  return true;
}

}  // namespace kiebitz
