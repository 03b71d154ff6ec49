#include "base/layout.hpp"

#include "base/card_order.hpp"

namespace kiebitz {
namespace {

// Adds suit after suit, card after card, from the lowest bit up.
class Builder {
 public:
  explicit Builder(Kind kind) : layout_{} { layout_.kind = kind; }

  void add(int suit, Rank rank) {
    const Card card = 8 * suit + rank;
    layout_.card_of_bit[next_] = card;
    layout_.bit_of_card[card] = next_;
    layout_.points[next_] = kRankPoints[rank];
    // Two bits are left below for the leader. With trumps no other suit has more than seven cards.
    const int bits_for_suit = layout_.kind == Kind::null ? 4 : 3;
    layout_.profile_weight[next_] = std::uint64_t{4} << bits_for_suit * layout_.suits;
    for (int step = 0, worth = 0; step < Layout::kPointSteps; ++step) {
      worth += Layout::kPointStep[step];
      if (kRankPoints[rank] >= worth) layout_.worth_at_least[step] |= bit(next_);
    }
    current_ |= bit(next_++);
  }

  // The next card does not continue the order of points.
  void start_anew() { layout_.bottoms |= bit(next_); }

  void end_suit() {
    layout_.suit[layout_.suits++] = current_;
    for (CardSet rest = current_; rest; rest &= rest - 1) layout_.follow[lowest(rest)] = current_;
    current_ = 0;
  }

  void end_trumps() {
    layout_.trumps = current_;
    end_suit();
  }

  const Layout& layout() {
    for (Card card = 0; card < kCards; ++card)
      layout_.beaters[card] = (layout_.follow[card] | layout_.trumps) & ~((CardSet{2} << card) - 1);
    for (int distance = 1; distance <= 3; ++distance)
      for (Card card = distance; card < kCards; ++card)
        if (layout_.points[card] == layout_.points[card - distance] && layout_.follow[card] >> (card - distance) & 1)
          layout_.same_points_below[static_cast<std::size_t>(distance - 1)] |= bit(card);
    if (layout_.kind != Kind::null)
      for (Card card = 0; card < kCards; ++card)
        if (layout_.points[card] == kRankPoints[kKing] || layout_.points[card] == kRankPoints[kAce])
          layout_.tops_of_pairs |= bit(card);
    return layout_;
  }

 private:
  Layout layout_;
  CardSet current_ = 0;
  Card next_ = 0;
};

Layout null_layout() {
  Builder builder(Kind::null);
  for (int suit = 0; suit < kSuits; ++suit) {
    builder.start_anew();
    for (Rank rank : kNullRanks) builder.add(suit, rank);
    builder.end_suit();
  }
  return builder.layout();
}

Layout trump_layout(Kind kind) {
  Builder builder(kind);
  const int trump_suit = static_cast<int>(kind);
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit == trump_suit) continue;
    builder.start_anew();
    for (Rank rank : kTrumpGameRanks) builder.add(suit, rank);
    builder.end_suit();
  }
  if (kind != Kind::grand) {
    builder.start_anew();
    for (Rank rank : kTrumpGameRanks) builder.add(trump_suit, rank);
  }
  builder.start_anew();
  for (int suit = 0; suit < kSuits; ++suit) builder.add(suit, kJack);
  builder.end_trumps();
  return builder.layout();
}

}  // namespace

const Layout& layout_of(Kind kind) {
  static const std::array<Layout, kKinds> layouts = {
      trump_layout(Kind::diamonds), trump_layout(Kind::hearts), trump_layout(Kind::spades),
      trump_layout(Kind::clubs),    trump_layout(Kind::grand),  null_layout(),
  };
  return layouts[static_cast<std::size_t>(kind)];
}

}  // namespace kiebitz
