// The partition table: proofs under the profile of a state, that is, how many cards of each suit each player holds and
// who leads. A proof fits a state of the same profile in which the cards that mattered have the same owners. Where cards
// that it counted are worth less, its promise shrinks by the difference (payoff similarity, but for captured cards only).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
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
      : most_entries_(std::clamp(bytes / 4 * 3 / (sizeof(Entry) + sizeof(Counted)), kFewestEntries, kMostEntries)),
        most_slots_(std::max(bytes / 4 / sizeof(Slot), kFirstSlots)) {
    clear();
  }

  void clear() {
    entries_.assign(1, Entry{});  // index 0 ends a list
    counted_.assign(1, Counted{});
    slots_.assign(kFirstSlots, Slot{});
    note_size();
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
    const int promised = is_lower ? proof.value : state.total - proof.value;
    Slot& slot = find_or_add(state.profile);
    Link& link = place_in(is_lower ? slot.declarers : slot.defenders, promised);
    const CardSet mask = extract_bits(cards_that_matter(layout, proof.ranks(), state.left), state.left);
    const Entry entry{state.declarer, state.second, mask, link};
    link = Link(entries_.size(), promised);
    reserve_one();
    entries_.push_back(entry);
    counted_.push_back({state.worths_of(layout), state.by_player(proof.captured()),
                        best < 0 ? kNoCard : static_cast<std::uint8_t>(count(state.left & (bit(best) - 1)))});
  }

 private:
  static constexpr std::size_t kFirstSlots = 1024;
  static constexpr std::size_t kFewestEntries = 256, kMostEntries = (std::size_t{1} << 24) - 1;
  static constexpr std::uint8_t kNoCard = 255;
  static constexpr int kLongestSearch = 64;  // entries looked at in one list

  // The way to the next proof of a list, with what it promises, so that it need not be touched where that is too little.
  class Link {
   public:
    Link() = default;
    Link(std::size_t index, int promised) : both_(static_cast<std::uint32_t>(index << 8) | static_cast<unsigned>(promised)) {}

    std::uint32_t index() const { return both_ >> 8; }
    int promised() const { return both_ & 0xFF; }
    bool ends() const { return both_ == 0; }

   private:
    std::uint32_t both_ = 0;
  };

  struct Entry {
    std::uint32_t declarer = 0, second = 0, mask = 0;
    Link next;
  };

  // What is asked only of an entry that fits.
  struct Counted {
    Worths worths = {};
    std::uint32_t captured = 0;
    std::uint8_t best = kNoCard;
  };

  struct Slot {
    std::uint64_t profile = 0;  // no state with cards has profile 0
    Link declarers;  // what the declarer was promised, most first
    Link defenders;  // what the defenders were
  };

  void note_size() {
    last_slot_ = slots_.size() - 1;
    slot_shift_ = 64 - std::bit_width(last_slot_);
  }

  // The highest bits of the product, since all counts of the profile have their part in them.
  std::size_t place(std::uint64_t profile) const {
    return profile * 0x9E3779B97F4A7C15ull >> slot_shift_;
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
    note_size();
    for (const Slot& slot : old) {
      if (slot.profile == 0) continue;
      std::size_t at = place(slot.profile);
      while (slots_[at].profile != 0) at = (at + 1) & last_slot_;
      slots_[at] = slot;
    }
  }

  // What a side is promised by the first proof of a list that promises at least `wanted`, or -1.
  int promise(const Layout& layout, State& state, Link link, int wanted, Proof& proof, Card& hint) const {
    for (int looked_at = 0; link.promised() >= wanted && looked_at < kLongestSearch; ++looked_at) {
      const Entry& entry = entries_[link.index()];
      if (!(((entry.declarer ^ state.declarer) | (entry.second ^ state.second)) & entry.mask)) {
        const Counted& counted = counted_[link.index()];
        const int kept = link.promised() - points_lost(counted, state.worths_of(layout));
        if (kept >= wanted) {
          proof = {kept, deposit_bits(entry.mask, state.left), state.from_players(counted.captured)};
          return kept;
        }
      }
      link = entry.next;
    }
    if (hint < 0 && !link.ends()) suggest(link.index(), state, hint);
    return -1;
  }

  // A card that was best in a state like this one.
  void suggest(std::uint32_t index, const State& state, Card& hint) const {
    const Entry& entry = entries_[index];
    if (entry.declarer == state.declarer && entry.second == state.second && counted_[index].best != kNoCard)
      hint = card_at(state.left, counted_[index].best);
  }

  // What the cards counted in a proof are worth less than they were.
  static int points_lost(const Counted& counted, const Worths& now) {
    int points = 0;
    for (int step = 0; step < Layout::kPointSteps; ++step)
      points += Layout::kPointStep[step] * count(counted.worths[step] & ~now[step] & counted.captured);
    return points;
  }

  // Where a new proof belongs in a list.
  Link& place_in(Link& first, int promised) {
    Link* link = &first;
    while (link->promised() > promised) link = &entries_[link->index()].next;
    return *link;
  }

  // Grows by doubling, but never beyond the memory allowed.
  void reserve_one() {
    if (entries_.size() < entries_.capacity()) return;
    const std::size_t larger = std::min(2 * entries_.size(), most_entries_);
    entries_.reserve(larger);
    counted_.reserve(larger);
  }

  std::size_t most_entries_, most_slots_;
  std::vector<Entry> entries_;
  std::vector<Counted> counted_;
  std::vector<Slot> slots_;
  std::size_t last_slot_ = 0;
  int slot_shift_ = 0;
  std::size_t used_slots_ = 0;
};

}  // namespace kiebitz
