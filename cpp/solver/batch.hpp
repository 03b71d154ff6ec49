// One question about many positions, answered by several threads, the answers in the order of the positions.
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <optional>
#include <thread>

#include "solver/solver.hpp"

namespace kiebitz {

class Batch {
 public:
  struct Options {
    Techniques techniques;
    std::size_t table_bytes = Solver::kDefaultTableBytes;  // for each thread
    int threads = 1;
    std::uint64_t node_limit = Limits{}.nodes;  // for each position, like the time
    double seconds = Limits{}.seconds;
    // Whether a thread keeps its table from one position to the next. Values are the same either way; node counts, and
    // bounds where a limit came first, then depend on which positions a thread happened to have.
    bool keep_tables = false;
    const Stop* stop = nullptr;  // ends the batch from outside; there is no next answer then
  };

  Batch(std::vector<Position> positions, const Question& question, const Options& options);
  ~Batch();
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;

  // The next answer, nothing if it does not come in time. Rethrows what went wrong with the position.
  std::optional<Answer> next(std::chrono::milliseconds patience);
  // Whether all answers have been taken, or the batch was stopped.
  bool is_done();
  // Ends the threads soon; answers not given yet are lost.
  void stop();

 private:
  struct Slot {
    std::optional<Answer> answer;
    std::exception_ptr error;
    bool is_filled() const { return answer.has_value() || error != nullptr; }
  };

  void work();
  Slot answer_one(Solver& solver, const Position& position) const;

  const std::vector<Position> positions_;
  const Question question_;
  const Options options_;
  Stop stop_;
  std::atomic<std::size_t> begun_ = 0;
  std::mutex mutex_;  // guards the slots and taken_
  std::condition_variable filled_;
  std::vector<Slot> slots_;
  std::size_t taken_ = 0;
  std::vector<std::thread> threads_;
};

}  // namespace kiebitz
