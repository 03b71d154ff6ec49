// The features of ten cards and two: places in the tables of a family, whose entries are added up.
//
// Fine tables know the cards of a suit one by one; cross tables know how trumps, losers, safe aces and tens go together
// over the whole hand. All suits share their tables. Everything here is inline, since it is done for a hundred thousand
// holdings when one hand is weighed.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <string_view>
#include <vector>

#include "evaluate/patterns.hpp"

namespace kiebitz {

// One table of a family: where it starts, how many entries each of its contexts has, and how many contexts there are.
struct TableShape {
  std::string_view name;
  int offset;
  int entries;
  int contexts;
};

namespace features {

constexpr int kTrumpPatterns = 2048;
constexpr int kPointSteps = 12;  // of two card points each

// Two cards at most are put away.
inline int steps_of_points(CardSet away) {
  if (!away) return 0;
  const int points = kRankPoints[lowest(away) & 7] + kRankPoints[highest(away) & 7];
  return std::min(points / 2, kPointSteps - 1);
}

// Each family's tables stand one behind the other; the place of an entry is told, and the next table begins.
template <typename Visit>
class Places {
 public:
  explicit Places(Visit& visit) : visit_(visit) {}
  void add(int entry) { visit_(offset_ + entry); }
  void end_table(int size) {
    offset_ += size;
    if constexpr (requires { visit_.end_table(size); }) visit_.end_table(size);
  }
  void add_table(int size, int entry) {
    add(entry);
    end_table(size);
  }

 private:
  Visit& visit_;
  int offset_ = 0;
};

namespace suit {

constexpr int kLengths = 11, kLosers = 8, kFulls = 9, kTargets = 7, kVoids = 4, kContexts = 4;

inline int context(int trumps) { return std::clamp(trumps - 5, 0, kContexts - 1); }

template <typename Visit>
void visit(int trump_suit, const Holding& holding, Visit& visitor) {
  const int jacks = jacks_of(holding.hand);
  const int trumps = plain_cards(holding.hand, trump_suit) | jacks << 7;
  const int length = std::min(count(static_cast<CardSet>(trumps)), kLengths - 1);
  const int strength = context(length);
  const int leads = holding.leads();
  Places<Visit> places(visitor);
  places.add_table(2 * kTrumpPatterns, leads * kTrumpPatterns + trumps);
  PlainFacts totals;
  for (int suit = 0; suit < 4; ++suit) {
    if (suit == trump_suit) continue;
    const int pattern = plain_pattern(plain_cards(holding.hand, suit), plain_cards(holding.away, suit));
    places.add(strength * kPlainPatterns + pattern);
    totals += plain_facts(pattern);
  }
  places.end_table(kContexts * kPlainPatterns);
  constexpr CardSet kFullTrumps = bit(kAce) | bit(kTen);
  const CardSet own_trumps = (holding.hand | holding.away) >> (8 * trump_suit);
  const int fulls = std::min(totals[PlainFacts::kFulls] + count(own_trumps & kFullTrumps), kFulls - 1);
  const int losers = std::min(totals[PlainFacts::kLosers], kLosers - 1);
  const int targets = std::min(totals[PlainFacts::kTargets], kTargets - 1);
  places.add_table(2 * kLengths * kLosers, (leads * kLengths + length) * kLosers + losers);
  places.add_table(kLengths * kFulls, length * kFulls + fulls);
  places.add_table(kContexts * kPointSteps, strength * kPointSteps + steps_of_points(holding.away));
  places.add_table(kContexts * kLosers * kFulls, (strength * kLosers + losers) * kFulls + fulls);
  places.add_table(kLengths * kVoids * kTargets, (length * kVoids + totals[PlainFacts::kVoids]) * kTargets + targets);
  places.add_table(3 * 16 * kContexts, (holding.seat * 16 + jacks) * kContexts + strength);
}

}  // namespace suit

namespace grand {

constexpr int kLosers = 11, kFulls = 9, kVoids = 4, kContexts = 10;

template <typename Visit>
void visit(const Holding& holding, Visit& visitor) {
  const int jacks = jacks_of(holding.hand);
  const int number = count(static_cast<CardSet>(jacks));
  const int leads = holding.leads();
  Places<Visit> places(visitor);
  places.add_table(3 * 16, holding.seat * 16 + jacks);
  PlainFacts totals;
  for (int suit = 0; suit < 4; ++suit) {
    const int pattern = plain_pattern(plain_cards(holding.hand, suit), plain_cards(holding.away, suit));
    places.add((number * 2 + leads) * kPlainPatterns + pattern);
    totals += plain_facts(pattern);
  }
  places.end_table(kContexts * kPlainPatterns);
  const int losers = std::min(totals[PlainFacts::kLosers], kLosers - 1);
  const int fulls = std::min(totals[PlainFacts::kFulls], kFulls - 1);
  places.add_table(kContexts * 25, ((number * 2 + leads) * 5 + totals[PlainFacts::kAces]) * 5 + totals[PlainFacts::kTens]);
  places.add_table(2 * 16 * kLosers, (leads * 16 + jacks) * kLosers + losers);
  places.add_table(5 * kFulls * kLosers, (number * kFulls + fulls) * kLosers + losers);
  places.add_table(5 * kPointSteps, number * kPointSteps + steps_of_points(holding.away));
  places.add_table(5 * kVoids * 5, (number * kVoids + std::min(totals[PlainFacts::kVoids], kVoids - 1)) * 5 + totals[PlainFacts::kAces]);
}

}  // namespace grand

namespace null {

constexpr int kCounts = 5;  // of suits, 0 to 4
constexpr int kGrades = 8, kThirdGrades = 4, kTotals = 32, kDangerStep = 6;

template <typename Visit>
void visit(const Holding& holding, Visit& visitor) {
  const int leads = holding.leads();
  Places<Visit> places(visitor);
  int worst = 0, second = 0, third = 0;  // grades of the most dangerous suits
  int danger = 0, unsafe = 0, voids = 0, lead = 3;
  for (int suit = 0; suit < 4; ++suit) {
    const int pattern = null_pattern(suit_cards(holding.hand, suit), suit_cards(holding.away, suit));
    places.add(leads * kNullPatterns + pattern);
    const NullFacts& facts = null_facts(pattern);
    const int grade = facts.grade;
    third = std::max(third, std::min(second, grade));
    second = std::max(second, std::min(worst, grade));
    worst = std::max(worst, grade);
    danger += facts.danger;
    unsafe += grade > 0;
    voids += facts.is_void;
    lead = std::min<int>(lead, facts.lead);
  }
  places.end_table(2 * kNullPatterns);
  third = std::min(third, kThirdGrades - 1);
  places.add_table(2 * kGrades * kGrades * kThirdGrades,
                   ((leads * kGrades + worst) * kGrades + second) * kThirdGrades + third);
  places.add_table(2 * kTotals, leads * kTotals + std::min((danger + kDangerStep - 1) / kDangerStep, kTotals - 1));
  places.add_table(2 * 4 * kCounts, (leads * 4 + std::min(voids, 3)) * kCounts + unsafe);
  places.add_table(2 * 4 * kCounts, (leads * 4 + lead) * kCounts + unsafe);
  places.add_table(3 * kGrades, holding.seat * kGrades + worst);
}

}  // namespace null

}  // namespace features

// Tells every place of a holding to the visitor, always in the same order; `kind` says which suit is trumps.
template <typename Visit>
void for_features(Kind kind, const Holding& holding, Visit&& visitor) {
  if (kind == Kind::null) return features::null::visit(holding, visitor);
  if (kind == Kind::grand) return features::grand::visit(holding, visitor);
  features::suit::visit(static_cast<int>(kind), holding, visitor);
}

namespace features {

// Hears of a family's tables as their sizes are told, so that these stand in one place only.
struct Measure {
  std::vector<int> sizes;

