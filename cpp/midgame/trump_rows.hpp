// The rows of one split as they lie in a file: valuations, where the row of each ownership begins, and the tentpoles, four
// bytes each: which valuation, its value, whether it is the last of its row, and which half the row is.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "midgame/row_book.hpp"

namespace kiebitz {

class TrumpRows {
 public:
  // What `packed` has made. Throws std::invalid_argument where it is something else; the bytes must outlive this.
  explicit TrumpRows(std::span<const std::byte> bytes);

  static std::vector<std::byte> packed(Kind kind, int cards, const Split& split, const RowBook& book);

  Kind kind() const { return static_cast<Kind>(head_.kind); }  // of suit games, clubs
  int cards() const { return static_cast<int>(head_.cards); }
  Split split() const;

  // The declarer's card points.
  int find(const TrumpState& state, int leader) const;

 private:
  struct Head {
    std::uint32_t kind, cards;
    std::array<std::uint32_t, Layout::kMaxSuits> split;
    std::uint32_t valuations, rows, entries;
  };

  void check() const;

  Head head_;
  std::span<const Valuation> valuations_;
  std::span<const std::uint32_t> starts_, entries_;
};

}  // namespace kiebitz
