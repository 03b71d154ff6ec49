#include "evaluate/glem.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

constexpr CardSet kFullCards = 0x60606060;  // tens and aces
constexpr CardSet kJackCards = 0x80808080;

int full_cards(CardSet cards, int most) { return std::min(count(cards & kFullCards), most); }

std::vector<float> taken(const float*& next, int number) {
  std::vector<float> numbers(next, next + number);
  next += number;
  return numbers;
}

}  // namespace

GlemPlaces GlemPlaces::of(Kind kind, const Holding& holding) {
  const bool is_grand = kind == Kind::grand;
  const int suit_of_trumps = is_grand ? -1 : static_cast<int>(kind);
  const int jacks = jacks_of(holding.hand);
  const CardSet known = holding.hand | holding.away;
  CardSet trumps = kJackCards;
  if (!is_grand) trumps |= CardSet{0xFF} << 8 * suit_of_trumps;

  const int context = is_grand ? holding.leads() * 16 + jacks : count(known & trumps) > 5;
  GlemPlaces places;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit == suit_of_trumps) continue;
    const int pattern = plain_pattern(plain_cards(holding.hand, suit), plain_cards(holding.away, suit));
    places.sides[suit] = context * kPlainPatterns + pattern;
  }
  const int held = is_grand ? jacks : plain_cards(holding.hand, suit_of_trumps) | jacks << 7;
  const int targets = is_grand ? Glem::kGrandCounts : Glem::kTargets;
  const int vulnerable = is_grand ? Glem::kGrandCounts : Glem::kVulnerable;
  places.trumps = (held * (targets + 1) + full_cards(~known & ~trumps, targets)) * (vulnerable + 1) +
                  full_cards(holding.hand & ~trumps, vulnerable);
  return places;
}

Glem::Glem(const float* numbers) {
  for (int family = 0; family < 2; ++family) {
    TrumpGames& games = families_[family];
    games.sides = {taken(numbers, kSides[family]), taken(numbers, kSides[family])};
    games.trumps = {taken(numbers, kTrumps[family]), taken(numbers, kTrumps[family])};
    std::copy_n(numbers, kWeights, games.weights.begin());
    numbers += kWeights;
  }
  null_ = taken(numbers, kNullCells);
}

Lanes Glem::chances(Kind kind, const Holding& holding) const {
  if (kind == Kind::null) return null_chances(holding.hand);
  Lanes sum;
  int skats = 0;
  const auto add = [&](CardSet away) {
    Lanes odd;
    odd.set(kWins, odds(kind, {holding.hand, away, holding.seat}));
    sum += logistic(odd);
    ++skats;
  };
  if (holding.knows_skat()) {
    add(holding.away);
  } else {
    for (CardSet first = ~holding.hand; first; first &= first - 1)
      for (CardSet second = first & (first - 1); second; second &= second - 1)
        add((first & -first) | (second & -second));
  }
  Lanes chances;
  chances.set(kOutOfSchneider, 1);
  chances.set(kWins, sum[kWins] / static_cast<float>(skats));
  return chances;
}

float Glem::odds(Kind kind, const Holding& holding) const {
  const TrumpGames& games = families_[kind == Kind::grand];
  const GlemPlaces places = GlemPlaces::of(kind, holding);
  float side_points = 0, side_tricks = 0;
  for (const int place : places.sides) {
    if (place < 0) continue;
    side_points += games.sides.points[place];
    side_tricks += games.sides.tricks[place];
  }
  const auto& weights = games.weights;
  return weights[0] + weights[1] * side_points + weights[2] * side_tricks +
         weights[3] * games.trumps.points[places.trumps] + weights[4] * games.trumps.tricks[places.trumps];
}

Lanes Glem::null_chances(CardSet hand) const {
  Lanes chances;
  for (const int way : {kClosed, kOuvert}) {
    float product = 1;
    for (int suit = 0; suit < kSuits; ++suit) product *= null_[256 * way + suit_cards(hand, suit)];
    chances.set(way, product);
  }
  return chances;
}

}  // namespace kiebitz
