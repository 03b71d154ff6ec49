// The seat player that imagines worlds: judges every legal card in each of them and plays the one that does best.
//
// With judges that play worlds on, this is imperfect-information Monte Carlo (Furtak's thesis, chapter 9); where the players
// at that are Monte Carlo players themselves, it is recursive.
#pragma once

#include <memory>
#include <vector>

#include "judging/judging_player.hpp"
#include "worlds/sampler.hpp"

namespace kiebitz {

class MonteCarloPlayer final : public JudgingPlayer {
 public:
  struct Settings {
    std::size_t worlds = 160;  // for a decision; where fewer fit, all of them
    Scoring scoring = Scoring::wins_and_steps;
    Sampler sampler = Sampler();
    Jury declarers_jury = {}, defenders_jury = {};
    int threads = 1;  // worlds judged at once; their number changes no decision
    std::size_t table_bytes = std::size_t{64} << 20;  // of each thread's solver
  };

  explicit MonteCarloPlayer(const Settings& settings);

  // Where time is limited, no more worlds are chosen than can be judged.
  std::optional<Evidence> evidence(const Observation& seen, std::uint64_t seed, bool all_values = false,
                                   const Budget& budget = {}) const override;

 private:
  Jury jury_for(const Observation& seen) const;
  std::size_t number_in_time(const Observation& seen, std::uint64_t seed, double seconds) const;

  // Of the engines, which keep tables, none of which decides anything, one that is idle. Callers do not wait for each
  // other: games that are played out on several threads may ask the same player.
  class Engine;

  const Settings settings_;
  mutable std::mutex mutex_;  // guards the engines
  mutable std::vector<std::unique_ptr<MonteCarlo>> idle_;
};

}  // namespace kiebitz
