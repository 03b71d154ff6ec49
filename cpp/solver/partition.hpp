// The partition table: proofs under the profile of a state, that is, how many cards of each suit each player holds and
// who leads. A proof fits a state of the same profile in which the cards that mattered have the same owners. Where cards
// that it counted are worth less, its promise shrinks by the difference (payoff similarity, but for captured cards only).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/bits.hpp"
#include "solver/hands.hpp"
#include "solver/proof.hpp"

namespace kiebitz {

class PartitionTable {
 public:
  // For each step of card points, which cards reach it; player by player, each hand in the order of its cards.
  using Worths = std::array<std::uint32_t, Layout::kPointSteps>;
  static constexpr int kTopShift = 2 + kSeats * Layout::kProfileBits;

  // A state as the table sees it: owners of the cards left in the order of their ranks.
  struct State {
    const Hands& hands;
    CardSet left;
    std::uint32_t declarer, second;  // which of the cards left the declarer and the next player hold
    std::uint64_t profile;           // with the leader and, in suit games, the owners of the two highest cards
    int total;                       // what the cards left are worth
    Worths worths = {};
    bool has_worths = false;

    State(const Layout& layout, const Hands& h, int leader, int points)
        : hands(h),
          left(h.left()),
          declarer(extract_bits(h.cards[0], left)),
          second(extract_bits(h.cards[1], left)),
          profile(h.profile + static_cast<unsigned>(leader)),
          total(points) {
      if (layout.kind < Kind::grand) profile |= owners_of_highest() << kTopShift;
    }

    const Worths& worths_of(const Layout& layout) {
      if (has_worths) return worths;
      for (int step = 0; step < Layout::kPointSteps; ++step) worths[step] = by_player(layout.worth_at_least[step]);
      has_worths = true;
      return worths;
    }

    // They matter to nearly every proof, and without them too many proofs would lie together.
    std::uint64_t owners_of_highest() const {
      const int rest = count(left) - 2;
      return declarer >> rest | (second >> rest) << 2;
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
      : most_proofs_(std::clamp(bytes / 4 * 3 / kBytesForProof, kFewestProofs, kMostProofs)),
        most_slots_(std::max(bytes / 4 / sizeof(Slot), kFirstSlots)) {
    clear();
  }

  void clear() {
    entries_.clear();
    counted_.clear();
    slots_.assign(kFirstSlots, Slot{});
    note_size();
    used_slots_ = 0;
  }

  std::size_t size() const { return counted_.size(); }

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
    if (is_full()) clear();
    const bool is_lower = proof.value >= need;
    const int promised = is_lower ? proof.value : state.total - proof.value;
    const CardSet mask = extract_bits(cards_that_matter(layout, proof.ranks(), state.left), state.left);
    Slot& slot = find_or_add(state.profile);
    insert(is_lower ? slot.declarers : slot.defenders, {state.declarer, state.second, mask, counted_.size(), promised});
    grow_to(counted_, counted_.size() + 1, most_proofs_);
    counted_.push_back({state.worths_of(layout), state.by_player(proof.captured()),
                        best < 0 ? kNoCard : static_cast<std::uint8_t>(count(state.left & (bit(best) - 1)))});
  }

 private:
  static constexpr std::size_t kFirstSlots = 1024;
  static constexpr std::size_t kFewestProofs = 256, kMostProofs = (std::size_t{1} << 24) - 1;
  static constexpr std::size_t kEntriesForProof = 2;  // shelves have room to spare
  static constexpr std::uint8_t kNoCard = 255;

  // What a state is compared with to see whether a proof fits.
  struct Entry {
    std::uint32_t declarer = 0, second = 0, mask = 0;
    std::uint32_t promised_and_index = 0;

    Entry() = default;
    Entry(std::uint32_t of_declarer, std::uint32_t of_second, std::uint32_t that_matter, std::size_t index, int promised)
        : declarer(of_declarer),
          second(of_second),
          mask(that_matter),
          promised_and_index(static_cast<std::uint32_t>(promised) << 24 | static_cast<std::uint32_t>(index)) {}

