// The declarer who looks for one strategy that wins in as many worlds as possible, and plays its first card.
//
// An achievable set (Ginsberg; Furtak's thesis, 6.5) is a set of worlds that one strategy wins. It is grown greedily for every
// card: worlds that are lost with open cards are left out, the others come in the order of their card points with open cards,
// since in those with many points there are many ways to win; each is kept if one strategy that begins with the card
// wins it and all worlds kept before. A card is worth the share of the worlds that are in its set.
//
// The worlds may be dealt into several lots, each with a set of its own; with as many lots as worlds this is Monte Carlo over
// open hands. In defence and in null games the player is a Monte Carlo player.
#pragma once

#include "players/monte_carlo_player.hpp"

namespace kiebitz {

class AchievingPlayer final : public JudgingPlayer {
 public:
  struct Settings {
    MonteCarloPlayer::Settings monte_carlo;  // the worlds too
    std::size_t sets = 1;                    // into so many lots the worlds are dealt
    bool by_points = true;                   // between cards worth the same, the mean of card points with open cards
    std::uint64_t nodes = 8'000'000;         // for growing the sets of one decision, at most
  };

  explicit AchievingPlayer(const Settings& settings);

  // For a declarer the share of wins is that of the worlds in a card's sets; cards that cannot be
  // best any more are left before their sets are full, unless all values are asked for. Values are those of open cards.
  std::optional<Evidence> evidence(const Observation& seen, std::uint64_t seed, bool all_values = false,
                                   const Budget& budget = {}) const override;

 private:
  const Settings settings_;
  const MonteCarloPlayer monte_carlo_;
};

}  // namespace kiebitz