  void operator()(int) {}
  void end_table(int size) { sizes.push_back(size); }
};

struct NamedTable {
  std::string_view name;
  int contexts;
};

// The shapes of the tables that have names; all that come after them are one cross table.
inline std::vector<TableShape> shapes_of(Kind kind, std::initializer_list<NamedTable> named) {
  Measure measure;
  for_features(kind, Holding{}, measure);
  std::vector<TableShape> shapes;
  int offset = 0;
  auto size = measure.sizes.begin();
  for (const NamedTable& table : named) {
    shapes.push_back({table.name, offset, *size / table.contexts, table.contexts});
    offset += *size++;
  }
  shapes.push_back({"cross", offset, std::accumulate(size, measure.sizes.end(), 0), 1});
  return shapes;
}

}  // namespace features

inline const std::vector<TableShape>& table_shapes(Family family) {
  static const std::vector<TableShape> suit =
      features::shapes_of(Kind::clubs, {{"trumps", 2}, {"side suit", features::suit::kContexts}});
  static const std::vector<TableShape> grand =
      features::shapes_of(Kind::grand, {{"jacks", 3}, {"side suit", features::grand::kContexts}});
  static const std::vector<TableShape> null = features::shapes_of(Kind::null, {{"suit", 2}});
  return family == Family::suit ? suit : family == Family::grand ? grand : null;
}

inline int table_size(Family family) {
  const TableShape& last = table_shapes(family).back();
  return last.offset + last.entries * last.contexts;
}

}  // namespace kiebitz
