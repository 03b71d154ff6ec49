// The seat player that leaves null games to another one, who knows them better.
#pragma once

#include <memory>
#include <utility>

#include "judging/judging_player.hpp"

namespace kiebitz {

class NullApartPlayer final : public JudgingPlayer {
 public:
  NullApartPlayer(std::shared_ptr<const JudgingPlayer> others, std::shared_ptr<const JudgingPlayer> null)
      : JudgingPlayer(most_in_a_row({others.get(), null.get()})), others_(std::move(others)), null_(std::move(null)) {}

  std::optional<Evidence> evidence(const Observation& seen, std::uint64_t seed, bool all_values,
                                   const Budget& budget) const override {
    const bool is_null = seen.declarer != kNobody && seen.contract.kind == Kind::null;
    return (is_null ? null_ : others_)->evidence(seen, seed, all_values, budget);
  }

 private:
  const std::shared_ptr<const JudgingPlayer> others_, null_;
};

}  // namespace kiebitz
