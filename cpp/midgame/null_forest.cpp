#include "midgame/null_forest.hpp"

#include "solver/measure.hpp"

namespace kiebitz {
namespace {

constexpr std::size_t kTableBytes = std::size_t{64} << 20;
constexpr int kMostInSuit = 8;

void add_suits(FineSplit& split, int place, std::array<int, kSeats> left, std::vector<FineSplit>& all) {
  if (place == kSuits) {
    if (left == std::array<int, kSeats>{}) all.push_back(split);
    return;
  }
  for (int declarer = left[0]; declarer >= 0; --declarer)
    for (int second = left[1]; second >= 0; --second)
      for (int third = left[2]; third >= 0; --third) {
        split[place] = shares_of(declarer, second, third);
        if (cards_in(split[place]) > kMostInSuit || (place > 0 && split[place] > split[place - 1])) continue;
        add_suits(split, place + 1, {left[0] - declarer, left[1] - second, left[2] - third}, all);
      }
}

}  // namespace

std::vector<FineSplit> fine_splits(int cards) {
  std::vector<FineSplit> all;
  FineSplit split{};
  add_suits(split, 0, {cards, cards, cards}, all);
  return all;
}

std::uint64_t states_of(const FineSplit& split) {
  std::uint64_t states = 1;
  for (const SuitShares shares : split)
    for (int player = 0, dealt = 0; player < kSeats; ++player)
      for (int card = 1; card <= share(shares, player); ++card)
        states = states * static_cast<std::uint64_t>(++dealt) / static_cast<std::uint64_t>(card);
  return states;
}

NullForest::NullForest(int cards, int leader)
    : cards_(cards), leader_(leader), layout_(layout_of(Kind::null)), search_(make_run_search({false, true}, {}, kTableBytes)) {}

void NullForest::grow(const FineSplit& split) {
  split_ = split;
  deck_ = 0;
  for (int place = 0; place < kSuits; ++place) {
    const CardSet suit = layout_.suit[kSuits - 1 - place];
    const std::uint64_t first = bit(lowest(suit));  // the highest suit ends where a mask does
    deck_ |= suit & static_cast<CardSet>((first << cards_in(split[place])) - first);
  }
  roots_.push_back({key_of(split, leader_), give(-1, {}, static_cast<std::uint32_t>(kSeats * cards_), {}).branch});
}

// Gives away the card below `bit` and all below it.
NullForest::Grown NullForest::give(int place, Shares shares, std::uint32_t bit, Owners owners) {
  if (bit == 0) return search(owners);
  while (shares.left == std::array<int, kSeats>{}) {
    ++place;
    for (int player = 0; player < kSeats; ++player) shares.left[player] = share(split_[place], player);
  }
  --bit;
  DiagramNode node{bit, {kNobodyCares, kNobodyCares, kNobodyCares}};
  std::uint32_t used = 0;
  for (int player = 0; player < kSeats; ++player) {
    if (shares.left[player] == 0) continue;
    Shares rest = shares;
    --rest.left[player];
    const std::uint32_t card = std::uint32_t{1} << bit;
    const Grown child = give(place, rest, bit, {owners.declarer | (player == 0 ? card : 0), owners.second | (player == 1 ? card : 0)});
    if (used == 0 && !(child.used & card)) return child;  // as for every other owner
    node.of[player] = child.branch;
    used |= child.used | card;
  }
  return {unique_.branch(node), used};
}

NullForest::Grown NullForest::search(const Owners& owners) {
  ++searched_;
  kiebitz::Root root{&layout_, {}, Trick::start(leader_)};
  root.hands.cards[0] = deposit_bits(owners.declarer, deck_);
  root.hands.cards[1] = deposit_bits(owners.second, deck_);
  root.hands.cards[2] = deck_ & ~(root.hands.cards[0] | root.hands.cards[1]);
  root.hands.count_profile(layout_);
  NodeCounter nodes;
  nodes.start({});
  CardSet ranks = 0;
  Interval value{0, cards_};
  close_in(value, cards_, Measure::null_run().steps(), [&](int need) {
    const Proof proof = search_->prove(root, need, nodes);
    ranks |= proof.ranks();
    return proof.value;
  });
  return {static_cast<Branch>(value.lower), extract_bits(cards_that_matter(layout_, ranks, deck_), deck_)};
}

}  // namespace kiebitz
