// The judge that lets seat players play a world out: each of them knows what its seat would know there, and no more.
//
// So a card is worth what it brings against players who cannot see through the cards either, which the solver, who plays
// every seat with all cards open, cannot say.
#pragma once

#include <array>
#include <memory>

#include "players/judge.hpp"
#include "seats/player.hpp"

namespace kiebitz {

class PlayoutJudge final : public Judge {
 public:
  using Players = std::array<std::shared_ptr<const SeatPlayer>, kSeats>;

  explicit PlayoutJudge(Players players) : players_(std::move(players)) {}

  // Throws std::invalid_argument for the worlds of a forgetful player, which are no deals. The games of all cards have
  // the same luck.
  std::unique_ptr<CardQuestions> open(const Decision& decision, const World& world, std::size_t number,
                                      const Means& means) const override;

 private:
  const Players players_;
};

}  // namespace kiebitz
