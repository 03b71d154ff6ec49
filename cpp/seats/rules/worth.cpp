#include "seats/rules/worth.hpp"

namespace kiebitz::rules {
namespace {

constexpr Prices kDeclarer = {.trump = 6.5,
                              .trump_jack = 0,
                              .trump_high = 3.5,
                              .trump_honour = 1.5,
                              .high = 5,
                              .high_points = 0.7,
                              .guarded_ten = 4,
                              .bare_ten = -4,
                              .guarded_king = -1,
                              .low = -3.3,
                              .last_low = -4,
                              .smear = 1.2,
                              .least = 1.5};
constexpr Prices kDefender = {.trump = 3,
                              .trump_jack = 5.6,
                              .trump_high = 4,
                              .trump_honour = 3,
                              .high = 4.2,
                              .high_points = 0.8,
                              .guarded_ten = 4,
                              .bare_ten = -2,
                              .guarded_king = 1,
                              .low = 2,
                              .last_low = -3.5,
                              .smear = 6,
                              .least = 1.5};

// Of cards worth the same otherwise, the lower ones and the jacks of the lower suits go first.
constexpr double kRankStep = 0.1;
constexpr double kJackStep = 0.5;

double trump_worth(const Deduction& known, Card card, const Prices& prices) {
  const int rank = card % 8;
  const double when_high = known.is_high(card) ? prices.trump_high : 0.0;
  if (rank == kJack) return prices.trump + (prices.trump_jack + kJackStep * (card / 8)) + when_high;
  if (known.is_high(card)) return prices.trump + when_high;
  return prices.trump + (rank >= kTen ? prices.trump_honour : kRankStep * rank);
}

double plain_worth(const Deduction& known, Card card, const Prices& prices) {
  const int rank = card % 8;
  if (known.is_high(card)) return (prices.high + prices.high_points * points_of(card)) * known.stands(card);
  const bool guarded = known.length(known.suit_of(card)) > 1;
  if (rank == kTen) return guarded ? prices.guarded_ten : prices.bare_ten;
  if (rank == kKing && guarded) return prices.guarded_king;
  return (guarded ? prices.low : prices.last_low) + kRankStep * rank;
}

}  // namespace

const Prices& prices_of(const Deduction& known) { return known.is_declarer() ? kDeclarer : kDefender; }

double worth(const Deduction& known, Card card) {
  const Prices& prices = prices_of(known);
  return known.is_trump(card) ? trump_worth(known, card, prices) : plain_worth(known, card, prices);
}

}  // namespace kiebitz::rules
