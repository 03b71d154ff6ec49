#include "evaluate/evaluator.hpp"

#include <algorithm>
#include <stdexcept>

namespace kiebitz {
namespace {

std::size_t part_size(Family family) {
  return kLanes * (static_cast<std::size_t>(table_size(family)) + kSeats * kContests + 1);
}

}  // namespace

std::size_t Evaluator::size() {
  return 2 * (part_size(Family::suit) + part_size(Family::grand) + part_size(Family::null));
}

Evaluator::Evaluator(const std::vector<float>& numbers) {
  if (numbers.size() != size()) throw std::invalid_argument("these are not the tables of a bidding model");
  auto next = numbers.begin();
  const auto take = [&next] {
    Lanes lanes;
    for (int lane = 0; lane < kLanes; ++lane) lanes.set(lane, *next++);
    return lanes;
  };
  for (auto& by_family : parts_)
    for (int family = 0; family < kFamilies; ++family) {
      Part& part = by_family[family];
      part.entries.resize(table_size(static_cast<Family>(family)));
      for (Lanes& entry : part.entries) entry = take();
      for (auto& by_contest : part.correction.shift)
        for (Lanes& shift : by_contest) shift = take();
      part.correction.scale = take();
    }
}

Lanes Evaluator::chances(Kind kind, const Holding& holding) const {
  const Family family = family_of(kind);
  const Part& part = parts_[holding.knows_skat() ? 0 : 1][static_cast<int>(family)];
  Lanes sum;
  for_features(kind, holding, [&](int place) { sum += part.entries[place]; });
  const Lanes& shift = part.correction.shift[holding.seat][holding.contest];
  Lanes chance = logistic(shift + part.correction.scale * sum);
  if (family != Family::null)
    for (int lane = 1; lane < kLanes; ++lane) chance.set(lane, std::min(chance[lane], chance[lane - 1]));
  return chance;
}

}  // namespace kiebitz
