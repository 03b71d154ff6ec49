#include "judging/crew.hpp"

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
  const std::size_t block;
  std::vector<char> done;
  Time next_question = Clock::now() + kPatience;
  std::atomic<std::size_t> begun = 0;  // tasks, in whole blocks
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

std::size_t Crew::work(std::size_t tasks, std::size_t block, const Hours& hours, Stop& stop, const Task& task) {
  Shift shift{hours, task, stop, block, std::vector<char>(tasks)};
  {
    std::vector<std::jthread> others;
    for (std::size_t worker = 1; worker < solvers_.size() && worker * block < tasks; ++worker)
      others.emplace_back([this, &shift, worker] { join(shift, worker); });
    join(shift, 0);
  }
  if (shift.error != nullptr) std::rethrow_exception(shift.error);
  const auto gap = std::find(shift.done.begin(), shift.done.end(), 0);
  return static_cast<std::size_t>(gap - shift.done.begin());
}

void Crew::join(Shift& shift, std::size_t worker) {
  try {
    for (bool has_time = true; has_time;) {
      const std::size_t first = shift.begun.fetch_add(shift.block);
      has_time = first < shift.done.size() && do_block(shift, worker, first);
    }
  } catch (...) {
    const std::lock_guard lock(shift.mutex);
    shift.error = std::current_exception();
    shift.stop.request();
  }
}

bool Crew::do_block(Shift& shift, std::size_t worker, std::size_t first) {
  Solver& solver = *solvers_[worker];
  solver.clear();
  const std::size_t end = std::min(first + shift.block, shift.done.size());
  for (std::size_t number = first; number < end; ++number) {
    if (worker == 0) shift.ask_for_interruption();
    const double seconds = shift.seconds_for(number);
    if (shift.stop.is_requested() || (seconds <= 0 && number > 0)) return false;
    shift.done[number] = shift.task(solver, number, {Limits{}.nodes, seconds, &shift.stop, nullptr});
  }
  return true;
}

}  // namespace kiebitz
