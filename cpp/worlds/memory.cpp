#include "worlds/memory.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

// The number of the first card played that is remembered.
int first_remembered(const Observation& seen, int tricks) { return kSeats * std::max(0, seen.number / kSeats - tricks); }

std::array<CardSet, kSeats> voids_since(const Observation& seen, int first) {
  std::array<CardSet, kSeats> voids{};
  for (int play = first; play < seen.number; ++play) {
    const CardSet suit = seen.order().follow[seen.cards[play - play % kSeats]];
    if (!(suit & bit(seen.cards[play]))) voids[seen.player_of(play)] |= suit;
  }
  return voids;
}

}  // namespace

CardSet forgotten(const Observation& seen, int tricks) {
  CardSet gone = 0;
  for (int play = 0; play < first_remembered(seen, tricks); ++play) gone |= bit(seen.cards[play]);
  return seen.seat == kNobody ? gone : gone & ~seen.played[seen.seat];
}

Recollection recall(const Observation& seen, int tricks) {
  const CardSet gone = forgotten(seen, tricks);
  Recollection recalled{knowledge_of(seen), seen.points};
  if (!gone) return recalled;
  const std::array<CardSet, kSeats> voids = voids_since(seen, first_remembered(seen, tricks));
  std::copy(voids.begin(), voids.end(), recalled.knowledge.barred.begin());
  recalled.knowledge.unseen |= gone;
  recalled.knowledge.takes[kSkat] += count(gone);
  if (seen.contract.kind == Kind::null) return recalled;  // card points do not count
  const int balance = seen.points - card_points(gone);
  recalled.points = std::max(0, balance);
  recalled.against = std::max(0, -balance);
  return recalled;
}

}  // namespace kiebitz
