#include "evaluate/evaluator.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace kiebitz {
namespace {

constexpr std::size_t kCorrection = kLanes * (kSeats * kContests + 1);

std::size_t entries_of(Family family) { return kLanes * static_cast<std::size_t>(table_size(family)); }

// Takes numbers from a row, one after the other.
class Taking {
 public:
  explicit Taking(const std::vector<float>& numbers) : next_(numbers.data()) {}

  Lanes lanes() {
    Lanes lanes;
    for (int lane = 0; lane < kLanes; ++lane) lanes.set(lane, *next_++);
    return lanes;
  }

  Correction correction() {
    Correction correction;
    for (auto& by_contest : correction.shift)
      for (Lanes& shift : by_contest) shift = lanes();
    correction.scale = lanes();
    return correction;
  }

  OpeningNets networks() {
    OpeningNets nets(kFamilies);
    std::memcpy(static_cast<void*>(nets.data()), next_, kFamilies * sizeof(OpeningNet));
    next_ += kFamilies * sizeof(OpeningNet) / sizeof(float);
    return nets;
  }

 private:
  const float* next_;
};

}  // namespace

std::size_t Evaluator::size_of_tables() {
  const std::size_t entries = entries_of(Family::suit) + entries_of(Family::grand) + entries_of(Family::null);
  return 2 * (entries + kFamilies * kCorrection);
}

std::size_t Evaluator::size_of_networks() {
  return kFamilies * (sizeof(OpeningNet) / sizeof(float) + 2 * kCorrection);
}

Evaluator::Evaluator(const std::vector<float>& numbers) {
  if (numbers.size() == Glem::size()) {
    glem_.emplace(numbers.data());
    return;
  }
  const bool has_networks = numbers.size() == size_of_networks();
  if (!has_networks && numbers.size() != size_of_tables())
    throw std::invalid_argument("these are not the numbers of a bidding model");
  Taking next(numbers);
  if (has_networks) networks_.emplace(next.networks());
  for (int hand = 0; hand < 2; ++hand)
    for (int family = 0; family < kFamilies; ++family) {
      auto& entries = entries_[hand][family];
      if (!has_networks) entries.resize(table_size(static_cast<Family>(family)));
      for (Lanes& entry : entries) entry = next.lanes();
      corrections_[hand][family] = next.correction();
    }
}

Lanes Evaluator::odds(Kind kind, const Holding& holding) const {
  if (glem_) return {};
  if (networks_) return networks_->odds(kind, holding);
  const auto& entries = entries_[holding.knows_skat() ? 0 : 1][static_cast<int>(family_of(kind))];
  Lanes sum;
  for_features(kind, holding, [&](int place) { sum += entries[place]; });
  return sum;
}

Lanes Evaluator::chances(Kind kind, const Holding& holding) const {
  if (glem_) return glem_->chances(kind, holding);
  const Family family = family_of(kind);
  const Correction& correction = corrections_[holding.knows_skat() ? 0 : 1][static_cast<int>(family)];
  Lanes chance = logistic(correction.shift[holding.seat][holding.contest] + correction.scale * odds(kind, holding));
  if (family != Family::null)
    for (int lane = 1; lane < kLanes; ++lane) chance.set(lane, std::min(chance[lane], chance[lane - 1]));
  return chance;
}

}  // namespace kiebitz
