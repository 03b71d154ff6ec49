// Bits of sets: extraction and its inverse, one instruction where the processor has it and a loop elsewhere; limits of sets.
#pragma once

#include <bit>
#include <cstdint>

#include "base/cards.hpp"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace kiebitz {

// The bits of a value under a mask, moved together.
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

// The lowest bits of a value, spread to the places of a mask.
inline std::uint32_t deposit_bits(std::uint32_t value, std::uint32_t mask) {
#if defined(__BMI2__)
  return _pdep_u32(value, mask);
#else
  std::uint32_t result = 0;
  for (; mask; mask &= mask - 1, value >>= 1)
    if (value & 1) result |= mask & (0 - mask);
  return result;
#endif
}

// The places above the highest card of a set, and those below the lowest; all where the set is empty. Without branches,
// since nobody could predict them.
inline CardSet above_highest(CardSet set) { return ~static_cast<CardSet>(0xFFFFFFFFull >> std::countl_zero(set)); }
inline CardSet below_lowest(CardSet set) { return (set & (0 - set)) - 1; }

// A set if a condition holds, else none.
inline CardSet only_if(bool condition, CardSet set) { return (CardSet{0} - condition) & set; }

// The card at a place, counted from the lowest, in a set.
inline Card card_at(CardSet set, int place) { return lowest(deposit_bits(CardSet{1} << place, set)); }

}  // namespace kiebitz
