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
  const Hours& hours;
  const Task& task;
  Stop& stop;
  std::vector<char> done;
  Time next_question = Clock::now() + kPatience;
  std::atomic<std::size_t> begun = 0;
  std::mutex mutex{};  // guards the error
  std::exception_ptr error{};

  double seconds_for(std::size_t number) const {
    return seconds_until(number == 0 ? hours.first_deadline : hours.deadline);
  }

  // Only the thread that called asks; the others see the stop.
  void ask_for_interruption() {
    if (hours.interrupted == nullptr || Clock::now() < next_question) return;
    next_question = Clock::now() + kPatience;
    if (hours.interrupted()) stop.request();
  }
};

Crew::Crew(int threads, std::size_t table_bytes) {
  if (threads < 1) throw std::invalid_argument("the number of threads is at least 1");
  for (int number = 0; number < threads; ++number)
    solvers_.push_back(std::make_unique<Solver>(Techniques{}, table_bytes));
}

std::size_t Crew::work(std::size_t tasks, const Hours& hours, Stop& stop, const Task& task) {
  Shift shift{hours, task, stop, std::vector<char>(tasks)};
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
    for (std::size_t number = shift.begun++; number < shift.done.size(); number = shift.begun++) {
      if (worker == 0) shift.ask_for_interruption();
      const double seconds = shift.seconds_for(number);
      if (shift.stop.is_requested() || (seconds <= 0 && number > 0)) break;
      solver.clear();
      shift.done[number] = shift.task(solver, number, {Limits{}.nodes, seconds, &shift.stop, nullptr});
    }
  } catch (...) {
    const std::lock_guard lock(shift.mutex);
    shift.error = std::current_exception();
    shift.stop.request();
  }
}

}  // namespace kiebitz
