#include "inference/null_putting.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace kiebitz {
namespace {

constexpr float kLeast = 1e-3f;  // no suit is hopeless: its logarithm must be a number
constexpr double kNever = -std::numeric_limits<double>::infinity();

std::size_t place_of(int pattern, bool leads, bool ouvert) {
  return static_cast<std::size_t>((ouvert * 2 + leads) * SuitTable::kPatterns + pattern);
}

int pattern_of(CardSet bits, int suit) { return static_cast<int>(bits >> 8 * suit & 0xFF); }

}  // namespace

NullPutting::NullPutting(std::shared_ptr<const SuitTable> table, const Trust& trust)
    : table_(std::move(table)), trust_(trust) {
  for (const bool ouvert : {false, true})
    for (const bool leads : {false, true})
      for (int pattern = 0; pattern < SuitTable::kPatterns; ++pattern) best_.push_back(best_of(pattern, leads, ouvert));
}

NullPutting::Best NullPutting::best_of(int pattern, bool leads, bool ouvert) const {
  const auto worth = [&](int left, int put) { return std::log(std::max(table_->chance(left, put, leads, ouvert), kLeast)); };
  Best best{worth(pattern, 0), kNever, kNever};
  for (int one = pattern; one; one &= one - 1) {
    const int without = pattern & ~(one & -one);
    best.one = std::max<double>(best.one, worth(without, 1));
    for (int other = one & (one - 1); other; other &= other - 1)
      best.two = std::max<double>(best.two, worth(without & ~(other & -other), 2));
  }
  return best;
}

std::vector<double> NullPutting::weigh(const std::vector<World>& worlds, const Observation& seen) const {
  const Layout& layout = layout_of(Kind::null);
  const bool leads = seen.declarer == 0;
  std::vector<double> weights;
  weights.reserve(worlds.size());
  for (const World& world : worlds) {
    const CardSet hand = layout.from_cards(world[seen.declarer] | seen.played[seen.declarer]);
    const CardSet put = seen.contract.hand ? 0 : layout.from_cards(world[kSkat]);
    weights.push_back(share_of(hand, put, leads, seen.contract.ouvert));
  }
  return weights;
}

double NullPutting::share_of(CardSet hand, CardSet put, bool leads, bool ouvert) const {
  const double worth = kept(hand, put, leads, ouvert);
  const double declares = 1 / (1 + std::exp(-trust_.steepness * (std::exp(worth) - trust_.enough)));
  if (!put) return declares;
  return declares * std::exp(trust_.putting * std::min(0.0, worth - best(hand | put, leads, ouvert)));
}

double NullPutting::kept(CardSet hand, CardSet put, bool leads, bool ouvert) const {
  double sum = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const int away = count(static_cast<CardSet>(pattern_of(put, suit)));
    sum += std::log(std::max(table_->chance(pattern_of(hand, suit), away, leads, ouvert), kLeast));
  }
  return sum;
}

double NullPutting::best(CardSet cards, bool leads, bool ouvert) const {
  std::array<const Best*, kSuits> of;
  double none = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    of[suit] = &best_[place_of(pattern_of(cards, suit), leads, ouvert)];
    none += of[suit]->none;
  }
  double most = kNever;
  for (int suit = 0; suit < kSuits; ++suit) {
    most = std::max(most, none - of[suit]->none + of[suit]->two);
    for (int other = 0; other < suit; ++other)
      most = std::max(most, none - of[suit]->none - of[other]->none + of[suit]->one + of[other]->one);
  }
  return most;
}

}  // namespace kiebitz
