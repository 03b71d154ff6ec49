#include "solver/trump.hpp"

namespace kiebitz {

std::unique_ptr<Search> make_trump_search(const Techniques& techniques, std::size_t table_bytes) {
  if (techniques.method == Method::full_window) return make_full_window_search(techniques, table_bytes);
  if (techniques.method == Method::proof_number) return make_proof_number_search({}, techniques, table_bytes);
  if (techniques == Techniques{}) return std::make_unique<TrumpSearch<DefaultTechniques>>(DefaultTechniques{}, table_bytes);
  return std::make_unique<TrumpSearch<Techniques>>(techniques, table_bytes);
}

}  // namespace kiebitz
