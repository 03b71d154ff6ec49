#include "midgame/row_book.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

constexpr std::size_t kTableBytes = std::size_t{4} << 20;

}  // namespace

RowBook::RowBook(Kind kind, int cards, const Split& split)
    : cards_(cards),
      valuations_(kind, split),
      search_(make_trump_search({}, kTableBytes)),
      values_(kind, valuations_, *search_),
      tree_(1) {}

void RowBook::fill(int leader) {
  const std::uint32_t all = (1u << kSeats * cards_) - 1;
  for (std::uint32_t declarer = 0; declarer <= all; ++declarer) {
    if (count(declarer) != cards_) continue;
    for (std::uint32_t among = 0; among < 1u << 2 * cards_; ++among) {
      if (count(among) != cards_) continue;
      values_.begin({declarer, deposit_bits(among, all & ~declarer)}, leader);
      std::uint32_t row = find(0);
      if (row == kNone) {
        row = static_cast<std::uint32_t>(rows_.size());
        add(values_.tentpoles());
      }
      ++rows_[row].times;
      row_of_.push_back(row);
    }
  }
}

std::uint32_t RowBook::find(std::uint32_t place) {
  if (tree_[place].row != kNone) return tree_[place].row;
  for (const Place::Way& way : tree_[place].ways) {
    if (!values_.is(way.valuation, way.value)) continue;
    if (const std::uint32_t row = find(way.to); row != kNone) return row;
  }
  return kNone;
}

void RowBook::add(const std::vector<Tentpole>& tentpoles) {
  std::uint32_t place = 0;
  for (const Tentpole& pole : tentpoles) {
    auto& ways = tree_[place].ways;
    const auto known = std::ranges::find_if(
        ways, [&](const auto& way) { return way.valuation == pole.valuation && way.value == pole.value; });
    if (known != ways.end()) {
      place = known->to;
      continue;
    }
    const auto next = static_cast<std::uint32_t>(tree_.size());
    ways.push_back({pole.valuation, pole.value, next});
    tree_.emplace_back();
    place = next;
  }
  tree_[place].row = static_cast<std::uint32_t>(rows_.size());
  rows_.push_back({tentpoles, 0});
}

}  // namespace kiebitz
