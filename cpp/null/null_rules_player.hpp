// The seat player by the rules of the Nullspiel paper (section 4): what experts tell each other about null.
//
// Defenders open their shortest suit with its lowest card, take over and come back with the low card, leave a suit that
// threatens nobody, and throw high cards of short suits. The declarer leads the suit that is likeliest to be safe, stays
// just below the trick, and throws the card without which its hand gains most, as the table of suits tells.
#pragma once

#include <memory>

#include "evaluate/suit_table.hpp"
#include "seats/player.hpp"

namespace kiebitz {

class NullRulesPlayer final : public SeatPlayer {
 public:
  explicit NullRulesPlayer(std::shared_ptr<const SuitTable> table) : table_(std::move(table)) {}

  // In a null game; no luck is needed.
  Card choose(const Observation& seen, Random& random) const override;
  bool leaves_to_chance() const override { return false; }

 private:
  std::shared_ptr<const SuitTable> table_;
};

// Whether own cards of a suit threaten a declarer who may have any of the others: a 7, an 8, 8 and 9, 8 and 10, 9 and 10, 9
// with 10 and jack or queen, counted among the cards of the suit that are still in the game.
bool threatens(CardSet own, CardSet in_game);

}  // namespace kiebitz
