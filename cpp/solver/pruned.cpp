#include "solver/trump.hpp"

namespace kiebitz {

std::unique_ptr<Search> make_pruned_search(std::shared_ptr<const Pruning> pruning, std::size_t table_bytes) {
  return std::make_unique<TrumpSearch<PruningTechniques>>(PruningTechniques(std::move(pruning)), table_bytes);
}

}  // namespace kiebitz
