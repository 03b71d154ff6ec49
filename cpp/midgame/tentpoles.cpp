#include "midgame/tentpoles.hpp"

#include <algorithm>
#include <map>

namespace kiebitz {
namespace {

constexpr std::uint32_t kUnknown = ~0u;

std::size_t half(const std::vector<Tentpole>& tentpoles, bool Tentpole::*end) {
  return static_cast<std::size_t>(
      std::ranges::count_if(tentpoles, [&](const Tentpole& pole) { return pole.*end; }));
}

}  // namespace

std::vector<Tentpole> tentpoles_of(const Valuations& all, const std::vector<int>& values) {
  std::vector<Tentpole> poles;
  for (std::uint32_t at = 0; at < all.size(); ++at) {
    Tentpole pole{at, values[at], true, true};
    for (const std::uint32_t to : all.neighbours(at)) {
      const int step = distance(all.points(at), all.points(to));
      if (values[at] - values[to] == step) pole.is_source = false;
      if (values[to] - values[at] == step) pole.is_sink = false;
    }
    if (pole.is_source || pole.is_sink) poles.push_back(pole);
  }
  return poles;
}

bool keeps_sinks(const std::vector<Tentpole>& tentpoles) {
  return half(tentpoles, &Tentpole::is_sink) < half(tentpoles, &Tentpole::is_source);
}

std::size_t smaller_half(const std::vector<Tentpole>& tentpoles) {
  return half(tentpoles, keeps_sinks(tentpoles) ? &Tentpole::is_sink : &Tentpole::is_source);
}

void RowValues::begin(const Owners& owners, int leader) {
  owners_ = owners;
  leader_ = leader;
  points_.resize(all_.size());
  for (std::size_t at = 0; at < all_.size(); ++at) points_[at] = {0, all_.total(at)};
  search_.clear_table();
}

bool RowValues::reaches(std::uint32_t valuation, int need) {
  const CardSet deck = all_.deck(valuation);
  kiebitz::Root root{&layout_of(kind_), {}, Trick::start(leader_)};
  root.hands.cards[0] = deposit_bits(owners_.declarer, deck);
  root.hands.cards[1] = deposit_bits(owners_.second, deck);
  root.hands.cards[2] = deck & ~(root.hands.cards[0] | root.hands.cards[1]);
  root.hands.count_profile(*root.layout);
  ask_once(points_[valuation], need, [&](int asked) { return search_.ask(root, asked, nodes_); });
  return points_[valuation].lower >= need;
}

int RowValues::value(std::uint32_t valuation) {
  Interval& points = points_[valuation];
  while (!points.is_exact()) {
    const int need = std::clamp(guess_, points.lower + 1, points.upper);
    guess_ = reaches(valuation, need) ? points.lower + 1 : points.upper;
  }
  guess_ = points.lower;
  return 2 * points.lower - all_.total(valuation);
}

bool RowValues::is(std::uint32_t valuation, int value) {
  const int points = (value + all_.total(valuation)) / 2;
  return reaches(valuation, points) && !reaches(valuation, points + 1);
}

// A card that is worth more either goes to the declarer, who then gets all of the difference, or to the others.
bool RowValues::is_edge(std::uint32_t from, std::uint32_t to, bool up) {
  const int step = distance(all_.points(from), all_.points(to));
  const int points = (value(from) + (up ? step : -step) + all_.total(to)) / 2;
  return up ? reaches(to, points) : !reaches(to, points + 1);
}

// To an end of hard edges. Where the value of a valuation follows from a pair of ends, its edges lead on to them.
std::uint32_t RowValues::climb(std::uint32_t from, bool up) {
  while (true) {
    if (between_[from].source != kUnknown) return up ? between_[from].sink : between_[from].source;
    const std::uint32_t next = step(from, up);
    if (next == from) return from;
    from = next;
  }
}

// To a neighbour by a hard edge, or nowhere; first to one whose value is known, for that takes no search.
std::uint32_t RowValues::step(std::uint32_t from, bool up) {
  const std::vector<std::uint32_t>& neighbours = all_.neighbours(from);
  for (const bool is_known : {true, false})
    for (const std::uint32_t to : neighbours)
      if ((between_[to].source != kUnknown) == is_known && is_edge(from, to, up)) return to;
  return from;
}

// All between two ends have the value that follows from them.
void RowValues::follow(const Between& ends, std::uint32_t first) {
  const Valuation &low = all_.points(ends.source), &high = all_.points(ends.sink);
  const int length = distance(low, high), lowest_value = value(ends.source);
  for (std::uint32_t at = first; at < all_.size(); ++at) {
    const int above = distance(low, all_.points(at));
    if (between_[at].source != kUnknown || above + distance(all_.points(at), high) != length) continue;
    between_[at] = ends;
    const int points = (lowest_value + above + all_.total(at)) / 2;
    points_[at] = {points, points};
  }
}

std::vector<Tentpole> RowValues::tentpoles() {
  std::map<std::uint32_t, Tentpole> found;
  between_.assign(all_.size(), {kUnknown, kUnknown});
  for (std::uint32_t at = 0; at < all_.size(); ++at) {
    if (between_[at].source != kUnknown) continue;
    const Between ends{climb(at, false), climb(at, true)};
    for (const std::uint32_t end : {ends.source, ends.sink}) {
      Tentpole& pole = found.try_emplace(end, Tentpole{end, value(end), false, false}).first->second;
      pole.is_source |= end == ends.source;
      pole.is_sink |= end == ends.sink;
    }
    follow(ends, at);
  }
  std::vector<Tentpole> poles;
  for (const auto& [number, pole] : found) poles.push_back(pole);
  return poles;
}

}  // namespace kiebitz
