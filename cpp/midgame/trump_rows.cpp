#include "midgame/trump_rows.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace kiebitz {
namespace {

constexpr std::uint32_t kPlaceOfPoints = 18, kIsLast = 1u << 26, kIsSink = 1u << 27, kIsCut = 1u << 28;

void demand(bool holds) {
  if (!holds) throw std::invalid_argument("these are no rows of a split");
}

std::uint32_t choose(std::uint32_t from, std::uint32_t number) {
  std::uint32_t ways = 1;
  for (std::uint32_t at = 1; at <= number; ++at) ways = ways * (from - number + at) / at;
  return from < number ? 0 : ways;
}

constexpr std::uint32_t kMostBits = kSeats * kMostTabled + 1;

// Its number among the sets of as many cards.
std::uint32_t number_in(CardSet set) {
  static const auto ways = [] {
    std::array<std::array<std::uint32_t, kMostTabled + 1>, kMostBits> all{};
    for (std::uint32_t from = 0; from < kMostBits; ++from)
      for (std::uint32_t number = 0; number <= kMostTabled; ++number) all[from][number] = choose(from, number);
    return all;
  }();
  std::uint32_t sum = 0;
  for (std::size_t number = 1; set; set &= set - 1, ++number) sum += ways[lowest(set)][number];
  return sum;
}

template <class Part>
std::byte* put(std::byte* place, const Part* parts, std::size_t number) {
  if (number > 0) std::memcpy(place, parts, number * sizeof(Part));
  return place + number * sizeof(Part);
}

}  // namespace

TrumpRows::TrumpRows(std::span<const std::byte> bytes) {
  demand(bytes.size() >= sizeof(Head) && reinterpret_cast<std::uintptr_t>(bytes.data()) % alignof(Head) == 0);
  std::memcpy(&head_, bytes.data(), sizeof(Head));
  const std::size_t of_valuations = head_.valuations * sizeof(Valuation), of_rows = head_.rows * sizeof(std::uint32_t);
  demand(bytes.size() == sizeof(Head) + of_valuations + of_rows + head_.entries * sizeof(std::uint32_t));
  const std::byte* at = bytes.data() + sizeof(Head);
  valuations_ = {reinterpret_cast<const Valuation*>(at), head_.valuations};
  starts_ = {reinterpret_cast<const std::uint32_t*>(at + of_valuations), head_.rows};
  entries_ = {reinterpret_cast<const std::uint32_t*>(at + of_valuations + of_rows), head_.entries};
  check();
}

void TrumpRows::check() const {
  demand(kind() == Kind::clubs || kind() == Kind::grand);
  demand(head_.cards >= 1 && head_.cards <= kMostTabled && head_.rows == kSeats * ownerships_of(cards()));
  const std::vector<Split> splits = trump_splits(kind(), cards());
  demand(std::ranges::find(splits, split()) != splits.end());
  demand(entries_.empty() || (entries_.back() & kIsLast));
  for (const std::uint32_t start : starts_) demand(start < head_.entries || start == kNothing);
  for (const std::uint32_t entry : entries_) demand((entry & ((1u << kPlaceOfPoints) - 1)) < head_.valuations);
}

bool TrumpRows::is_whole() const {
  return std::ranges::none_of(starts_, [](std::uint32_t start) { return start == kNothing; }) &&
         std::ranges::none_of(entries_, [](std::uint32_t entry) { return entry & kIsCut; });
}

Split TrumpRows::split() const {
  Split split{};
  for (std::size_t place = 0; place < split.size(); ++place) split[place] = static_cast<int>(head_.split[place]);
  return split;
}

std::uint32_t TrumpRows::number_of(const Owners& owners, int leader) const {
  const CardSet others = ((CardSet{1} << kSeats * cards()) - 1) & ~owners.declarer;
  const std::uint32_t each = choose(2 * head_.cards, head_.cards);
  const std::uint32_t ownership = number_in(owners.declarer) * each + number_in(extract_bits(owners.second, others));
  return static_cast<std::uint32_t>(leader) * (head_.rows / kSeats) + ownership;
}

Interval TrumpRows::read(std::uint32_t start, const Valuation& valuation, int total) const {
  if (start == kNothing) return {0, total};
  const std::uint32_t* entry = &entries_[start];
  for (int low = -total, high = total;; ++entry) {
    const Valuation& at = valuations_[*entry & ((1u << kPlaceOfPoints) - 1)];
    const int value = 2 * static_cast<int>(*entry >> kPlaceOfPoints & 255) - points_in(at);
    const int away = distance(at, valuation);
    low = std::max(low, value - away);
    high = std::min(high, value + away);
    if (!(*entry & kIsLast)) continue;
    // Of a row that is whole, either half tells all.
    if (!(*entry & kIsCut)) low = high = *entry & kIsSink ? low : high;
    return {(low + total) / 2, (high + total) / 2};
  }
}

std::vector<std::byte> TrumpRows::packed(Kind kind, int cards, const Split& split, const RowBook& book) {
  std::vector<Kept> rows;
  for (const RowBook::Row& row : book.rows()) rows.push_back({row.tentpoles});
  return packed(kind, cards, split, book.valuations(), rows, book.row_of());
}

std::vector<std::byte> TrumpRows::packed(Kind kind, int cards, const Split& split, const Valuations& all,
                                         const std::vector<Kept>& rows, const std::vector<std::uint32_t>& row_of) {
  std::vector<std::uint32_t> starts, entries, start_of;
  for (const Kept& row : rows) {
    start_of.push_back(row.tentpoles.empty() ? kNothing : static_cast<std::uint32_t>(entries.size()));
    if (row.tentpoles.empty()) continue;
    const bool sinks = keeps_sinks(row.tentpoles);
    for (const Tentpole& pole : row.tentpoles) {
      if (!row.is_cut && !(sinks ? pole.is_sink : pole.is_source)) continue;
      const int points = (pole.value + all.total(pole.valuation)) / 2;
      entries.push_back(pole.valuation | static_cast<std::uint32_t>(points) << kPlaceOfPoints |
                        (row.is_cut ? kIsCut : sinks ? kIsSink : 0));
    }
    entries.back() |= kIsLast;
  }
  for (const std::uint32_t row : row_of) starts.push_back(start_of[row]);
  std::vector<Valuation> valuations;
  for (std::size_t at = 0; at < all.size(); ++at) valuations.push_back(all.points(at));
  Head head{static_cast<std::uint32_t>(kind), static_cast<std::uint32_t>(cards), {},
            static_cast<std::uint32_t>(valuations.size()), static_cast<std::uint32_t>(starts.size()),
            static_cast<std::uint32_t>(entries.size())};
  for (std::size_t place = 0; place < split.size(); ++place) head.split[place] = static_cast<std::uint32_t>(split[place]);
  std::vector<std::byte> bytes(sizeof(Head) + valuations.size() * sizeof(Valuation) +
                               (starts.size() + entries.size()) * sizeof(std::uint32_t));
  put(put(put(put(bytes.data(), &head, 1), valuations.data(), valuations.size()), starts.data(), starts.size()),
      entries.data(), entries.size());
  return bytes;
}

}  // namespace kiebitz