    int promised() const { return static_cast<int>(promised_and_index >> 24); }
    std::size_t index() const { return promised_and_index & 0xFFFFFF; }

    bool fits(const State& state) const {
      return (((declarer ^ state.declarer) | (second ^ state.second)) & mask) == 0;
    }
    bool is_of(const State& state) const { return declarer == state.declarer && second == state.second; }
  };

  // What is asked only of a proof that fits.
  struct Counted {
    Worths worths = {};
    std::uint32_t captured = 0;
    std::uint8_t best = kNoCard;
  };

  static constexpr std::size_t kBytesForProof = kEntriesForProof * sizeof(Entry) + sizeof(Counted);

  // Entries side by side, those that promise most first.
  struct Shelf {
    std::uint32_t start = 0, size = 0;

    bool is_full() const { return size == 0 || (size > 1 && std::has_single_bit(size)); }
  };

  struct Slot {
    std::uint64_t profile = 0;  // no state with cards has profile 0
    Shelf declarers;  // what the declarer was promised
    Shelf defenders;  // what the defenders were
  };

  bool is_full() const {
    return counted_.size() >= most_proofs_ || entries_.size() >= kEntriesForProof * most_proofs_ ||
           (2 * used_slots_ >= slots_.size() && 2 * slots_.size() > most_slots_);
  }

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

  // What a side is promised by the first proof of a shelf that promises at least `wanted`, or -1.
  int promise(const Layout& layout, State& state, Shelf shelf, int wanted, Proof& proof, Card& hint) const {
    const Entry *entry = entries_.data() + shelf.start, *end = entry + shelf.size;
    for (; entry != end && entry->promised() >= wanted; ++entry) {
      if (!entry->fits(state)) continue;
      const Counted& counted = counted_[entry->index()];
      const int kept = entry->promised() - points_lost(counted, state.worths_of(layout));
      if (kept < wanted) continue;
      proof = {kept, deposit_bits(entry->mask, state.left), state.from_players(counted.captured)};
      return kept;
    }
    // A card that was best in this state when less was asked for.
    if (hint < 0 && entry != end && entry->is_of(state) && counted_[entry->index()].best != kNoCard)
      hint = card_at(state.left, counted_[entry->index()].best);
    return -1;
  }

  // What the cards counted in a proof are worth less than they were.
  static int points_lost(const Counted& counted, const Worths& now) {
    int points = 0;
    for (int step = 0; step < Layout::kPointSteps; ++step)
      points += Layout::kPointStep[step] * count(counted.worths[step] & ~now[step] & counted.captured);
    return points;
  }

  void insert(Shelf& shelf, const Entry& entry) {
    if (shelf.is_full()) move_to_larger(shelf);
    Entry* const first = entries_.data() + shelf.start;
    Entry* place = first + shelf.size++;
    for (; place != first && place[-1].promised() <= entry.promised(); --place) *place = place[-1];
    *place = entry;
  }

  // Grows by doubling, but not beyond the memory allowed.
  template <class Stored>
  static void grow_to(std::vector<Stored>& all, std::size_t size, std::size_t most) {
    if (size > all.capacity()) all.reserve(std::max(size, std::min(2 * all.capacity(), most)));
  }

  // Twice the room, at the end; the old is left behind.
  void move_to_larger(Shelf& shelf) {
    const std::size_t start = entries_.size(), end = start + std::max(2u, 2 * shelf.size);
    grow_to(entries_, end, kEntriesForProof * most_proofs_);
    entries_.resize(end);
    std::copy_n(entries_.begin() + shelf.start, shelf.size, entries_.begin() + static_cast<std::ptrdiff_t>(start));
    shelf.start = static_cast<std::uint32_t>(start);
  }

  std::size_t most_proofs_, most_slots_;
  std::vector<Entry> entries_;
  std::vector<Counted> counted_;
  std::vector<Slot> slots_;
  std::size_t last_slot_ = 0;
  int slot_shift_ = 0;
  std::size_t used_slots_ = 0;
};

}  // namespace kiebitz
