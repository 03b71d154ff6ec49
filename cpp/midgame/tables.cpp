#include "midgame/tables.hpp"

namespace kiebitz {

void Tables::add_null(std::span<const std::byte> bytes) {
  auto diagrams = std::make_unique<NullDiagrams>(bytes);
  auto& place = null_[diagrams->cards()][diagrams->leader()];
  place = std::move(diagrams);
}

unsigned Tables::sizes(Kind kind) const {
  unsigned sizes = 0;
  for (int cards = 0; cards <= kMostCards; ++cards)
    if (kind == Kind::null && null_[cards][0] && null_[cards][1] && null_[cards][2]) sizes |= 1u << cards;
  return sizes;
}

bool Tables::answer(const Layout& layout, const Hands& hands, int leader, int, Proof& proof) const {
  const NullState state(layout, hands);
  const Walked found = null_[count(hands.cards[0])][leader]->find(key_of(state.split, leader), state.owners);
  if (found.value == kNobodyCares) return false;
  const int tricks = static_cast<int>(found.value);
  proof = tells_ranks_ ? Proof{tricks, state.to_cards(layout, hands, found.asked)} : proof_by_all(tricks, hands.left());
  return true;
}

}  // namespace kiebitz
