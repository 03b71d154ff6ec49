#include "midgame/valuations.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

constexpr CardSet kLow = 0b111, kSide = 0x7F;

int choose(int from, int number) {
  int ways = 1;
  for (int at = 1; at <= number; ++at) ways = ways * (from - number + at) / at;
  return ways;
}

// How many sets of cards of a suit are worth the same.
int frequency_of(int place, Kind kind, CardSet cards) {
  if (place == 0 && kind == Kind::grand) return choose(4, count(cards));
  return choose(3, count(cards & kLow)) * choose(4, count(cards & ~kSide));
}

}  // namespace

Valuations::Valuations(Kind kind, const Split& split) : kind_(kind), layout_(layout_of(kind)) {
  list(split, 0, 0, {}, 1);
  meet(split);
}

void Valuations::list(const Split& split, int place, CardSet deck, const Before& before, int frequency) {
  if (place == layout_.suits) {
    Valuation points{};
    std::size_t at = 0;
    for (CardSet rest = deck; rest; rest &= rest - 1)
      points[at++] = static_cast<std::uint8_t>(layout_.points[lowest(rest)]);
    decks_.push_back(deck);
    totals_.push_back(points_in(points));
    points_.push_back(points);
    frequencies_.push_back(frequency);
    return;
  }
  const int shift = lowest(layout_.suit[suit_at(layout_, place)]);
  const bool goes_on = place > 1 && split[place] == split[place - 1];
  for (const CardSet cards : suit_valuations(kind_, place, split[place])) {
    if (goes_on && cards > before.cards) continue;
    const Before here{cards, goes_on ? before.suits + 1 : 1, goes_on && cards == before.cards ? before.same + 1 : 1};
    // Suits of one length may stand in any order.
    list(split, place + 1, deck | cards << shift, here,
         frequency * frequency_of(place, kind_, cards) * here.suits / here.same);
  }
}

// Another valuation of one suit, one of whose cards is worth something else.
void Valuations::meet(const Split& split) {
  std::vector<std::pair<CardSet, std::uint32_t>> numbers;
  for (std::uint32_t number = 0; number < decks_.size(); ++number) numbers.emplace_back(decks_[number], number);
  std::sort(numbers.begin(), numbers.end());
  neighbours_.resize(decks_.size());
  for (int place = 0; place < layout_.suits; ++place) {
    const CardSet suit = layout_.suit[suit_at(layout_, place)];
    const std::vector<CardSet> choices = suit_valuations(kind_, place, split[place]);
    for (std::uint32_t number = 0; number < decks_.size(); ++number)
      for (const CardSet cards : choices) {
        const CardSet deck = (decks_[number] & ~suit) | cards << lowest(suit);
        const auto found = std::lower_bound(numbers.begin(), numbers.end(), std::pair{deck, 0u});
        if (deck == decks_[number] || found == numbers.end() || found->first != deck) continue;
        int differ = 0;
        for (std::size_t at = 0; at < points_[number].size(); ++at)
          differ += points_[number][at] != points_[found->second][at];
        if (differ == 1) neighbours_[number].push_back(found->second);
      }
  }
}

}  // namespace kiebitz
