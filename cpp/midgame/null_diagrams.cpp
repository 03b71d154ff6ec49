#include "midgame/null_diagrams.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>

namespace kiebitz {
namespace {

constexpr std::uint32_t kMostCards = 9;

void demand(bool holds) {
  if (!holds) throw std::invalid_argument("these are no null diagrams");
}

template <class Part>
std::byte* put(std::byte* place, const Part* parts, std::size_t number) {
  if (number > 0) std::memcpy(place, parts, number * sizeof(Part));
  return place + number * sizeof(Part);
}

}  // namespace

NullDiagrams::NullDiagrams(std::span<const std::byte> bytes) {
  demand(bytes.size() >= sizeof(Head));
  std::memcpy(&head_, bytes.data(), sizeof(Head));
  const std::size_t of_nodes = head_.nodes * sizeof(DiagramNode), of_slots = head_.slots * sizeof(Slot);
  demand(bytes.size() == sizeof(Head) + of_slots + of_nodes);
  demand(reinterpret_cast<std::uintptr_t>(bytes.data()) % alignof(Slot) == 0);
  slots_ = {reinterpret_cast<const Slot*>(bytes.data() + sizeof(Head)), head_.slots};
  nodes_ = {reinterpret_cast<const DiagramNode*>(bytes.data() + sizeof(Head) + of_slots), head_.nodes};
  check();
}

// So that no walk leaves the file or never ends, whatever it holds.
void NullDiagrams::check() const {
  demand(head_.cards >= 1 && head_.cards <= kMostCards && head_.leader < kSeats && std::has_single_bit(head_.slots));
  demand(std::ranges::any_of(slots_, [](const Slot& slot) { return slot.key == 0; }));
  const auto leads_back = [&](std::uint64_t branch, std::size_t below) {
    return branch <= head_.cards || branch == kNobodyCares || (branch >= kValues && branch - kValues < below);
  };
  for (const Slot& slot : slots_) demand(leads_back(slot.branch, nodes_.size()));
  for (std::size_t at = 0; at < nodes_.size(); ++at) {
    demand(nodes_[at].bit < kSeats * head_.cards);
    for (const Branch branch : nodes_[at].of) demand(leads_back(branch, at));
  }
}

std::vector<std::byte> NullDiagrams::packed(int cards, int leader, const NullForest& forest) {
  std::vector<Slot> slots(std::bit_ceil(2 * forest.roots().size() + 1));
  for (const NullForest::Root& root : forest.roots()) {
    std::size_t at = place(root.key, slots.size());
    while (slots[at].key != 0) at = (at + 1) & (slots.size() - 1);
    slots[at] = {root.key, root.branch};
  }
  const Head head{static_cast<std::uint32_t>(cards), static_cast<std::uint32_t>(leader),
                  static_cast<std::uint32_t>(forest.nodes().size()), static_cast<std::uint32_t>(slots.size())};
  const std::vector<DiagramNode>& nodes = forest.nodes();
  std::vector<std::byte> bytes(sizeof(Head) + slots.size() * sizeof(Slot) + nodes.size() * sizeof(DiagramNode));
  put(put(put(bytes.data(), &head, 1), slots.data(), slots.size()), nodes.data(), nodes.size());
  return bytes;
}

}  // namespace kiebitz
