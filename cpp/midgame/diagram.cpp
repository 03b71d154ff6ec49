#include "midgame/diagram.hpp"

#include <utility>

namespace kiebitz {

Branch UniqueNodes::unique(const DiagramNode& node) {
  if (2 * (nodes_.size() + 1) > slots_.size()) grow();
  Branch& slot = slots_[place(node)];
  if (slot == 0) {
    nodes_.push_back(node);
    slot = static_cast<Branch>(nodes_.size() - 1) + kValues;
  }
  return slot;
}

std::size_t UniqueNodes::place(const DiagramNode& node) const {
  std::uint64_t hash = node.bit;
  for (const Branch branch : node.of) hash = (hash ^ hash >> 29 ^ branch) * 0x9E3779B97F4A7C15ull;
  const std::size_t last = slots_.size() - 1;
  std::size_t at = (hash >> 20) & last;
  while (slots_[at] != 0 && nodes_[slots_[at] - kValues] != node) at = (at + 1) & last;
  return at;
}

void UniqueNodes::grow() {
  slots_.assign(2 * slots_.size(), 0);
  for (std::size_t at = 0; at < nodes_.size(); ++at) slots_[place(nodes_[at])] = static_cast<Branch>(at) + kValues;
}

}  // namespace kiebitz
