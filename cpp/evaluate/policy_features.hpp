// What tells which card somebody plays, as bits: the inputs of the policy's network.
//
// The cards of a game fall into groups: the trumps, and each suit beside them. Every group of side cards is described in
// the same way and read by the same weights, so that no network can know suits by their names. What is the same for all
// groups, such as who has the lead and how far the game has gone, is the context.
//
// Whatever everybody sees is kept apart from what depends on the own cards (a Scene has only the first): to weigh
// hundreds of worlds by one card that was played, the scene is described once.
//
// Training asks here for the bits, so that learning and playing cannot disagree.
#pragma once

#include <array>
#include <cstdint>

#include "seats/observation.hpp"

namespace kiebitz {

// A row of bits, written from the lowest on.
template <int kWords>
struct Bits {
  std::array<std::uint64_t, kWords> words = {};

  void set(int place) { words[place / 64] |= std::uint64_t{1} << place % 64; }
  // The bits of a number that has so few that it is set bit by bit.
  void set_all(int place, std::uint32_t mask) {
    for (; mask; mask &= mask - 1) set(place + std::countr_zero(mask));
  }
  template <typename Visit>
  void for_each(Visit&& visit) const {
    for (int word = 0; word < kWords; ++word)
      for (std::uint64_t rest = words[word]; rest; rest &= rest - 1)
        visit(64 * word + std::countr_zero(rest));
  }
  bool operator==(const Bits&) const = default;
};

// The groups of cards of a kind of game, and their cards from the weakest on as the bits of small numbers.
class CardGroups {
 public:
  static constexpr int kNumber = 5;   // the trumps first, none in null; then the other suits, four but for suit games
  static constexpr int kMostCards = 11;

  static const CardGroups& of(Kind kind);

  bool has(int group) const { return width_[group] > 0; }
  int width(int group) const { return width_[group]; }
  std::uint32_t all(int group) const { return all_[group]; }

  std::uint32_t within(int group, CardSet cards) const {
    if (group == 0)
      return static_cast<std::uint32_t>(jacks_of(cards)) << 7 | (cards >> trump_shift_ & trump_mask_);
    const CardSet suit = cards >> shift_[group] & 0xFF;
    return is_null_ ? ascending(suit) : suit & 0x7F;
  }
  // Where a card stands: its group and its bit there.
  int group_of(Card card) const { return group_of_[card]; }
  int place_of(Card card) const { return place_of_[card]; }

 private:
  explicit CardGroups(Kind kind);

  // The eight cards of a suit in null, where ten and jack stand lower.
  static std::uint32_t ascending(CardSet suit) {
    return (suit & 0x07) | (suit >> 5 & 1) << 3 | (suit >> 7 & 1) << 4 | (suit >> 3 & 3) << 5 | (suit >> 6 & 1) << 7;
  }

  bool is_null_;
  int trump_shift_ = 0;
  CardSet trump_mask_ = 0;
  std::array<int, kNumber> width_ = {}, shift_ = {};
  std::array<std::uint32_t, kNumber> all_ = {};
  std::array<int, kCards> group_of_ = {}, place_of_ = {};
};

// How somebody plays: an expert judges worlds and remembers every card, others play by rules of thumb or forget.
enum class Skill { casual, expert };
inline constexpr int kSkills = 2;

using GroupBits = Bits<3>;
using ContextBits = Bits<2>;

// Everything about a decision that does not depend on the own cards: seen by all, told from the seat that decides.
class Scene {
 public:
  static constexpr int kGroupBits = 152;   // that may be set in a group
  static constexpr int kContextBits = 88;  // and in the context
  static constexpr int kNets = 6;          // suit games, grand and null, for the declarer and for defenders

  // The cards that the seat holds are not looked at; how it plays is taken for granted.
  Scene(const Observation& seen, Skill skill);

  const CardGroups& groups() const { return groups_; }
  int net() const { return net_; }
  // The group that must be followed; none if the seat leads.
  int led() const { return led_; }
  const ContextBits& context() const { return context_; }

  // What all see of a group.
  const GroupBits& shown(int group) const { return parts_[group].shown; }
  // What is added by the own cards there, and the own ones put away, where they are known.
  GroupBits held(int group, std::uint32_t own, std::uint32_t away) const;

 private:
  struct Part {
    GroupBits shown;
    std::uint32_t gone = 0;   // played
    std::uint32_t beats = 0;  // what would win the trick so far
  };

  void describe_context(const Observation& seen, Skill skill);
  void describe_group(const Observation& seen, int group);
  int winner_of(const Observation& seen) const;

  const CardGroups& groups_;
  int net_, led_ = -1;
  // The seat that decides; for a declarer the next seat and the one before, for a defender the declarer and the partner.
  std::array<int, kSeats> seats_;
  std::array<CardSet, kSeats> before_ = {};  // what each of them played in former tricks
  std::array<CardSet, kSeats> leads_ = {};   // and led
  std::array<CardSet, kSeats> table_ = {};
  ContextBits context_;
  std::array<Part, CardGroups::kNumber> parts_;
};

}  // namespace kiebitz
