#include "midgame/splits.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

constexpr int kSide = 7;       // cards of a suit without its jack
constexpr CardSet kLow = 0b111;  // seven, eight, nine
constexpr int kJacks = 4;
constexpr CardSet kSideCards = (CardSet{1} << kSide) - 1;

int most_at(Kind kind, int place) { return place > 0 ? kSide : kind == Kind::grand ? kJacks : kSide + kJacks; }
int places(Kind kind) { return kind == Kind::grand ? 5 : 4; }

void add_splits(Kind kind, Split& split, int place, int left, std::vector<Split>& all) {
  if (place == places(kind)) {
    if (left == 0) all.push_back(split);
    return;
  }
  const int most = place < 2 ? most_at(kind, place) : split[place - 1];
  for (int cards = std::min(most, left); cards >= 0; --cards) {
    split[place] = cards;
    add_splits(kind, split, place + 1, left - cards, all);
  }
}

CardSet lowest_of(CardSet set, int number) {
  CardSet found = 0;
  for (; number > 0; --number, set &= set - 1) found |= set & (0 - set);
  return found;
}

std::uint64_t choose(std::uint64_t from, std::uint64_t number) {
  std::uint64_t ways = 1;
  for (std::uint64_t at = 1; at <= number; ++at) ways = ways * (from - number + at) / at;
  return ways;
}

}  // namespace

std::vector<Split> trump_splits(Kind kind, int cards) {
  std::vector<Split> all;
  Split split{};
  add_splits(kind, split, 0, kSeats * cards, all);
  return all;
}

CardSet standing_for(int place, CardSet cards) {
  const CardSet high = cards & kSideCards & ~kLow;
  const CardSet jacks = place == 0 ? lowest_of(~kSideCards, count(cards & ~kSideCards)) : 0;
  return jacks | high | lowest_of(kLow, count(cards & kLow));
}

std::vector<CardSet> suit_valuations(Kind kind, int place, int cards) {
  std::vector<CardSet> all;
  // In grand the jacks are the whole suit of trumps.
  if (place == 0 && kind == Kind::grand) return {lowest_of(~CardSet{0}, cards)};
  const CardSet end = CardSet{1} << most_at(kind, place);
  for (CardSet set = 0; set < end; ++set)
    if (count(set) == cards && standing_for(place, set) == set) all.push_back(set);
  return all;
}

std::uint64_t valuations_in(Kind kind, const Split& split) {
  std::uint64_t product = suit_valuations(kind, 0, split[0]).size();
  for (int place = 1; place < places(kind);) {
    int equal = 1;
    while (place + equal < places(kind) && split[place + equal] == split[place]) ++equal;
    const std::uint64_t each = suit_valuations(kind, place, split[place]).size();
    product *= choose(each + equal - 1, equal);
    place += equal;
  }
  return product;
}

std::uint64_t ownerships_of(int cards) {
  return choose(3 * cards, cards) * choose(2 * cards, cards);
}

}  // namespace kiebitz
