// A ternary decision diagram: from who holds which card to a value.
//
// Cards are bits of a mask, and a node asks for the owner of one of them; the mask's highest bit is asked first. Nodes are
// unique, so equal parts of different diagrams are stored once, and a node whose branches all lead to the same place is
// none. A branch that no deal can take is marked, and does not count for that.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kiebitz {

// A value, or a node.
using Branch = std::uint32_t;

constexpr Branch kValues = 16;             // branches below are values
constexpr Branch kNobodyCares = kValues - 1;  // no deal goes there

struct DiagramNode {
  std::uint32_t bit;
  std::array<Branch, 3> of;  // by owner

  bool operator==(const DiagramNode&) const = default;
};

// Who holds the cards of a state: the declarer, the second player, else the third.
struct Owners {
  std::uint32_t declarer = 0, second = 0;

  std::size_t of(std::uint32_t card) const { return declarer >> card & 1 ? 0 : 2 - (second >> card & 1); }
};

struct Walked {
  Branch value;
  std::uint32_t asked;  // the cards whose owner was asked for
};

// From a branch down to a value; nodes stand behind those that they lead to.
inline Walked walk(std::span<const DiagramNode> nodes, Branch branch, const Owners& owners) {
  std::uint32_t asked = 0;
  while (branch >= kValues) {
    const DiagramNode& node = nodes[branch - kValues];
    asked |= std::uint32_t{1} << node.bit;
    branch = node.of[owners.of(node.bit)];
  }
  return {branch, asked};
}

// All nodes there are, each once.
class UniqueNodes {
 public:
  UniqueNodes() : slots_(kFirstSlots) {}

  // The branch to a node with these branches, or past it where they do not differ.
  Branch branch(const DiagramNode& node) {
    Branch only = kNobodyCares;
    bool differ = false;
    for (const Branch each : node.of) {
      if (each == kNobodyCares) continue;
      differ = differ || (only != kNobodyCares && each != only);
      only = each;
    }
    return differ ? unique(node) : only;
  }

  // The same, but even where nothing depends on the card: branches that nobody cares for stay in their places.
  Branch unique(const DiagramNode& node);

  const std::vector<DiagramNode>& nodes() const { return nodes_; }

 private:
  static constexpr std::size_t kFirstSlots = 1024;

  std::size_t place(const DiagramNode& node) const;
  void grow();

  std::vector<DiagramNode> nodes_;
  std::vector<Branch> slots_;  // 0 where there is none
};

}  // namespace kiebitz
