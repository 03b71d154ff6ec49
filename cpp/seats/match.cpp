#include "seats/match.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>

namespace kiebitz {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kPatience{50};

Result finished(Game game, const SeatPlayer& declarer, const SeatPlayer& defenders, const Luck& luck) {
  while (!game.is_over()) {
    const Observation& seen = game.seen_by(game.turn());
    const SeatPlayer& player = seen.is_declarer() ? declarer : defenders;
    game.play(player.decide(seen, luck[seen.seat][seen.number]));
  }
  return game.result();
}

// Numbers handed out in order to threads, until all are done, something goes wrong or somebody wants an end.
class Shift {
 public:
  Shift(std::size_t number, const RoleMatch& match) : number_(number), match_(match), stop_(match.stop) {}

  template <typename Task>
  bool work(const Task& task) {
    {
      std::vector<std::jthread> others;
      const auto threads = std::min<std::size_t>(static_cast<std::size_t>(match_.threads), number_);
      for (std::size_t worker = 1; worker < threads; ++worker)
        others.emplace_back([this, &task] { join(task, nullptr); });
      join(task, match_.interrupted);
    }
    if (error_ != nullptr) std::rethrow_exception(error_);
    return !stop_.is_requested();
  }

 private:
  template <typename Task>
  void join(const Task& task, bool (*interrupted)()) {
    try {
      Clock::time_point next_question = Clock::now() + kPatience;
      for (std::size_t mine = begun_++; mine < number_ && !stop_.is_requested(); mine = begun_++) {
        task(mine);
        if (interrupted == nullptr || Clock::now() < next_question) continue;
        if (interrupted()) stop_.request();
        next_question = Clock::now() + kPatience;
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      error_ = std::current_exception();
      stop_.request();
    }
  }

  const std::size_t number_;
  const RoleMatch& match_;
  Stop stop_;
  std::atomic<std::size_t> begun_ = 0;
  std::mutex mutex_;  // guards the error
  std::exception_ptr error_;
};

}  // namespace

RoleResults RoleMatch::play(const Game& deal, const Luck& luck) const {
  return {finished(deal, first, second, luck), finished(deal, second, first, luck), finished(deal, second, second, luck)};
}

std::optional<std::vector<RoleResults>> RoleMatch::play(const std::vector<Game>& deals,
                                                        const std::vector<Luck>& luck) const {
  static constexpr Luck kNone = {};
  std::vector<RoleResults> results(deals.size());
  const bool is_complete = Shift(deals.size(), *this).work([&](std::size_t number) {
    results[number] = play(deals[number], luck.empty() ? kNone : luck[number]);
  });
  return is_complete ? std::optional(std::move(results)) : std::nullopt;
}

}  // namespace kiebitz
