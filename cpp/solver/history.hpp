// What has answered lately, learned while a deal is searched: the card that answers a question is tried earlier when the same
// player is asked again in a like place, those tried before it in vain are tried later.
//
// Places are alike where the same player leads, or follows as second or as third to the same winning card. What was learned of
// a deal is forgotten with the table.
#pragma once

#include <array>
#include <cstdint>

#include "solver/trick.hpp"

namespace kiebitz {

class History {
 public:
  // What speaks for each card, in the measure of the scores of order.hpp.
  using Scores = std::array<std::int16_t, kCards>;

  Scores& leads(int player) { return leads_[player]; }
  Scores& followers(int player, const Trick& trick) { return followers_[trick.best][trick.on_table - 1][player]; }

  static void praise(Scores& scores, Card card) { scores[card] += (kMost - scores[card]) / kShare; }
  static void blame(Scores& scores, Card card) { scores[card] -= (kMost + scores[card]) / kShare; }

 private:
  static constexpr int kMost = 128;  // no score goes beyond it; each time it comes nearer to it by a share of what is left
  static constexpr int kShare = 8;

  std::array<Scores, kSeats> leads_ = {};
  std::array<std::array<std::array<Scores, kSeats>, 2>, kCards> followers_ = {};
};

}  // namespace kiebitz
