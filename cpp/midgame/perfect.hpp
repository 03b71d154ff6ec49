// The gate to all tables: what lookups could save at most, if they knew everything and cost nothing.
//
// It finds the value by a search whose nodes are not counted, and says how long that took, so that it can be taken off.
// Its answer is the value more or less an error. A table of values cannot say which ranks and which cards a value rests
// on, so whatever is proven with its help holds for fewer other states; a table that stores proofs could.
#pragma once

#include <array>
#include <memory>
#include <mutex>

#include "solver/search.hpp"

namespace kiebitz {

class Perfect final : public Lookup {
 public:
  struct Spent {
    std::uint64_t questions = 0;
    double seconds = 0;
  };

  Perfect(unsigned sizes, int error, bool tells_proofs);

  unsigned sizes(Kind) const override { return sizes_; }
  bool answer(const Layout& layout, const Hands& hands, int leader, int need, Proof& proof) const override;

  // What its own searches have taken since it was asked last.
  Spent take_spent();

 private:
  bool find(const Layout& layout, const Hands& hands, int leader, int need, Proof& proof) const;
  Search& search_for(Kind kind) const;

  const unsigned sizes_;
  const int error_;
  const bool tells_proofs_;
  mutable std::mutex busy_;
  mutable Kind kind_ = Kind::null;
  mutable std::unique_ptr<Search> search_;
  mutable Spent spent_;
};

}  // namespace kiebitz
