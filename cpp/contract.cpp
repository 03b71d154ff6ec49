#include "contract.hpp"

namespace kiebitz {

int tops_of(Kind kind, CardSet cards) {
  const int jacks[] = {31, 23, 15, 7};
  const bool with = cards >> jacks[0] & 1;
  int tops = 0;
  for (const Card jack : jacks) {
    if ((cards >> jack & 1) != with) return tops;
    ++tops;
  }
  if (kind == Kind::grand) return tops;
  for (int rank = kAce; rank >= kSeven; --rank) {
    if ((cards >> (8 * static_cast<int>(kind) + rank) & 1) != with) return tops;
    ++tops;
  }
  return tops;
}

}  // namespace kiebitz
