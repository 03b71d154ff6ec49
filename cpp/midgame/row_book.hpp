// The rows of a split, each stored once: who leads and who holds which card tells the row, the row tells the values.
//
// Whether a row is one that was met before takes few and narrow questions: its tentpoles are walked along a tree of those
// of all rows met, and where they agree, all values do. Of sources and sinks the smaller half is kept, since a row that is
// known in full is told by either.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "midgame/tentpoles.hpp"

namespace kiebitz {

class RowBook {
 public:
  RowBook(Kind kind, int cards, const Split& split);

  // All ownerships that one player leads.
  void fill(int leader);

  struct Row {
    std::vector<Tentpole> tentpoles;  // all of them
    std::uint32_t times;              // ownerships that have it
  };

  const std::vector<Row>& rows() const { return rows_; }
  const std::vector<std::uint32_t>& row_of() const { return row_of_; }  // leader by leader, ownership by ownership
  const Valuations& valuations() const { return valuations_; }

 private:
  static constexpr std::uint32_t kNone = ~0u;

  // A place in the tree: the row that ends here, and on by what has which value.
  struct Place {
    std::uint32_t row = kNone;
    struct Way {
      std::uint32_t valuation;
      std::int32_t value;
      std::uint32_t to;
    };
    std::vector<Way> ways;
  };

  std::uint32_t find(std::uint32_t place);
  void add(const std::vector<Tentpole>& tentpoles);

  const int cards_;
  const Valuations valuations_;
  std::unique_ptr<Search> search_;
  RowValues values_;
  std::vector<Row> rows_;
  std::vector<std::uint32_t> row_of_;
  std::vector<Place> tree_;
};

}  // namespace kiebitz
