// The partition table: proofs under the profile of a state, that is, how many cards of each suit each player holds and
// who leads. A proof fits a state of the same profile in which the cards that mattered have the same owners. Where cards
// that it counted are worth less, its promise shrinks by the difference (payoff similarity, but for captured cards only).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "bits.hpp"
#include "hands.hpp"
#include "proof.hpp"

namespace kiebitz {

class PartitionTable {
 public:
  // For each step of card points, which cards reach it; player by player, each hand in the order of its cards.
  using Worths = std::array<std::uint32_t, Layout::kPointSteps>;

  // A state as the table sees it: owners of the cards left in the order of their ranks.
  struct State {
    const Hands& hands;
    CardSet left;
    std::uint32_t declarer, second;  // which of the cards left the declarer and the next player hold
    std::uint64_t profile;           // with the leader
    int total;                       // what the cards left are worth
    Worths worths;
    bool has_worths = false;

    State(const Hands& h, int leader, int points)
        : hands(h),
          left(h.left()),
          declarer(extract_bits(h.cards[0], left)),
          second(extract_bits(h.cards[1], left)),
          profile(h.profile + static_cast<unsigned>(leader)),
          total(points) {}

    const Worths& worths_of(const Layout& layout) {
      if (has_worths) return worths;
      for (int step = 0; step < Layout::kPointSteps; ++step) worths[step] = by_player(layout.worth_at_least[step]);
      has_worths = true;
      return worths;
    }

    // A set of cards, player by player, each hand in the order of its cards; and back.
    std::uint32_t by_player(CardSet set) const {
      const int size = count(hands.cards[0]);
      return extract_bits(set, hands.cards[0]) | extract_bits(set, hands.cards[1]) << size |
             extract_bits(set, hands.cards[2]) << 2 * size;
    }

    CardSet from_players(std::uint32_t set) const {
      const int size = count(hands.cards[0]);
      return deposit_bits(set, hands.cards[0]) | deposit_bits(set >> size, hands.cards[1]) |
             deposit_bits(set >> 2 * size, hands.cards[2]);
    }
  };

  // Three quarters of the memory are for proofs, the rest for the profiles they are found by. What is full is emptied:
  // that costs time, never a value.
  explicit PartitionTable(std::size_t bytes)
      : most_entries_(std::max(bytes / 4 * 3 / sizeof(Entry), kFewestEntries)),
        most_slots_(std::max(bytes / 4 / sizeof(Slot), kFirstSlots)) {
    clear();
  }

  void clear() {
    entries_.clear();
    entries_.push_back({});  // index 0 ends a list
    slots_.assign(kFirstSlots, Slot{});
    last_slot_ = kFirstSlots - 1;
    used_slots_ = 0;
  }

  std::size_t size() const { return entries_.size() - 1; }

  // Looks for a proof that answers whether the value is at least `need`; otherwise perhaps names a card to try first.
  bool probe(const Layout& layout, State& state, int need, Proof& proof, Card& hint) const {
    const Slot* slot = find(state.profile);
    if (slot == nullptr) return false;
    int promised = promise(layout, state, slot->declarers, need, proof, hint);
    if (promised >= 0) {
      proof.value = promised;
      return true;
    }
    promised = promise(layout, state, slot->defenders, state.total - need + 1, proof, hint);
    proof.value = state.total - promised;
    return promised >= 0;
  }

  void store(const Layout& layout, State& state, int need, const Proof& proof, Card best) {
    if (entries_.size() >= most_entries_ || (2 * used_slots_ >= slots_.size() && 2 * slots_.size() > most_slots_)) clear();
    const bool is_lower = proof.value >= need;
    Entry entry;
    entry.declarer = state.declarer;
    entry.second = state.second;
    entry.mask = extract_bits(cards_that_matter(layout, proof.ranks, state.left), state.left);
    entry.worths = state.worths_of(layout);
    entry.captured = state.by_player(proof.captured);
    entry.promised = static_cast<std::uint8_t>(is_lower ? proof.value : state.total - proof.value);
    entry.best = best < 0 ? kNoCard : static_cast<std::uint8_t>(count(state.left & (bit(best) - 1)));
    Slot& slot = find_or_add(state.profile);
    insert(is_lower ? slot.declarers : slot.defenders, entry);
  }

 private:
  static constexpr std::size_t kFirstSlots = 1024;
  static constexpr std::size_t kFewestEntries = 256;
  static constexpr std::uint8_t kNoCard = 255;
  static constexpr int kLongestSearch = 64;  // entries looked at in one list

