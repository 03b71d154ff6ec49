#include "learning/inputs.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

std::uint32_t groups_of(const CardGroups& groups) {
  std::uint32_t present = 0;
  for (int group = 0; group < CardGroups::kNumber; ++group) present |= std::uint32_t{groups.has(group)} << group;
  return present;
}

// Bits that are given out one after the other.
class Writer {
 public:
  explicit Writer(ContextBits& bits) : bits_(bits) {}

  void one_of(int number, int which) {
    bits_.set(next_ + std::min(which, number - 1));
    next_ += number;
  }
  void flag(bool is_set) { one_of(2, is_set); }

 private:
  ContextBits& bits_;
  int next_ = 0;
};

// Where all cards lie, with the seats from the declarer on.
class Sight {
 public:
  explicit Sight(const Game& game) : skat_(game.skat()) {
    const Observation& any = game.seen_by(0);
    for (int who = 0; who < kSeats; ++who) hands_[who] = game.seen_by((any.declarer + who) % kSeats).hand;
    for (int place = 0; place < any.on_table; ++place)
      table_[(any.leader + place - any.declarer + kSeats) % kSeats] = bit(any.table_card(place));
    const CardSet beaters = any.on_table ? any.order().beaters[any.table_card(any.best_place())] : ~CardSet{0};
    winners_ = game.seen_by(game.turn()).hand & beaters;
    if (any.on_table) led_ = any.led();
  }

  void describe(const CardGroups& groups, int group, GroupBits& bits) const {
    int next = 0;
    for (const CardSet cards : {hands_[0], table_[0], hands_[1], table_[1], hands_[2], table_[2], skat_, winners_}) {
      bits.set_all(next, groups.within(group, cards));
      next += groups.width(group);
    }
    const std::uint32_t out = groups.within(group, hands_[0] | hands_[1] | hands_[2]);
    const std::uint32_t highest = out ? std::uint32_t{1} << (31 - std::countl_zero(out)) : 0;
    constexpr int kMost = 8;  // as good as all
    for (const CardSet hand : hands_) {
      const std::uint32_t own = groups.within(group, hand);
      bits.set(next + std::min(count(own), kMost));
      next += kMost + 1;
      if (own & highest) bits.set(next);
      ++next;
    }
    if (led_ >= 0 && groups.group_of(led_) == group) bits.set(next);
  }

 private:
  std::array<CardSet, kSeats> hands_ = {}, table_ = {};
  CardSet skat_, winners_;  // those that would win the trick, of the seat in turn
  Card led_ = -1;
};

int value_of(const Game& game, const Observation& declarer) {
  const Contract& contract = declarer.contract;
  const int tops = contract.kind == Kind::null ? 0 : tops_of(contract.kind, declarer.first_hand() | game.skat());
  return game_value(contract, tops);
}

void describe_context(const Game& game, const Observation& declarer, ContextBits& context) {
  const int role = (game.turn() - declarer.declarer + kSeats) % kSeats;
  const int table = declarer.on_table;
  const int winner = table == 0 ? 0 : 1 + (declarer.best_seat() - declarer.declarer + kSeats) % kSeats;
  CardSet on_table = 0;
  for (int place = 0; place < table; ++place) on_table |= bit(declarer.table_card(place));
  const int own = declarer.points + card_points(game.skat());
  const int others = card_points(declarer.all_played() & ~on_table) - declarer.points;
  const int value = value_of(game, declarer);
  Writer writer(context);
  writer.one_of(9, kSeats * role + table);
  writer.one_of(4, winner);
  writer.one_of(5, card_points(on_table) / 5);
  writer.one_of(kTricks, declarer.number / kSeats);
  writer.one_of(25, own / 5);
  writer.one_of(15, others / 5);
  writer.one_of(9, value / 12);
  writer.flag(declarer.contract.hand);
  writer.flag(declarer.contract.schneider);
  writer.flag(declarer.contract.ouvert);
  writer.flag(declarer.bid > value);  // overbid, but for schneider
}

}  // namespace

Inputs inputs_of(const Scene& scene, const Observation& seen) {
  const CardGroups& groups = scene.groups();
  Inputs inputs{.context = scene.context(), .groups = {}, .present = groups_of(groups)};
  inputs.for_each_group([&](int group) {
    const GroupBits held = scene.held(group, groups.within(group, seen.hand), groups.within(group, seen.skat));
    for (std::size_t word = 0; word < held.words.size(); ++word)
      inputs.groups[group].words[word] = scene.shown(group).words[word] | held.words[word];
  });
  return inputs;
}

Inputs sight_of(const Game& game) {
  const Sight sight(game);
  const CardGroups& groups = CardGroups::of(game.seen_by(0).contract.kind);
  Inputs inputs{.context = {}, .groups = {}, .present = groups_of(groups)};
  describe_context(game, game.seen_by(game.seen_by(0).declarer), inputs.context);
  inputs.for_each_group([&](int group) { sight.describe(groups, group, inputs.groups[group]); });
  return inputs;
}

}  // namespace kiebitz
