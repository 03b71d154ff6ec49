// The values of one split and ownership for all valuations, told by as few of them as are needed.
//
// A value is what the declarer gets less what the defenders get: it differs between two valuations by no more than they do
// in all. Where it differs by as much, the two are a hard edge, and the value of all between them follows. Hard edges
// are transitive, so only where they begin and end has to be kept: the tentpoles.
//
// No static bound may stand in for a tentpole: rows with the same values are stored once, and the other ownership may not
// have that bound.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "midgame/valuations.hpp"
#include "solver/measure.hpp"
#include "solver/search.hpp"

namespace kiebitz {

struct Tentpole {
  std::uint32_t valuation;
  std::int32_t value;
  bool is_source, is_sink;  // lowest, highest of its edges; both where it has none

  bool operator==(const Tentpole&) const = default;
};

// All tentpoles of a row whose values are known: those that no hard edge leads to, or none leads on from.
std::vector<Tentpole> tentpoles_of(const Valuations& all, const std::vector<int>& values);

// Of sources and sinks those that are fewer.
bool keeps_sinks(const std::vector<Tentpole>& tentpoles);
std::size_t smaller_half(const std::vector<Tentpole>& tentpoles);

// The row of an ownership and a leader, asked for value by value.
class RowValues {
 public:
  RowValues(Kind kind, const Valuations& all, Search& search) : kind_(kind), all_(all), search_(search) { nodes_.start({}); }

  void begin(const Owners& owners, int leader);

  int value(std::uint32_t valuation);
  // Narrow questions: whether a value is this; whether the step to a neighbour is a hard edge up or down.
  bool is(std::uint32_t valuation, int value);
  bool is_edge(std::uint32_t from, std::uint32_t to, bool up);

  std::vector<Tentpole> tentpoles();

 private:
  // The two ends of hard edges that a valuation lies between.
  struct Between {
    std::uint32_t source, sink;
  };

  bool reaches(std::uint32_t valuation, int need);  // points of the declarer
  std::uint32_t climb(std::uint32_t from, bool up);
  std::uint32_t step(std::uint32_t from, bool up);
  void follow(const Between& ends, std::uint32_t first);

  const Kind kind_;
  const Valuations& all_;
  Search& search_;
  NodeCounter nodes_;  // one for all questions: starting it looks at a clock
  Owners owners_;
  int leader_ = 0;
  std::vector<Interval> points_;
  std::vector<Between> between_;  // for those whose value follows
  int guess_ = 0;
};

}  // namespace kiebitz
