// A wide network that says what a narrow one says: beside the narrow one's numbers there are new feelers and hidden
// numbers that look at random and are not listened to. Learning begins to listen at once.
#pragma once

#include <cstring>
#include <vector>

#include "base/random.hpp"
#include "evaluate/policy.hpp"

namespace kiebitz {

// Adds to every number of some rows, from a column on, something small.
template <typename Rows>
void fill(Rows& matrix, float size, Random& random, int first = 0) {
  constexpr int kColumns = sizeof(matrix[0]) / sizeof(float);
  for (auto& row : matrix)
    for (int at = first; at < kColumns; ++at) row.add(at, size * static_cast<float>(2 * random.unit() - 1));
}

// The rows of a narrow matrix as the first rows and columns of a wide one.
template <typename Narrow, typename Wide>
void put_into(const Narrow& narrow, Wide& wide) {
  static_assert(sizeof(narrow[0]) <= sizeof(wide[0]));
  for (std::size_t row = 0; row < narrow.size(); ++row) std::memcpy(&wide[row], &narrow[row], sizeof(narrow[row]));
}

template <typename Narrow, typename Wide>
void widen(const Narrow& narrow, Wide& wide, Random& random) {
  constexpr float kLooks = 0.1f;  // about what the narrow one has
  constexpr int kFeelers = Narrow::Trunk::kFeelers, kHidden = Narrow::Trunk::kHidden;
  for (int type = 0; type < kGroupTypes; ++type) {
    put_into(narrow.trunk.rows[type], wide.trunk.rows[type]);
    fill(wide.trunk.rows[type], kLooks, random, kFeelers);
    put_into(narrow.trunk.context_rows[type], wide.trunk.context_rows[type]);
    fill(wide.trunk.context_rows[type], kLooks, random, kFeelers);
    put_into(narrow.trunk.sums[type], wide.trunk.sums[type]);
    fill(wide.trunk.sums[type], kLooks, random, kHidden);
    for (int place = 0; place < CardGroups::kMostCards; ++place)
      put_into(narrow.keys[type][place], wide.keys[type][place]);
  }
  put_into(narrow.trunk.context_sums, wide.trunk.context_sums);
  fill(wide.trunk.context_sums, kLooks, random, kHidden);
  put_into(narrow.query, wide.query);
  wide.query_bias = narrow.query_bias;
  wide.key_bias = narrow.key_bias;
  std::memcpy(&wide.outcome, &narrow.outcome, sizeof(narrow.outcome));
}

// The networks of these numbers, which are those of a wide policy or of a narrow one.
inline std::vector<WidePolicy::Net> widened(const std::vector<float>& numbers, Random& random) {
  if (numbers.size() == WidePolicy::size()) return WidePolicy(numbers).nets();
  const Policy narrow(numbers);
  std::vector<WidePolicy::Net> nets(Scene::kNets);
  for (int net = 0; net < Scene::kNets; ++net) widen(narrow.nets()[net], nets[net], random);
  return nets;
}

}  // namespace kiebitz
