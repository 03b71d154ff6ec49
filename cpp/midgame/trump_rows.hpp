// The rows of one split as they lie in a file: valuations, where the row of each ownership begins, and the tentpoles, four
// bytes each: which valuation, its value, whether it is the last of its row, and which half the row is.
//
// A row may be cut: then it has some tentpoles of either half, or none, and tells bounds. Where they meet, that is the value.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "midgame/row_book.hpp"
#include "solver/iterate.hpp"

namespace kiebitz {

class TrumpRows {
 public:
  // What `packed` has made. Throws std::invalid_argument where it is something else; the bytes must outlive this.
  explicit TrumpRows(std::span<const std::byte> bytes);

  // What a row keeps: all of its tentpoles, of which the smaller half is stored, or some.
  struct Kept {
    std::vector<Tentpole> tentpoles;
    bool is_cut = false;
  };

  static std::vector<std::byte> packed(Kind kind, int cards, const Split& split, const RowBook& book);
  static std::vector<std::byte> packed(Kind kind, int cards, const Split& split, const Valuations& all,
                                       const std::vector<Kept>& rows, const std::vector<std::uint32_t>& row_of);

  Kind kind() const { return static_cast<Kind>(head_.kind); }  // of suit games, clubs
  int cards() const { return static_cast<int>(head_.cards); }
  Split split() const;

  // The declarer's card points, as closely as they are known.
  Interval find(const TrumpState& state, int leader) const {
    return read(starts_[number_of(state.owners, leader)], state.valuation, state.total);
  }

  // Rows one after the other: where each begins, or kNothing, by leader and ownership.
  static constexpr std::uint32_t kNothing = ~0u;
  std::span<const std::uint32_t> starts() const { return starts_; }
  std::span<const Valuation> valuations() const { return valuations_; }
  std::size_t entries() const { return entries_.size(); }
  bool is_whole() const;  // no row is cut

  // What a row says of a valuation with so many points.
  Interval read(std::uint32_t start, const Valuation& valuation, int total) const;

 private:
  struct Head {
    std::uint32_t kind, cards;
    std::array<std::uint32_t, Layout::kMaxSuits> split;
    std::uint32_t valuations, rows, entries;
  };

  void check() const;
  std::uint32_t number_of(const Owners& owners, int leader) const;

  Head head_;
  std::span<const Valuation> valuations_;
  std::span<const std::uint32_t> starts_, entries_;
};

}  // namespace kiebitz
