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
constexpr std::array<int, 256> kPowersOfThree = make_powers();

// The eight cards of a suit in the order of null: 7 8 9 T J Q K A.
constexpr std::array<int, 256> make_null_order() {
  constexpr std::array<int, 8> place = {0, 1, 2, 5, 6, 3, 7, 4};
  std::array<int, 256> ordered{};
  for (int cards = 0; cards < 256; ++cards)
    for (int rank = 0; rank < 8; ++rank)
      if (cards >> rank & 1) ordered[cards] |= 1 << place[rank];
  return ordered;
}

PlainFacts plain_facts_of(int hand, int away) {
  const int elsewhere = kAllPlain & ~(hand | away);
  const int top = elsewhere ? highest(static_cast<CardSet>(elsewhere)) : -1;
  const int winners = hand & ~((1 << (top + 1)) - 1);
  constexpr int kFullCards = 1 << kAce | 1 << kTen;
  const auto number = [](int cards) { return count(static_cast<CardSet>(cards)); };
  PlainFacts facts;
  facts.set(PlainFacts::kLosers, number(hand & ~winners));
  facts.set(PlainFacts::kFulls, number((winners | away) & kFullCards));
  facts.set(PlainFacts::kTargets, number(elsewhere & kFullCards));
  facts.set(PlainFacts::kAces, hand >> kAce & 1);
  facts.set(PlainFacts::kTens, hand >> kTen & 1);
  facts.set(PlainFacts::kVoids, hand == 0);
  return facts;
}

// The lowest card may have no card below it elsewhere, the next one at most one, and so on: each lower card of the hand
// takes care of one round. The first cards that stand too high weigh most.
NullFacts null_facts_of(int hand, int away) {
  constexpr std::array<int, 3> kWeights = {14, 11, 6};
  constexpr std::array<int, 7> kGrades = {0, 6, 14, 25, 38, 54, 74};
  const int elsewhere = 0xFF & ~(hand | away);
  int danger = 0, place = 0, lead = 3;
  for (int cards = hand; cards; cards &= cards - 1, ++place) {
    const int card = std::countr_zero(static_cast<unsigned>(cards));
    const int below = count(static_cast<CardSet>(elsewhere & ((1 << card) - 1)));
    if (place == 0) lead = std::min(below, 3);
    danger += kWeights[std::min(place, 2)] * std::max(below - place, 0);
  }
  const auto grade = std::count_if(kGrades.begin(), kGrades.end(), [danger](int least) { return danger > least; });
  return {static_cast<std::uint8_t>(danger), static_cast<std::uint8_t>(grade), static_cast<std::uint8_t>(lead),
          hand == 0};
}

template <typename Facts, int kSize, typename Make>
std::array<Facts, kSize> tabulate(int cards, Make make) {
  std::array<Facts, kSize> all{};
  for (int hand = 0; hand < 1 << cards; ++hand)
    for (int away = 0; away < 1 << cards; ++away)
      if (!(hand & away)) all[kPowersOfThree[hand] + 2 * kPowersOfThree[away]] = make(hand, away);
  return all;
}

}  // namespace

namespace patterns {

const std::array<int, 256> kPowers = kPowersOfThree;
const std::array<int, 256> kNullOrder = make_null_order();
const std::array<PlainFacts, kPlainPatterns> kPlainFacts = tabulate<PlainFacts, kPlainPatterns>(7, plain_facts_of);
const std::array<NullFacts, kNullPatterns> kNullFacts = tabulate<NullFacts, kNullPatterns>(8, null_facts_of);

}  // namespace patterns

}  // namespace kiebitz
