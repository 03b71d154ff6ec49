// All midgame tables that a solver looks values up in. Read only; several solvers share one.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "midgame/null_diagrams.hpp"
#include "midgame/trump_rows.hpp"
#include "solver/lookup.hpp"

namespace kiebitz {

class Tables final : public Lookup {
 public:
  // Null diagrams lead to values by way of the cards that mattered. They can say which, or leave it at the value, as one
  // diagram for all fine splits has to.
  explicit Tables(bool tells_ranks = true) : tells_ranks_(tells_ranks) {}

  // The bytes must outlive the tables. Throws std::invalid_argument for anything else than these.
  void add_null(std::span<const std::byte> bytes);
  void add_trump(std::span<const std::byte> bytes);

  unsigned sizes(Kind kind) const override;
  bool answer(const Layout& layout, const Hands& hands, int leader, int need, Proof& proof) const override;

 private:
  static constexpr int kMostCards = 9;

  using BySplit = std::map<Split, std::unique_ptr<TrumpRows>>;

  bool answer_null(const Layout& layout, const Hands& hands, int leader, Proof& proof) const;

  const bool tells_ranks_;
  std::array<std::array<std::unique_ptr<NullDiagrams>, kSeats>, kMostCards + 1> null_;
  std::array<std::array<BySplit, kMostTabled + 1>, 2> trump_;  // suit games, grand
};

}  // namespace kiebitz
