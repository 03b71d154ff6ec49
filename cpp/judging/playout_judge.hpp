// The judge that lets seat players play a world on: each of them knows what its seat would know there, and no more.
//
// So a card is worth what it brings against players who cannot see through the cards either, which the solver, who plays
// every seat with all cards open, cannot say. The players may play to the end (Furtak's thesis, 9.4), or some moves only,
// after which the solver says what is left (Long's thesis, 8.2): weak players at the end of a game are worse than open
// cards there.
#pragma once

#include <memory>

#include "judging/judge.hpp"
#include "seats/player.hpp"

namespace kiebitz {

class PlayoutJudge final : public Judge {
 public:
  struct Players {
    std::shared_ptr<const SeatPlayer> declarer, defenders;
  };

  // The players play so many cards after the one that is judged. Throws std::invalid_argument for none.
  explicit PlayoutJudge(Players players, int moves = kPlays);

  bool tells_equals_apart() const override { return true; }
  int players_in_a_row() const override { return players_in_a_row_; }

  // Throws std::invalid_argument for the worlds of a forgetful player, which are no deals. The games of all cards have
  // the same luck.
  std::unique_ptr<CardQuestions> open(const Decision& decision, const World& world, std::size_t number,
                                      const Means& means) const override;

 private:
  const Players players_;
  const int moves_;
  const int players_in_a_row_;
};

}  // namespace kiebitz
