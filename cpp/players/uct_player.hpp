// The seat player that grows a tree: information-set UCT, as in Schäfer's program Bernie (2007).
//
// Every playout has a world of its own. It goes down a tree of the cards that everybody sees fall, on to one card that
// was not tried there before, and seat players finish the game. Each side follows what has done best for it, or was
// tried too little to know. A node stands for all worlds in which its cards can fall, so that nobody in the tree tells
// them apart; in each of them other cards are legal, and a card competes only where it is (Cowling, Powley and
// Whitehouse, 2012).
//
// A game is worth its list points to the declarer, since those are what a list is won by. Card points, in null the
// tricks survived, decide between games worth the same. The scale reaches from the worst game seen to the best: where
// all are won alike, card points are all that counts.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "judging/judging_player.hpp"
#include "worlds/sampler.hpp"

namespace kiebitz {

class UctPlayer final : public JudgingPlayer {
 public:
  using Players = std::array<std::shared_ptr<const SeatPlayer>, kSeats>;

  static Players rules_everywhere();

  struct Settings {
    std::size_t playouts = 1600;
    double exploration = 0.7;  // the more, the longer cards are tried that have done badly
    Sampler sampler = Sampler();
    Players players = rules_everywhere();  // who finish the games, each by what its seat would know
  };

  // Throws std::invalid_argument for settings with which nothing can be searched.
  explicit UctPlayer(const Settings& settings);

  // The best card is the one most visited; the others have the share of wins of the playouts they were tried in, which are
  // fewer the worse they do. Throws std::invalid_argument for the worlds of a forgetful sampler, which are no deals.
  std::optional<Evidence> evidence(const Observation& seen, std::uint64_t seed, bool all_values = false,
                                   const Budget& budget = {}) const override;

 private:
  const Settings settings_;
};

}  // namespace kiebitz
