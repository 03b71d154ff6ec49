#include "midgame/null_merge.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

constexpr int kMostInSuit = 8;

void add_splits(std::array<int, kSuits>& split, int place, int left, std::vector<std::array<int, kSuits>>& all) {
  if (place == kSuits) {
    if (left == 0) all.push_back(split);
    return;
  }
  for (int cards = std::min(left, place == 0 ? kMostInSuit : split[place - 1]); cards >= 0; --cards) {
    split[place] = cards;
    add_splits(split, place + 1, left - cards, all);
  }
}

}  // namespace

std::vector<std::array<int, kSuits>> null_splits(int cards) {
  std::vector<std::array<int, kSuits>> all;
  std::array<int, kSuits> split{};
  add_splits(split, 0, kSeats * cards, all);
  return all;
}

NullMerge::NullMerge(int cards) : cards_(cards), layout_(layout_of(Kind::null)) {}

void NullMerge::add(const NullDiagrams& diagrams) {
  for (const std::array<int, kSuits>& split : null_splits(cards_)) {
    deck_ = 0;
    for (int place = 0; place < kSuits; ++place)
      deck_ |= ((CardSet{1} << split[place]) - 1) << lowest(layout_.suit[kSuits - 1 - place]);
    roots_.push_back(give(diagrams, {cards_, cards_, cards_}, static_cast<std::uint32_t>(kSeats * cards_), {}));
  }
}

Branch NullMerge::give(const NullDiagrams& diagrams, std::array<int, kSeats> left, std::uint32_t bit, const Owners& owners) {
  if (bit == 0) {
    Hands hands{};
    hands.cards[0] = deposit_bits(owners.declarer, deck_);
    hands.cards[1] = deposit_bits(owners.second, deck_);
    hands.cards[2] = deck_ & ~(hands.cards[0] | hands.cards[1]);
    const NullState state(layout_, hands);
    return diagrams.find(key_of(state.split, diagrams.leader()), state.owners).value;
  }
  --bit;
  DiagramNode node{bit, {kNobodyCares, kNobodyCares, kNobodyCares}};
  const std::uint32_t card = std::uint32_t{1} << bit;
  for (std::size_t player = 0; player < kSeats; ++player) {
    if (left[player] == 0) continue;
    --left[player];
    node.of[player] = give(diagrams, left, bit, {owners.declarer | (player == 0 ? card : 0), owners.second | (player == 1 ? card : 0)});
    ++left[player];
  }
  return unique_.branch(node);
}

}  // namespace kiebitz
