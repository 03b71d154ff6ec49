// Bit extraction: the bits of a value under a mask, moved together. One instruction where the processor has it.
#pragma once

#include <cstdint>

#include "cards.hpp"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace kiebitz {

inline std::uint32_t extract_bits(std::uint32_t value, std::uint32_t mask) {
#if defined(__BMI2__)
  return _pext_u32(value, mask);
#else
  std::uint32_t result = 0;
  for (std::uint32_t to = 1; mask; mask &= mask - 1, to <<= 1)
    if (value & mask & (0 - mask)) result |= to;
  return result;
#endif
}

// The card at a place, counted from the lowest, in a set.
inline Card card_at(CardSet set, int place) {
#if defined(__BMI2__)
  return lowest(_pdep_u32(CardSet{1} << place, set));
#else
  for (; place > 0; --place) set &= set - 1;
  return lowest(set);
#endif
}

}  // namespace kiebitz
