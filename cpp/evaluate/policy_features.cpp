#include "evaluate/policy_features.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

constexpr int kMostInTrumps = 11, kMostInSuit = 8;

// Where a number lies between borders.
template <std::size_t kSize>
int step_of(int number, const std::array<int, kSize>& borders) {
  return static_cast<int>(std::upper_bound(borders.begin(), borders.end(), number) - borders.begin());
}

constexpr std::array<int, 5> kTablePoints = {1, 5, 10, 12, 15};
constexpr std::array<int, 5> kLimits = {18, 19, 23, 27, 35};
constexpr std::array<int, 4> kBids = {20, 27, 40, 60};
constexpr int kPointsOfStep = 10;

// Bits that are given out one after the other.
class Writer {
 public:
  explicit Writer(ContextBits& bits) : bits_(bits) {}

  void one_of(int number, int which) {
    bits_.set(next_ + which);
    next_ += number;
  }
  void flag(bool is_set) {
    if (is_set) bits_.set(next_);
    ++next_;
  }

 private:
  ContextBits& bits_;
  int next_ = 0;
};

// The own cards just above another own one, with no card of others between: whoever wants the lowest of equals never
// plays them.
std::uint32_t with_equals_below(std::uint32_t own, std::uint32_t others) {
  std::uint32_t found = 0;
  bool below_is_own = false;
  for (std::uint32_t rest = own | others; rest; rest &= rest - 1) {
    const std::uint32_t card = rest & ~(rest - 1);
    if (below_is_own) found |= card & own;
    below_is_own = (own & card) != 0;
  }
  return found;
}

// The own cards that no other of the group beats.
std::uint32_t highest_out(std::uint32_t own, std::uint32_t others) {
  return others ? own & ~((std::uint32_t{2} << (31 - std::countl_zero(others))) - 1) : own;
}

}  // namespace

CardGroups::CardGroups(Kind kind) : is_null_(kind == Kind::null) {
  const bool is_suit_game = static_cast<int>(kind) < kSuits;
  if (!is_null_) {
    width_[0] = kMostInTrumps;
    trump_shift_ = is_suit_game ? 8 * static_cast<int>(kind) : 0;
    trump_mask_ = is_suit_game ? 0x7F : 0;
  }
  int group = 1;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit == static_cast<int>(kind)) continue;
    width_[group] = kMostInSuit;
    shift_[group] = 8 * suit;
    ++group;
  }
  for (group = 0; group < kNumber; ++group) {
    if (!has(group)) continue;
    all_[group] = within(group, ~CardSet{0});
    for (Card card = 0; card < kCards; ++card) {
      const std::uint32_t one = within(group, bit(card));
      if (!one) continue;
      group_of_[card] = group;
      place_of_[card] = std::countr_zero(one);
    }
  }
}

const CardGroups& CardGroups::of(Kind kind) {
  static const std::array<CardGroups, kKinds> all = {
      CardGroups(Kind::diamonds), CardGroups(Kind::hearts), CardGroups(Kind::spades),
      CardGroups(Kind::clubs),    CardGroups(Kind::grand),  CardGroups(Kind::null),
  };
  return all[static_cast<std::size_t>(kind)];
}

Scene::Scene(const Observation& seen, Skill skill) : groups_(CardGroups::of(seen.contract.kind)) {
  const int next = next_seat(seen.turn), previous = next_seat(next);
  const bool declares = seen.turn == seen.declarer;
  const int partner = next == seen.declarer ? previous : next;
  seats_ = {seen.turn, declares ? next : seen.declarer, declares ? previous : partner};
  const int family = seen.contract.kind == Kind::null ? 2 : seen.contract.kind == Kind::grand ? 1 : 0;
  net_ = 2 * family + (declares ? 0 : 1);
  if (seen.on_table) led_ = groups_.group_of(seen.led());
  for (int place = 0; place < seen.on_table; ++place) {
    const int seat = (seen.leader + place) % kSeats;
    for (int who = 0; who < kSeats; ++who)
      if (seats_[who] == seat) table_[who] = bit(seen.table_card(place));
  }
  for (int who = 0; who < kSeats; ++who) before_[who] = seen.played[seats_[who]] & ~table_[who];
  for (int play = 0; play + kSeats <= seen.number; play += kSeats)
    for (int who = 0; who < kSeats; ++who) leads_[who] |= before_[who] & bit(seen.cards[play]);
  describe_context(seen, skill);
  for (int group = 0; group < CardGroups::kNumber; ++group)
    if (groups_.has(group)) describe_group(seen, group);
}

// Whose card wins so far: 0 for the own one, which is never on the table, so for nobody.
int Scene::winner_of(const Observation& seen) const {
  return !seen.on_table ? 0 : seen.best_seat() == seats_[1] ? 1 : 2;
}

void Scene::describe_context(const Observation& seen, Skill skill) {
  const bool declares = seen.turn == seen.declarer, is_before = next_seat(seen.turn) == seen.declarer;
  const CardSet gone = before_[0] | before_[1] | before_[2];
  const int on_table = card_points(table_[1] | table_[2]);
  Writer writer(context_);
  writer.flag(true);
  writer.one_of(9, kSeats * (declares ? 0 : is_before ? 1 : 2) + seen.on_table);
  writer.one_of(18, 6 * winner_of(seen) + step_of(on_table, kTablePoints));
  writer.one_of(kTricks, seen.number / kSeats);
  writer.one_of(13, seen.points / kPointsOfStep);
  writer.one_of(13, (card_points(gone) - seen.points) / kPointsOfStep);
  for (const int seat : seats_) writer.one_of(5, std::min(step_of(seen.limits[seat].low, kLimits), 4));
  writer.one_of(5, step_of(seen.bid, kBids));
  writer.flag(seen.contract.hand);
  writer.flag(seen.contract.schneider);
  writer.flag(seen.is_open);
  writer.flag(skill == Skill::expert);
}

void Scene::describe_group(const Observation& seen, int group) {
  Part& part = parts_[group];
  const int width = groups_.width(group);
  part.gone = groups_.within(group, seen.all_played());
  if (seen.on_table) {
    const Card best = seen.table_card(seen.best_place());
    part.beats = groups_.within(group, seen.order().beaters[best]);
  }
  int next = 5 * width + 2 * (width + 1);  // after what is held
  const CardSet open = seen.turn == seen.declarer ? 0 : seen.open_hand;
  for (const CardSet cards : {table_[1], table_[2], before_[0], before_[1], before_[2], open}) {
    part.shown.set_all(next, groups_.within(group, cards));
    next += width;
  }
  for (int who = 1; who < kSeats; ++who, ++next)
    if (groups_.within(group, seen.voids[seats_[who]]) == groups_.all(group)) part.shown.set(next);
  for (const CardSet led : leads_) {
    if (groups_.within(group, led)) part.shown.set(next);
    ++next;
  }
  if (led_ == group) part.shown.set(next);
}

GroupBits Scene::held(int group, std::uint32_t own, std::uint32_t away) const {
  const Part& part = parts_[group];
  const int width = groups_.width(group);
  const std::uint32_t others = groups_.all(group) & ~(part.gone | own | away);
  GroupBits bits;
  bits.set_all(0, own);
  bits.set_all(width, away);
  bits.set_all(2 * width, highest_out(own, others));
  bits.set_all(3 * width, own & part.beats);
  bits.set_all(4 * width, with_equals_below(own, others));
  bits.set(5 * width + count(own));
  bits.set(6 * width + 1 + count(others));
  return bits;
}

}  // namespace kiebitz
