#include "solver/batch.hpp"

#include <stdexcept>
#include <utility>

namespace kiebitz {

Batch::Batch(std::vector<Position> positions, const Question& question, const Options& options)
    : positions_(std::move(positions)), question_(question), options_(options), stop_(options.stop), slots_(positions_.size()) {
  if (options.threads < 1) throw std::invalid_argument("a batch needs at least one thread");
  const std::size_t threads = std::min(positions_.size(), static_cast<std::size_t>(options.threads));
  try {
    for (std::size_t number = 0; number < threads; ++number) threads_.emplace_back([this] { work(); });
  } catch (...) {  // no more threads to be had
    stop();
    throw;
  }
}

Batch::~Batch() { stop(); }

void Batch::stop() {
  stop_.request();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
  filled_.notify_all();
}

bool Batch::is_done() {
  const std::lock_guard lock(mutex_);
  return stop_.is_requested() || taken_ == slots_.size();
}

std::optional<Answer> Batch::next(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  const auto ready = [this] { return taken_ < slots_.size() && slots_[taken_].is_filled(); };
  if (!filled_.wait_for(lock, patience, ready)) return std::nullopt;
  Slot slot = std::exchange(slots_[taken_++], {});
  if (slot.error != nullptr) std::rethrow_exception(slot.error);
  return std::move(slot.answer);
}

void Batch::work() {
  Solver solver(options_.techniques, options_.table_bytes);
  for (std::size_t at = begun_++; at < positions_.size(); at = begun_++) {
    Slot slot = answer_one(solver, positions_[at]);
    if (stop_.is_requested()) return;  // the answer may be incomplete
    const std::lock_guard lock(mutex_);
    slots_[at] = std::move(slot);
    filled_.notify_all();
  }
}

Batch::Slot Batch::answer_one(Solver& solver, const Position& position) const {
  Slot slot;
  try {
    if (!options_.keep_tables) solver.clear();
    slot.answer = solver.answer(position, question_, {options_.node_limit, options_.seconds, &stop_, nullptr});
  } catch (...) {
    slot.error = std::current_exception();
  }
  return slot;
}

}  // namespace kiebitz
