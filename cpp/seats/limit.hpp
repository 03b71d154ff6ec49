// How high a seat would have gone, as far as the auction shows.
#pragma once

#include <cstdint>

namespace kiebitz {

// At least `low`, the highest number said or held, and less than `high`, the number refused, where it passed.
struct Limit {
  static constexpr std::int16_t kEndless = 1000;
  std::int16_t low = 0, high = kEndless;

  bool operator==(const Limit&) const = default;
};

}  // namespace kiebitz
