// A card in a null game with hidden hands, judged in worlds in two ways at once.
//
// With open cards a world is won or lost by best play of all. That is what a card can be worth, but no defender sees the
// declarer's weakness and no declarer is sure of being caught by it: most closed nulls are lost with open cards, and half
// of those are won. So games can be played out besides, by seat players who know what their seats would know. Cards are
// compared by a mean of both, in which time counts a little: to hold out longer, or to catch sooner. What the rules of
// experts would play is taken before, by so much as worlds leave open.
#pragma once

#include <memory>

#include "judging/monte_carlo.hpp"
#include "seats/player.hpp"
#include "worlds/sampler.hpp"

namespace kiebitz {

struct ClosedPlay {
  std::size_t worlds = 160;
  Jury jury = {};                  // open cards, and games beside them
  double time = 0.05;              // what holding out to the end is worth beside winning
  double prior = 0.0;              // what the card of the rules is worth beside winning
  std::shared_ptr<const SeatPlayer> rules = nullptr;  // none where nobody has a prior

  // The worlds are those of a decision in card play of a seat in turn. Where time is limited, those judged by then decide,
  // one at least. Nothing if stopped or interrupted.
  std::optional<Evidence> judge(const Decision& decision, const Chosen& chosen, Solver& solver,
                                const Limits& limits) const;
};

}  // namespace kiebitz
