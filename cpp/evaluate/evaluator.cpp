#include "evaluate/evaluator.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace kiebitz {
namespace {

// The logistic function, to six digits: exp by its exponent and a polynomial, so that four lanes go at once.
float logistic(float x) {
  constexpr float kLog2E = 1.44269504f, kBound = 30.0f;
  const float y = std::clamp(-x, -kBound, kBound) * kLog2E;
  const float shifted = y + 12582912.0f;  // rounds to a whole number
  const float whole = shifted - 12582912.0f;
  const float rest = y - whole;
  const float power = 1.0f + rest * (0.693147182f + rest * (0.240226462f + rest * (0.0555032721f +
                      rest * (0.00967076f + rest * 0.00133952f))));
  const auto exponent = static_cast<std::uint32_t>(static_cast<std::int32_t>(whole) + 127) << 23;
  return 1.0f / (1.0f + power * std::bit_cast<float>(exponent));
}

std::size_t part_size(Family family) { return kLanes * (static_cast<std::size_t>(table_size(family)) + 2); }

}  // namespace

std::size_t Evaluator::size() {
  return 2 * (part_size(Family::suit) + part_size(Family::grand) + part_size(Family::null));
}

Evaluator::Evaluator(const std::vector<float>& numbers) {
  if (numbers.size() != size()) throw std::invalid_argument("these are not the tables of a bidding model");
  auto next = numbers.begin();
  const auto take = [&next] {
    Lanes lanes;
    for (float& lane : lanes) lane = *next++;
    return lanes;
  };
  for (auto& by_family : parts_)
    for (int family = 0; family < kFamilies; ++family) {
      Part& part = by_family[family];
      part.entries.resize(table_size(static_cast<Family>(family)));
      for (Lanes& entry : part.entries) entry = take();
      part.correction.shift = take();
      part.correction.scale = take();
    }
}

Lanes Evaluator::chances(Kind kind, const Holding& holding) const {
  const Family family = family_of(kind);
  const Part& part = parts_[holding.knows_skat() ? 0 : 1][static_cast<int>(family)];
  Features features;
  find_features(kind, holding, features);
  Lanes sum{};
  const int number = feature_count(family);
  for (int index = 0; index < number; ++index) {
    const Lanes& entry = part.entries[features[index]];
    for (int lane = 0; lane < kLanes; ++lane) sum[lane] += entry[lane];
  }
  Lanes chance;
  for (int lane = 0; lane < kLanes; ++lane)
    chance[lane] = logistic(part.correction.shift[lane] + part.correction.scale[lane] * sum[lane]);
  if (family != Family::null)
    for (int lane = 1; lane < kLanes; ++lane) chance[lane] = std::min(chance[lane], chance[lane - 1]);
  return chance;
}

}  // namespace kiebitz
