// The seat player for null games, in which whoever has the lead wants to lose it and high cards are a burden.
//
// Against an open hand plans for all skats are searched (ouvert_defence.hpp); elsewhere worlds are judged, by either role
// in its own mean of open cards and playouts (closed_play.hpp).
#pragma once

#include <memory>
#include <mutex>

#include "judging/judging_player.hpp"
#include "null/closed_play.hpp"
#include "null/ouvert_defence.hpp"

namespace kiebitz {

class NullPlayer final : public JudgingPlayer {
 public:
  struct Settings {
    Sampler sampler = Sampler();
    ClosedPlay declarer = {}, defenders = {};
    OuvertDefence ouvert = {};
    std::size_t table_bytes = std::size_t{16} << 20;
  };

  explicit NullPlayer(const Settings& settings);

  // In null games only.
  std::optional<Evidence> evidence(const Observation& seen, std::uint64_t seed, bool all_values = false,
                                   const Budget& budget = {}) const override;

 private:
  std::optional<Evidence> against_open_hand(const Observation& seen, std::uint64_t seed, const Limits& limits) const;
  std::optional<Evidence> with_hidden_hands(const Observation& seen, std::uint64_t seed, const Limits& limits) const;

  const Settings settings_;
  mutable std::timed_mutex busy_;  // several callers take turns
  mutable Solver solver_;          // keeps tables, none of which decides anything
};

}  // namespace kiebitz
