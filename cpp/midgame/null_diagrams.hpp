// The null diagrams of one size and leader as they lie in a file: a head, nodes, and the roots by fine split.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "midgame/diagram.hpp"
#include "midgame/null_forest.hpp"

namespace kiebitz {

class NullDiagrams {
 public:
  // What `packed` has made. Throws std::invalid_argument where it is something else; the bytes must outlive this.
  explicit NullDiagrams(std::span<const std::byte> bytes);

  static std::vector<std::byte> packed(int cards, int leader, const NullForest& forest);

  int cards() const { return static_cast<int>(head_.cards); }
  int leader() const { return static_cast<int>(head_.leader); }

  // How many tricks the declarer survives, and the cards whose owner was asked for; nobody cares where nothing is known.
  Walked find(std::uint64_t key, const Owners& owners) const {
    return walk(nodes_, root(key), owners);
  }

 private:
  struct Head {
    std::uint32_t cards, leader, nodes, slots;
  };
  struct Slot {
    std::uint64_t key;  // 0 where there is none
    std::uint64_t branch;
  };

  static std::size_t place(std::uint64_t key, std::size_t slots) {
    return (key * 0x9E3779B97F4A7C15ull >> 32) & (slots - 1);
  }

  Branch root(std::uint64_t key) const {
    for (std::size_t at = place(key, slots_.size());; at = (at + 1) & (slots_.size() - 1)) {
      if (slots_[at].key == key) return static_cast<Branch>(slots_[at].branch);
      if (slots_[at].key == 0) return kNobodyCares;
    }
  }

  void check() const;

  Head head_;
  std::span<const DiagramNode> nodes_;
  std::span<const Slot> slots_;
};

}  // namespace kiebitz
