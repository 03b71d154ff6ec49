// The features of ten cards and two: places in the tables of a family, whose entries are added up.
//
// Fine tables know the cards of a suit one by one; cross tables know how trumps, losers, safe aces and tens go together
// over the whole hand. All suits share their tables.
#pragma once

#include <string_view>
#include <vector>

#include "evaluate/family.hpp"

namespace kiebitz {

inline constexpr int kMaxFeatures = 11;

// The places of a holding; how many there are depends on the family alone.
using Features = std::array<int, kMaxFeatures>;

// One table of a family: where it starts, how many entries each of its contexts has, and how many contexts there are.
struct TableShape {
  std::string_view name;
  int offset;
  int entries;
  int contexts;
};

int feature_count(Family family);
int table_size(Family family);
const std::vector<TableShape>& table_shapes(Family family);

// Fills in the places; `kind` tells which suit is trumps.
void find_features(Kind kind, const Holding& holding, Features& features);

}  // namespace kiebitz
