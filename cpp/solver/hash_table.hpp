// The hash table of states, either by their very cards (bare) or by relative ranks (canonical).
//
// In the canonical table a state is known by the owners of the cards left, suit by suit in the order of their ranks. Two
// states that agree in that but not in card points have similar values: raising the points of a card by d raises the
// declarer's result by between 0 and d, so an entry's bounds hold with an error on each side.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/bits.hpp"
#include "solver/hands.hpp"
#include "solver/proof.hpp"

namespace kiebitz {

class HashTable {
 public:
  struct Key {
    std::uint64_t hash;
    CardSet left;
  };

  // What is known of a state: bounds of its value, and a card that answered before, -1 if none did.
  struct Known {
    int low, high;
    Card hint = -1;

    bool answers(int need) const { return low >= need || high < need; }
    Proof answer(int need) const { return {low >= need ? low : high, 0, 0}; }

    // Takes in what a search has found, and makes the found value as tight as what was known.
    void learn(int need, Proof& found) {
      if (found.value >= need)
        low = found.value = std::max(found.value, low);
      else
        high = found.value = std::min(found.value, high);
    }
  };

  HashTable(std::size_t bytes, bool canonical) : canonical_(canonical) {
    std::size_t buckets = kFirstBuckets;
    while (2 * buckets * sizeof(Bucket) <= bytes) buckets *= 2;
    most_buckets_ = buckets;
    clear();
  }

  void clear() {
    if (stored_ == 0 && !buckets_.empty()) return;  // wiping a table takes longer than a short search
    buckets_.assign(std::min(kFirstBuckets, most_buckets_), Bucket{});
    stored_ = 0;
  }

  std::size_t size() const { return stored_; }

  Key key(const Layout& layout, const Hands& hands, int leader) const {
    const CardSet left = hands.left();
    std::uint64_t lengths = static_cast<unsigned>(leader);
    if (!canonical_) return {mix(pair(hands.cards[0], hands.cards[1]) ^ mix(lengths << 32 | left)), left};
    for (int suit = 0; suit + 1 < layout.suits; ++suit)
      lengths = lengths * 12 + static_cast<unsigned>(count(left & layout.suit[suit]));
    const std::uint64_t owners = pair(extract_bits(hands.cards[0], left), extract_bits(hands.cards[1], left));
    return {mix(owners ^ lengths * 0xD6E8FEB86659FD93ull), left};
  }

  // All that is known of a state whose value is at most so much, as far as it helps with the question.
  Known probe(const Layout& layout, const Key& key, int need, int most) const {
    Known known{0, most};
    for (const Entry& entry : buckets_[place(key)].entries) {
      if (entry.hash != key.hash || entry.left == 0) continue;
      if (entry.left == key.left) {
        known.low = std::max<int>(known.low, entry.low);
        known.high = std::min<int>(known.high, entry.high);
      } else if (entry.low >= need || entry.high < need) {
        known.low = std::max(known.low, entry.low - point_error(layout, entry.left, key.left));
        known.high = std::min(known.high, entry.high + point_error(layout, key.left, entry.left));
      }
      if (known.hint < 0 && entry.best != kNoCard) known.hint = card_at(key.left, entry.best);
      if (known.answers(need)) break;
    }
    return known;
  }

  void store(const Key& key, const Known& known, Card best) {
    if (stored_ > 2 * buckets_.size() && buckets_.size() < most_buckets_) grow();
    Entry& entry = entry_for(key);
    if (entry.hash != key.hash || entry.left != key.left) {
      stored_ += entry.left == 0;
      entry = Entry{key.hash, key.left, 0, 255, kNoCard};
    }
    entry.low = std::max(entry.low, static_cast<std::uint8_t>(known.low));
    entry.high = std::min(entry.high, static_cast<std::uint8_t>(known.high));
    if (best >= 0) entry.best = static_cast<std::uint8_t>(count(key.left & (bit(best) - 1)));
  }

 private:
  static constexpr std::size_t kFirstBuckets = 1024;
  static constexpr std::uint8_t kNoCard = 255;

  struct Entry {
    std::uint64_t hash = 0;
    CardSet left = 0;  // no state without cards is stored
    std::uint8_t low = 0, high = 255, best = kNoCard;
  };

  struct alignas(64) Bucket {
    std::array<Entry, 4> entries = {};
  };

  static std::uint64_t pair(std::uint32_t one, std::uint32_t other) { return std::uint64_t{one} << 32 | other; }

  static std::uint64_t mix(std::uint64_t x) {
    x = (x ^ x >> 32) * 0x9E3779B97F4A7C15ull;
    x = (x ^ x >> 29) * 0xBF58476D1CE4E5B9ull;
    return x ^ x >> 32;
  }

  std::size_t place(const Key& key) const { return key.hash & (buckets_.size() - 1); }

  // Points that cards of one state have more than the corresponding cards of the other.
  static int point_error(const Layout& layout, CardSet dearer, CardSet cheaper) {
    int error = 0;
    for (int step = 0; step < Layout::kPointSteps; ++step) {
      const CardSet worthy = layout.worth_at_least[step];
      error += Layout::kPointStep[step] * count(extract_bits(worthy, dearer) & ~extract_bits(worthy, cheaper));
    }
    return error;
  }

  // The entry of this very state, a free one, or the one whose loss costs least.
  Entry& entry_for(const Key& key) {
    auto& entries = buckets_[place(key)].entries;
    Entry* cheapest = &entries[0];
    for (Entry& entry : entries) {
      if (entry.hash == key.hash && entry.left == key.left) return entry;
      if (count(entry.left) < count(cheapest->left)) cheapest = &entry;
    }
    return *cheapest;
  }

  void grow() {
    std::vector<Bucket> old(2 * buckets_.size());
    old.swap(buckets_);
    stored_ = 0;
    for (const Bucket& bucket : old)
      for (const Entry& entry : bucket.entries) {
        if (entry.left == 0) continue;
        entry_for({entry.hash, entry.left}) = entry;
        ++stored_;
      }
  }

  bool canonical_;
  std::size_t most_buckets_;
  std::vector<Bucket> buckets_;
  std::size_t stored_ = 0;
};

}  // namespace kiebitz
