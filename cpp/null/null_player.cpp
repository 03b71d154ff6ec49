#include "null/null_player.hpp"

#include <algorithm>
#include <stdexcept>

namespace kiebitz {
namespace {

constexpr double kWorldsInASecond = 4000;  // drawn and judged, at least

// As many worlds as there is time for.
std::size_t number_in_time(std::size_t worlds, double seconds) {
  return std::max<std::size_t>(1, static_cast<std::size_t>(std::min<double>(worlds, kWorldsInASecond * seconds)));
}

int others_in_a_row(const NullPlayer::Settings& settings) {
  int most = 0;
  for (const ClosedPlay* play : {&settings.declarer, &settings.defenders}) {
    most = std::max(most, play->jury.players_in_a_row());
    if (play->rules != nullptr) most = std::max(most, play->rules->in_a_row());
  }
  return settings.ouvert.rules == nullptr ? most : std::max(most, settings.ouvert.rules->in_a_row());
}

}  // namespace

NullPlayer::NullPlayer(const Settings& settings)
    : JudgingPlayer(others_in_a_row(settings)), settings_(settings), solver_(Techniques{}, settings.table_bytes) {
  for (const ClosedPlay* play : {&settings.declarer, &settings.defenders})
    if (play->worlds < 1) throw std::invalid_argument("the number of worlds is at least 1");
}

std::optional<Evidence> NullPlayer::evidence(const Observation& seen, std::uint64_t seed, bool,
                                             const Budget& budget) const {
  if (seen.declarer == kNobody || seen.contract.kind != Kind::null)
    throw std::invalid_argument("the player for null games is asked in null games");
  check_in_turn(seen);
  if (seen.tricks > 0) throw std::invalid_argument("the null game is lost: the declarer has taken a trick");
  const Limits limits{Limits{}.nodes, budget.seconds, budget.stop, budget.interrupted};
  std::unique_lock lock(busy_, std::defer_lock);
  if (!lock_within(lock, limits)) return std::nullopt;
  try {
    return seen.is_open && !seen.is_declarer() ? against_open_hand(seen, seed, limits)
                                               : with_hidden_hands(seen, seed, limits);
  } catch (const SearchStopped&) {
    return std::nullopt;
  }
}

std::optional<Evidence> NullPlayer::against_open_hand(const Observation& seen, std::uint64_t seed,
                                                      const Limits& limits) const {
  constexpr std::size_t kSkats = 66;  // pairs of the twelve cards that a defender does not see
  return settings_.ouvert.judge(seen, settings_.sampler.choose(seen, kSkats, seed), limits);
}

std::optional<Evidence> NullPlayer::with_hidden_hands(const Observation& seen, std::uint64_t seed,
                                                      const Limits& limits) const {
  const ClosedPlay& play = seen.is_declarer() ? settings_.declarer : settings_.defenders;
  const Chosen chosen = settings_.sampler.choose(seen, number_in_time(play.worlds, limits.seconds), seed);
  Decision decision = decision_of(seen, chosen.recalled);
  decision.scoring = Scoring::wins;
  decision.seed = seed;
  return play.judge(decision, chosen, solver_, limits);
}

}  // namespace kiebitz
