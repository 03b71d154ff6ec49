// How many observations are copied a second of the processor: from one place to the next, round and round.
#include <cstdio>
#include <ctime>
#include <vector>

#include "seats/observation.hpp"

int main() {
  constexpr std::size_t kCopies = 50'000'000, kPlacesInRow = 64;
  std::vector<kiebitz::Observation> row(kPlacesInRow);
  row[0].hand = 0x3ff;
  const std::clock_t begin = std::clock();
  for (std::size_t copy = 0; copy < kCopies; ++copy) row[(copy + 1) % kPlacesInRow] = row[copy % kPlacesInRow];
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("%.0f\n", static_cast<double>(kCopies) / seconds);
  return row[kCopies % kPlacesInRow].hand == 0x3ff ? 0 : 1;
}
