#include "midgame/row_cuts.hpp"

#include <algorithm>
#include <cstdint>
#include <map>

namespace kiebitz {
namespace {

// How often each row is met, by where it begins.
std::map<std::uint32_t, std::uint32_t> times_of(const TrumpRows& rows) {
  std::map<std::uint32_t, std::uint32_t> times;
  for (const std::uint32_t start : rows.starts()) ++times[start];
  return times;
}

// Taking tentpoles away from a row. A valuation is known as long as a tentpole says that it is no less and one that it is
// no more; where only one is left that says so, its loss would be missed.
class Removal {
 public:
  Removal(const Valuations& all, const std::vector<int>& values, const std::vector<int>& weights,
          const std::vector<Tentpole>& poles)
      : weights_(weights), at_(all.size()), told_by_(poles.size()), missed_(poles.size()) {
    for (std::uint32_t pole = 0; pole < poles.size(); ++pole)
      for (std::uint32_t at = 0; at < all.size(); ++at) {
        const int away = distance(all.points(at), all.points(poles[pole].valuation));
        const bool low = poles[pole].value - away == values[at], high = poles[pole].value + away == values[at];
        if (!low && !high) continue;
        told_by_[pole].push_back({at, low, high});
        change(at_[at], told_by_[pole].back(), pole, 1);
      }
    for (std::uint32_t at = 0; at < all.size(); ++at) note(at, 1);
  }

  // The tentpoles from the first that goes, and what is missed after each.
  std::vector<std::pair<std::uint32_t, std::int64_t>> order() {
    std::vector<std::uint32_t> kept(told_by_.size());
    for (std::uint32_t pole = 0; pole < kept.size(); ++pole) kept[pole] = pole;
    std::vector<std::pair<std::uint32_t, std::int64_t>> gone;
    while (!kept.empty()) {
      const auto least = std::ranges::min_element(kept, {}, [&](std::uint32_t pole) { return missed_[pole]; });
      const std::uint32_t pole = *least;
      kept.erase(least);
      lost_ += missed_[pole];
      for (const Told& told : told_by_[pole]) {
        note(told.at, -1);
        change(at_[told.at], told, pole, -1);
        note(told.at, 1);
      }
      gone.emplace_back(pole, lost_);
    }
    return gone;
  }

 private:
  struct Told {
    std::uint32_t at;
    bool low, high;
  };
  // How many tentpoles say that a value is no less, and no more; and which, if it is one.
  struct Sides {
    std::uint32_t low = 0, high = 0, which_low = 0, which_high = 0;
  };

  static void change(Sides& sides, const Told& told, std::uint32_t pole, std::uint32_t by) {
    if (told.low) sides.low += by, sides.which_low ^= pole;
    if (told.high) sides.high += by, sides.which_high ^= pole;
  }

  // What the tentpoles that a valuation hangs on would be missed for.
  void note(std::uint32_t at, int sign) {
    const Sides& sides = at_[at];
    if (sides.low == 0 || sides.high == 0) return;
    const std::int64_t weight = sign * weights_[at];
    if (sides.low == 1) missed_[sides.which_low] += weight;
    if (sides.high == 1 && !(sides.low == 1 && sides.which_low == sides.which_high)) missed_[sides.which_high] += weight;
  }

  const std::vector<int>& weights_;
  std::vector<Sides> at_;
  std::vector<std::vector<Told>> told_by_;
  std::vector<std::int64_t> missed_;
  std::int64_t lost_ = 0;
};

}  // namespace

RowCuts::RowCuts(const TrumpRows& whole, const Weights& weights)
    : kind_(whole.kind()), cards_(whole.cards()), split_(whole.split()), all_(kind_, split_) {
  std::vector<int> of_valuations(all_.size(), 1);
  if (weights.by_valuations)
    for (std::size_t at = 0; at < all_.size(); ++at) of_valuations[at] = all_.frequency(at);
  std::map<std::uint32_t, std::uint32_t> number;
  for (const auto& [start, times] : times_of(whole)) {
    number[start] = static_cast<std::uint32_t>(number.size());
    add(whole, start, of_valuations, weights.by_rows ? times : 1);
  }
  for (const std::uint32_t start : whole.starts()) row_of_.push_back(number[start]);
}

void RowCuts::add(const TrumpRows& whole, std::uint32_t start, const std::vector<int>& weights, double times) {
  std::vector<int> values;
  for (std::size_t at = 0; at < all_.size(); ++at)
    values.push_back(2 * whole.read(start, all_.points(at), all_.total(at)).lower - all_.total(at));
  const std::vector<Tentpole> poles = tentpoles_of(all_, values);
  auto gone = Removal(all_, values, weights, poles).order();
  std::reverse(gone.begin(), gone.end());
  // What is missed once all up to this one are gone is missed with those before it.
  std::vector<Tentpole> longest_first;
  std::vector<double> curve;
  const std::size_t half = smaller_half(poles);
  for (const auto& [pole, lost] : gone) {
    longest_first.push_back(poles[pole]);
    if (curve.size() < half && lost > 0) curve.push_back(static_cast<double>(lost) * times);
  }
  curve.push_back(0);
  tentpoles_.push_back(std::move(longest_first));
  curves_.push_back(std::move(curve));
}

std::vector<std::byte> RowCuts::packed(double price) const {
  std::vector<TrumpRows::Kept> rows;
  for (std::size_t row = 0; row < curves_.size(); ++row) {
    const std::vector<double>& curve = curves_[row];
    std::size_t best = 0;
    for (std::size_t kept = 1; kept < curve.size(); ++kept)
      if (curve[kept] + price * static_cast<double>(kept) < curve[best] + price * static_cast<double>(best)) best = kept;
    TrumpRows::Kept kept{tentpoles_[row], best < smaller_half(tentpoles_[row])};
    if (kept.is_cut) kept.tentpoles.resize(best);
    std::ranges::sort(kept.tentpoles, {}, &Tentpole::valuation);
    rows.push_back(std::move(kept));
  }
  return TrumpRows::packed(kind_, cards_, split_, all_, rows, row_of_);
}

ShareKnown share_known(const TrumpRows& rows) {
  const Valuations all(rows.kind(), rows.split());
  double known = 0, known_cards = 0, sum = 0, sum_cards = 0;
  for (const auto& [start, times] : times_of(rows))
    for (std::size_t at = 0; at < all.size(); ++at) {
      const bool is_known = rows.read(start, all.points(at), all.total(at)).is_exact();
      const double cards = static_cast<double>(all.frequency(at)) * times;
      sum += times;
      sum_cards += cards;
      known += is_known ? times : 0;
      known_cards += is_known ? cards : 0;
    }
  return {known / sum, known_cards / sum_cards};
}

}  // namespace kiebitz
