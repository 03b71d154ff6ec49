// The gate to all tables: what lookups could save at most, if they knew everything and cost nothing.
//
// It finds the value by a search whose nodes are not counted, and remembers what it was asked. Whoever asks the same again,
// in the same order, waits for no search, so the time of that is what a table would leave. Its answer is the value more or less an error. A table of values cannot say which ranks and which cards a value rests
// on, so whatever is proven with its help holds for fewer other states; a table that stores proofs could.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "solver/search.hpp"

namespace kiebitz {

class Perfect final : public Lookup {
 public:
  Perfect(unsigned sizes, int error, bool tells_proofs);

  unsigned sizes(Kind) const override { return sizes_; }
  bool answer(const Layout& layout, const Hands& hands, int leader, int need, Proof& proof) const override;

 private:
  struct Known {
    bool is_answered;
    Proof proof;
  };
  struct Asked {
    std::array<CardSet, kSeats> cards;
    Kind kind;
    int leader, need;

    bool operator==(const Asked&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Asked& asked) const;
  };

  Known find(const Layout& layout, const Hands& hands, int leader, int need) const;
  Search& search_for(Kind kind) const;

  const unsigned sizes_;
  const int error_;
  const bool tells_proofs_;
  mutable std::mutex busy_;
  mutable Kind kind_ = Kind::null;
  mutable std::unique_ptr<Search> search_;
  mutable std::unordered_map<Asked, Known, Hash> known_;
};

}  // namespace kiebitz
