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

// The three seats from the declarer on.
std::array<const Observation*, kSeats> from_declarer(const Game& game) {
  const int declarer = game.seen_by(0).declarer, next = next_seat(declarer);
  return {&game.seen_by(declarer), &game.seen_by(next), &game.seen_by(next_seat(next))};
}

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
  const auto seats = from_declarer(game);
  const Observation& declarer = *seats[0];
  const CardGroups& groups = CardGroups::of(declarer.contract.kind);
  Inputs inputs{.context = {}, .groups = {}, .present = groups_of(groups)};
  describe_context(game, declarer, inputs.context);
  std::array<CardSet, kSeats> table = {};
  for (int place = 0; place < declarer.on_table; ++place)
    table[(declarer.leader + place - declarer.declarer + kSeats) % kSeats] = bit(declarer.table_card(place));
  const CardSet beats =
      declarer.on_table ? declarer.order().beaters[declarer.table_card(declarer.best_place())] : ~CardSet{0};
  inputs.for_each_group([&](int group) {
    GroupBits& bits = inputs.groups[group];
    const int width = groups.width(group);
    int next = 0;
    const auto write = [&](CardSet cards) {
      bits.set_all(next, groups.within(group, cards));
      next += width;
    };
    CardSet out = 0;
    for (int who = 0; who < kSeats; ++who) {
      write(seats[who]->hand);
      write(table[who]);
      out |= seats[who]->hand;
    }
    write(game.skat());
    write(game.seen_by(game.turn()).hand & beats);
    const std::uint32_t within = groups.within(group, out);
    const std::uint32_t top = within ? std::uint32_t{1} << (31 - std::countl_zero(within)) : 0;
    for (int who = 0; who < kSeats; ++who) {
      const std::uint32_t own = groups.within(group, seats[who]->hand);
      bits.set(next + std::min(count(own), 8));
      next += 9;
      if (own & top) bits.set(next);
      ++next;
    }
    if (declarer.on_table && groups.group_of(declarer.led()) == group) bits.set(next);
  });
  return inputs;
}

}  // namespace kiebitz