  struct Entry {
    std::uint32_t declarer = 0, second = 0, mask = 0;
    std::uint32_t next = 0;
    std::uint32_t captured = 0;
    Worths worths = {};
    std::uint8_t promised = 0, best = kNoCard;
  };

  struct Slot {
    std::uint64_t profile = 0;  // no state with cards has profile 0
    std::uint32_t declarers = 0;  // what the declarer was promised, most first
    std::uint32_t defenders = 0;  // what the defenders were
  };

  std::size_t place(std::uint64_t profile) const {
    return (profile * 0x9E3779B97F4A7C15ull >> 32) & last_slot_;
  }

  const Slot* find(std::uint64_t profile) const {
    for (std::size_t at = place(profile);; at = (at + 1) & last_slot_) {
      if (slots_[at].profile == profile) return &slots_[at];
      if (slots_[at].profile == 0) return nullptr;
    }
  }

  Slot& find_or_add(std::uint64_t profile) {
    if (2 * used_slots_ >= slots_.size()) grow();
    for (std::size_t at = place(profile);; at = (at + 1) & last_slot_) {
      if (slots_[at].profile == profile) return slots_[at];
      if (slots_[at].profile == 0) {
        ++used_slots_;
        slots_[at].profile = profile;
        return slots_[at];
      }
    }
  }

  void grow() {
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    last_slot_ = slots_.size() - 1;
    for (const Slot& slot : old) {
      if (slot.profile == 0) continue;
      std::size_t at = place(slot.profile);
      while (slots_[at].profile != 0) at = (at + 1) & last_slot_;
      slots_[at] = slot;
    }
  }

  // What a side is promised by the first proof of a list that promises at least `wanted`, or -1.
  int promise(const Layout& layout, State& state, std::uint32_t first, int wanted, Proof& proof, Card& hint) const {
    int looked_at = 0;
    for (std::uint32_t at = first; at != 0; at = entries_[at].next) {
      const Entry& entry = entries_[at];
      if (entry.promised < wanted) {
        suggest(entry, state, hint);
        return -1;
      }
      if (++looked_at > kLongestSearch) return -1;
      if (((entry.declarer ^ state.declarer) | (entry.second ^ state.second)) & entry.mask) continue;
      const int kept = entry.promised - points_lost(entry, state.worths_of(layout));
      if (kept < wanted) continue;
      proof.ranks = deposit_bits(entry.mask, state.left);
      proof.captured = state.from_players(entry.captured);
      return kept;
    }
    return -1;
  }

  // A card that was best in a state like this one.
  static void suggest(const Entry& entry, const State& state, Card& hint) {
    if (hint < 0 && entry.best != kNoCard && entry.declarer == state.declarer && entry.second == state.second)
      hint = card_at(state.left, entry.best);
  }

  // What the cards counted in a proof are worth less than they were.
  static int points_lost(const Entry& entry, const Worths& now) {
    int points = 0;
    for (int step = 0; step < Layout::kPointSteps; ++step)
      points += Layout::kPointStep[step] * count(entry.worths[step] & ~now[step] & entry.captured);
    return points;
  }

  // Keeps the list in order and drops what the new entry makes worthless: weaker proofs of the very same state that use
  // no fewer ranks.
  void insert(std::uint32_t& first, Entry entry) {
    std::uint32_t* link = &first;
    while (*link != 0 && entries_[*link].promised > entry.promised) link = &entries_[*link].next;
    const auto index = static_cast<std::uint32_t>(entries_.size());
    entry.next = *link;
    *link = index;
    std::uint32_t* behind = &entry.next;
    for (int looked_at = 0; *behind != 0 && looked_at < kLongestSearch; ++looked_at) {
      const Entry& old = entries_[*behind];
      if (same_state(old, entry) && (entry.mask & ~old.mask) == 0 && (entry.captured & ~old.captured) == 0)
        *behind = old.next;
      else
        behind = &entries_[*behind].next;
    }
    // Grow by doubling, but never beyond the memory allowed.
    if (entries_.size() == entries_.capacity()) entries_.reserve(std::min(2 * entries_.size(), most_entries_));
    entries_.push_back(entry);
  }

  static bool same_state(const Entry& a, const Entry& b) {
    return a.declarer == b.declarer && a.second == b.second && a.worths == b.worths;
  }

  std::size_t most_entries_, most_slots_;
  std::vector<Entry> entries_;
  std::vector<Slot> slots_;
  std::size_t last_slot_ = 0;
  std::size_t used_slots_ = 0;
};

}  // namespace kiebitz
