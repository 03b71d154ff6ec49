#include "solver/oracle.hpp"

#include "solver/trump.hpp"

namespace kiebitz {
namespace {

using ControlSearch = TrumpSearch<DefaultTechniques, Scope::control>;

class SearchingOracle final : public Oracle {
 public:
  SearchingOracle(Control control, std::size_t table_bytes) : search_(control, table_bytes) {}

  // Where it answers in favour of the side, the bound is the best there is: harder questions are asked until one fails.
  Proof prove(const Layout& layout, const Hands& hands, int leader, int need, int total) override {
    NodeCounter uncounted;
    uncounted.start({});
    Proof best = search_.prove(layout, hands, leader, need, total, uncounted);
    while ((leader == 0) == (best.value >= need)) {
      need = leader == 0 ? best.value + 1 : best.value;
      if (need <= 0 || need > total) break;
      const Proof next = search_.prove(layout, hands, leader, need, total, uncounted);
      if ((leader == 0) == (next.value >= need)) best = next;
    }
    return best;
  }

  void clear_table() override { search_.clear_table(); }

 private:
  ControlSearch search_;
};

}  // namespace

std::unique_ptr<Oracle> make_oracle(Control control, std::size_t table_bytes) {
  return std::make_unique<SearchingOracle>(control, table_bytes);
}

std::unique_ptr<Search> make_control_search(Control control, std::size_t table_bytes) {
  return std::make_unique<ControlSearch>(control, table_bytes);
}

}  // namespace kiebitz
