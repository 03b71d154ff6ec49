#include "players/monte_carlo_player.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace kiebitz {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kShareOfChoosing = 0.3;  // of limited time; the rest is for judging
constexpr std::size_t kChosenFirst = 4;   // worlds, to see how long it takes
constexpr double kLeastSeconds = 1e-6;    // a world is judged, as far as that goes, in any case

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

}  // namespace

class MonteCarloPlayer::Engine {
 public:
  explicit Engine(const MonteCarloPlayer& player) : player_(player) {
    {
      const std::lock_guard lock(player.mutex_);
      if (!player.idle_.empty()) {
        monte_carlo_ = std::move(player.idle_.back());
        player.idle_.pop_back();
        return;
      }
    }
    monte_carlo_ = std::make_unique<MonteCarlo>(player.settings_.threads, player.settings_.table_bytes);
  }
  ~Engine() {
    const std::lock_guard lock(player_.mutex_);
    player_.idle_.push_back(std::move(monte_carlo_));
  }
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  MonteCarlo* operator->() const { return monte_carlo_.get(); }

 private:
  const MonteCarloPlayer& player_;
  std::unique_ptr<MonteCarlo> monte_carlo_;
};

MonteCarloPlayer::MonteCarloPlayer(const Settings& settings)
    : JudgingPlayer(std::max(settings.declarers_jury.players_in_a_row(), settings.defenders_jury.players_in_a_row())),
      settings_(settings) {
  idle_.push_back(std::make_unique<MonteCarlo>(settings.threads, settings.table_bytes));
  if (settings.worlds < 1) throw std::invalid_argument("the number of worlds is at least 1");
}

std::optional<Evidence> MonteCarloPlayer::evidence(const Observation& seen, std::uint64_t seed, bool all_values,
                                                   const Budget& budget) const {
  check_in_turn(seen);
  const Clock::time_point begin = Clock::now();
  const bool hurries = budget.seconds < Limits{}.seconds;
  const std::size_t number = hurries ? number_in_time(seen, seed, budget.seconds) : settings_.worlds;
  const Chosen chosen = settings_.sampler.choose(seen, number, seed);
  Decision decision = decision_of(seen, chosen.recalled);
  decision.scoring = settings_.scoring;
  decision.all_values = all_values;
  decision.seed = seed;
  Budget left = budget;
  if (hurries) left.seconds = std::max(budget.seconds - seconds_since(begin), kLeastSeconds);
  std::optional<Evidence> found = Engine(*this)->judge(decision, chosen.worlds, chosen.weights, left, jury_for(seen));
  if (!found) return std::nullopt;
  found->is_full = found->worlds == chosen.fitting;
  for (CardEvidence& card : found->cards)
    if (card.value) *card.value -= chosen.recalled.against;
  return found;
}

Jury MonteCarloPlayer::jury_for(const Observation& seen) const {
  return (seen.is_declarer() ? settings_.declarers_jury : settings_.defenders_jury).at(seen);
}

// How many worlds can be chosen, as the first few tell, with time left to judge them.
std::size_t MonteCarloPlayer::number_in_time(const Observation& seen, std::uint64_t seed, double seconds) const {
  const Clock::time_point begin = Clock::now();
  settings_.sampler.choose(seen, kChosenFirst, seed);
  const double taken = std::max(seconds_since(begin), 1e-9);
  const double number = static_cast<double>(kChosenFirst) * kShareOfChoosing * (seconds - taken) / taken;
  return static_cast<std::size_t>(std::clamp(number, 1.0, static_cast<double>(settings_.worlds)));
}

}  // namespace kiebitz
