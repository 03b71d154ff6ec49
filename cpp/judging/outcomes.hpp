// How a game ends, in each of the worlds that fit what a seat knows, if all play their best from here on with open cards.
//
// A decision asks only as much as tells the best card. Whoever compares cards afterwards wants to know it of every card
// in every world, so that two of them can be set side by side world by world.
#pragma once

#include <array>
#include <mutex>
#include <optional>
#include <vector>

#include "judging/crew.hpp"
#include "judging/monte_carlo.hpp"
#include "worlds/sampler.hpp"

namespace kiebitz {

// How a game can end, from the worst for the declarer to the best.
enum class Ending { lost_schneider, lost, won, schneider, schwarz };
inline constexpr int kEndings = 5;

// What the declarer gets in the list; more than 0 if the game is won. Schneider counts; schwarz only where it is the goal.
struct Outcomes {
  std::vector<Card> cards;         // of cards.hpp: those that may be played
  std::vector<World> worlds;
  std::vector<double> weights;     // of the worlds; together 1
  std::vector<int> list_points;    // card by card for the first world, then for the next
  std::vector<std::array<int, kEndings>> worths;  // for each world, of the endings that can still come; 0 of others
  bool is_full = false;            // whether the worlds are all there are
};

class Foresight {
 public:
  Foresight(Sampler sampler, int threads, std::size_t table_bytes)
      : sampler_(std::move(sampler)), crew_(threads, table_bytes) {}

  // After every legal card of the seat, whose turn it must be. Nothing if stopped or interrupted. Throws
  // std::invalid_argument where no card is to be played.
  std::optional<Outcomes> of_cards(const Observation& seen, std::size_t worlds, std::uint64_t seed,
                                   const Budget& budget);

  // By weight, the share of the worlds that the declarer wins, whoever is in turn.
  std::optional<double> declarer_share(const Observation& seen, std::size_t worlds, std::uint64_t seed,
                                       const Budget& budget);

 private:
  template <typename Work>
  bool go_through(const Chosen& chosen, const Observation& seen, const Budget& budget, Work&& work);

  const Sampler sampler_;
  std::timed_mutex busy_;  // several callers take turns
  Crew crew_;
};

}  // namespace kiebitz
