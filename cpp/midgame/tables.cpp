#include "midgame/tables.hpp"

namespace kiebitz {

void Tables::add_null(std::span<const std::byte> bytes) {
  auto diagrams = std::make_unique<NullDiagrams>(bytes);
  auto& place = null_[diagrams->cards()][diagrams->leader()];
  place = std::move(diagrams);
}

void Tables::add_trump(std::span<const std::byte> bytes) {
  auto rows = std::make_unique<TrumpRows>(bytes);
  auto& place = trump_[rows->kind() == Kind::grand][rows->cards()][rows->split()];
  place = std::move(rows);
}

unsigned Tables::sizes(Kind kind) const {
  unsigned sizes = 0;
  if (kind == Kind::null) {
    for (int cards = 0; cards <= kMostCards; ++cards)
      if (null_[cards][0] && null_[cards][1] && null_[cards][2]) sizes |= 1u << cards;
  } else {
    for (int cards = 1; cards <= kMostTabled; ++cards)
      if (!trump_[kind == Kind::grand][cards].empty()) sizes |= 1u << cards;
  }
  return sizes;
}

bool Tables::answer(const Layout& layout, const Hands& hands, int leader, int need, Proof& proof) const {
  if (layout.kind == Kind::null) return answer_null(layout, hands, leader, proof);
  const TrumpState state(layout, hands);
  const BySplit& splits = trump_[layout.kind == Kind::grand][count(hands.cards[0])];
  const auto found = splits.find(state.split);
  if (found == splits.end()) return false;
  const Interval points = found->second->find(state, leader);
  if (!points.answers(need)) return false;
  proof = proof_by_all(points.lower >= need ? points.lower : points.upper, hands.left());
  return true;
}

bool Tables::answer_null(const Layout& layout, const Hands& hands, int leader, Proof& proof) const {
  const NullState state(layout, hands);
  const Walked found = null_[count(hands.cards[0])][leader]->find(key_of(state.split, leader), state.owners);
  if (found.value == kNobodyCares) return false;
  const int tricks = static_cast<int>(found.value);
  proof = tells_ranks_ ? Proof{tricks, state.to_cards(layout, hands, found.asked)} : proof_by_all(tricks, hands.left());
  return true;
}

}  // namespace kiebitz
