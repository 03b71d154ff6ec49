// The seat player for null games, in which whoever has the lead wants to lose it and high cards are a burden.
//
// Each of its parts has its own way to choose: against an open hand plans for all skats are searched (ouvert_defence.hpp);
// elsewhere worlds are judged (monte_carlo.hpp) by whatever judges the settings name for either role.
#pragma once

#include <memory>

#include "null/ouvert_defence.hpp"
#include "players/monte_carlo_player.hpp"

namespace kiebitz {

class NullPlayer final : public SeatPlayer {
 public:
  struct Settings {
    MonteCarloPlayer::Settings declarer, defenders;  // in games with hidden hands
    OuvertDefence ouvert = {};
  };

  explicit NullPlayer(const Settings& settings);

  // The only legal card without a thought.
  Card choose(const Observation& seen, Random& random) const override;

  // What speaks for each legal card of the seat, whose turn it is in a null game. Nothing if stopped or interrupted.
  std::optional<Evidence> evidence(const Observation& seen, std::uint64_t seed, bool all_values = false,
                                   const Budget& budget = {}) const;

 private:
  std::optional<Evidence> against_open_hand(const Observation& seen, std::uint64_t seed, const Budget& budget) const;

  const Settings settings_;
  const MonteCarloPlayer declarer_, defender_;
};

}  // namespace kiebitz
