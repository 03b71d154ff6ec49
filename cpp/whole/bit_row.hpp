// A row of bits, filled from its first one on, and the same row with a byte for each bit, as learners want it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace kiebitz {

// For every byte, its bits as eight bytes of 0 or 1, the lowest first. Made for machines with the lowest byte first.
inline constexpr std::array<std::uint64_t, 256> kBytesOfBits = [] {
  std::array<std::uint64_t, 256> table{};
  for (std::uint64_t byte = 0; byte < table.size(); ++byte)
    for (int place = 0; place < 8; ++place) table[byte] |= (byte >> place & 1) << 8 * place;
  return table;
}();

template <int kSize>
class BitRow {
 public:
  static constexpr int kBits = kSize;
  static constexpr int kWords = (kSize + 63) / 64;

  // Puts down the lowest bits of a value; there must be room, and no bits above them.
  constexpr void add(std::uint64_t bits, int width) {
    const int place = filled_ % 64;
    words_[static_cast<std::size_t>(filled_ / 64)] |= bits << place;
    if (place + width > 64) words_[static_cast<std::size_t>(filled_ / 64 + 1)] |= bits >> (64 - place);
    filled_ += width;
  }
  // One of so many bits, or none of them.
  constexpr void add_one_of(int chosen, int width) { add(chosen < 0 ? 0 : std::uint64_t{1} << chosen, width); }

  constexpr bool operator[](int place) const {
    return words_[static_cast<std::size_t>(place / 64)] >> place % 64 & 1;
  }
  constexpr int count() const {
    int sum = 0;
    for (const std::uint64_t word : words_) sum += std::popcount(word);
    return sum;
  }
  // The place of a bit that is set, by its number among those; there must be so many.
  constexpr int place_of(int number) const {
    std::size_t word = 0;
    for (; number >= std::popcount(words_[word]); ++word) number -= std::popcount(words_[word]);
    std::uint64_t rest = words_[word];
    for (; number > 0; --number) rest &= rest - 1;
    return static_cast<int>(64 * word) + std::countr_zero(rest);
  }
  constexpr int filled() const { return filled_; }
  constexpr const std::array<std::uint64_t, kWords>& words() const { return words_; }
  constexpr bool operator==(const BitRow& other) const { return words_ == other.words_; }

  // Writes a byte for every bit.
  void unpack(std::int8_t* out) const {
    for (int place = 0; place + 8 <= kSize; place += 8) std::memcpy(out + place, &kBytesOfBits[byte_at(place)], 8);
    std::memcpy(out + kSize / 8 * 8, &kBytesOfBits[byte_at(kSize / 8 * 8)], kSize % 8);
  }

 private:
  constexpr std::size_t byte_at(int place) const {
    return place < 64 * kWords ? words_[static_cast<std::size_t>(place / 64)] >> place % 64 & 0xff : 0;
  }

  std::array<std::uint64_t, kWords> words_ = {};
  int filled_ = 0;
};

}  // namespace kiebitz
