#include "evaluate/patterns.hpp"

#include <algorithm>
#include <array>

namespace kiebitz {
namespace {

constexpr int kAllPlain = 0x7F;

constexpr std::array<int, 256> make_powers() {
  std::array<int, 256> sums{};
  for (int cards = 1; cards < 256; ++cards) {
    const int low = std::countr_zero(static_cast<unsigned>(cards));
    int power = 1;
    for (int step = 0; step < low; ++step) power *= 3;
    sums[cards] = sums[cards & (cards - 1)] + power;
  }
  return sums;
}
constexpr std::array<int, 256> kPowers = make_powers();

// The eight cards of a suit in the order of null: 7 8 9 T J Q K A.
constexpr std::array<int, 256> make_null_order() {
  constexpr std::array<int, 8> place = {0, 1, 2, 5, 6, 3, 7, 4};
  std::array<int, 256> ordered{};
  for (int cards = 0; cards < 256; ++cards)
    for (int rank = 0; rank < 8; ++rank)
      if (cards >> rank & 1) ordered[cards] |= 1 << place[rank];
  return ordered;
}
constexpr std::array<int, 256> kNullOrder = make_null_order();

PlainFacts plain_facts_of(int hand, int away) {
  const int elsewhere = kAllPlain & ~(hand | away);
  const int top = elsewhere ? highest(static_cast<CardSet>(elsewhere)) : -1;
  const int winners = hand & ~((1 << (top + 1)) - 1);
  constexpr int kFulls = 1 << kAce | 1 << kTen;
  const auto number = [](int cards) { return static_cast<std::uint8_t>(count(static_cast<CardSet>(cards))); };
  return {number(hand & ~winners),        number(winners),
          number((winners | away) & kFulls), number(elsewhere & kFulls),
          (hand >> kAce & 1) != 0,        (hand >> kTen & 1) != 0,
          hand == 0};
}

// The lowest card may have no card below it elsewhere, the next one at most one, and so on: each lower card of the hand
// takes care of one round.
NullFacts null_facts_of(int hand, int away) {
  const int elsewhere = 0xFF & ~(hand | away);
  int weakness = 0, place = 0, lead = 3;
  for (int cards = hand; cards; cards &= cards - 1, ++place) {
    const int card = std::countr_zero(static_cast<unsigned>(cards));
    const int below = count(static_cast<CardSet>(elsewhere & ((1 << card) - 1)));
    const int above = count(static_cast<CardSet>(elsewhere)) - below;
    if (place == 0) lead = std::min(below, 3);
    // A card above everything elsewhere is harmless once the suit is exhausted; it weighs all the same until then.
    weakness += std::max(below - place, 0) + (above == 0 && below > place ? 1 : 0);
  }
  return {static_cast<std::uint8_t>(weakness == 0 ? 0 : weakness <= 2 ? 1 : weakness <= 5 ? 2 : 3),
          static_cast<std::uint8_t>(lead), hand == 0};
}

template <typename Facts, int kSize, typename Make>
std::array<Facts, kSize> tabulate(int cards, Make make) {
  std::array<Facts, kSize> all{};
  for (int hand = 0; hand < 1 << cards; ++hand)
    for (int away = 0; away < 1 << cards; ++away)
      if (!(hand & away)) all[kPowers[hand] + 2 * kPowers[away]] = make(hand, away);
  return all;
}

const auto kPlainFacts = tabulate<PlainFacts, kPlainPatterns>(7, plain_facts_of);
const auto kNullFacts = tabulate<NullFacts, kNullPatterns>(8, null_facts_of);

}  // namespace

int plain_pattern(int hand, int away) { return kPowers[hand] + 2 * kPowers[away]; }
int null_pattern(int hand, int away) { return kPowers[kNullOrder[hand]] + 2 * kPowers[kNullOrder[away]]; }
const PlainFacts& plain_facts(int pattern) { return kPlainFacts[pattern]; }
const NullFacts& null_facts(int pattern) { return kNullFacts[pattern]; }

}  // namespace kiebitz
