#include "evaluate/features.hpp"

#include <algorithm>

#include "evaluate/patterns.hpp"

namespace kiebitz {
namespace {

constexpr int kTrumpPatterns = 2048;
constexpr int kPointSteps = 12;  // of two card points each

int steps_of_points(CardSet away) {
  int points = 0;
  for (CardSet rest = away; rest; rest &= rest - 1) points += kRankPoints[lowest(rest) & 7];
  return std::min(points / 2, kPointSteps - 1);
}

struct Totals {
  int losers = 0, winners = 0, fulls = 0, targets = 0, aces = 0, tens = 0, voids = 0;

  void add(const PlainFacts& facts) {
    losers += facts.losers;
    winners += facts.winners;
    fulls += facts.fulls;
    targets += facts.targets;
    aces += facts.has_ace;
    tens += facts.has_ten;
    voids += facts.is_void;
  }
};

// Each family's tables stand one behind the other; `at` is the place of an entry of the current table, and moves on.
class Places {
 public:
  explicit Places(Features& features) : next_(features.data()) {}
  void add(int entry) { *next_++ = offset_ + entry; }
  void end_table(int size) { offset_ += size; }
  void add_table(int size, int entry) {
    add(entry);
    end_table(size);
  }

 private:
  int* next_;
  int offset_ = 0;
};

namespace suit {

constexpr int kLengths = 11, kLosers = 8, kFulls = 9, kTargets = 7, kVoids = 4, kContexts = 4;

int context(int trumps) { return std::clamp(trumps - 5, 0, kContexts - 1); }

void find(int trump_suit, const Holding& holding, Features& features) {
  const int jacks = jacks_of(holding.hand);
  const int trumps = plain_cards(holding.hand, trump_suit) | jacks << 7;
  const int length = std::min(count(static_cast<CardSet>(trumps)), kLengths - 1);
  const int strength = context(length);
  const int leads = holding.leads();
  Places places(features);
  places.add_table(2 * kTrumpPatterns, leads * kTrumpPatterns + trumps);
  Totals totals;
  for (int suit = 0; suit < 4; ++suit) {
    if (suit == trump_suit) continue;
    const int pattern = plain_pattern(plain_cards(holding.hand, suit), plain_cards(holding.away, suit));
    places.add(strength * kPlainPatterns + pattern);
    totals.add(plain_facts(pattern));
  }
  places.end_table(kContexts * kPlainPatterns);
  constexpr CardSet kFullTrumps = bit(kAce) | bit(kTen);
  const CardSet own_trumps = (holding.hand | holding.away) >> (8 * trump_suit);
  const int fulls = std::min(totals.fulls + count(own_trumps & kFullTrumps), kFulls - 1);
  const int losers = std::min(totals.losers, kLosers - 1);
  const int targets = std::min(totals.targets, kTargets - 1);
  places.add_table(2 * kLengths * kLosers, (leads * kLengths + length) * kLosers + losers);
  places.add_table(kLengths * kFulls, length * kFulls + fulls);
  places.add_table(kContexts * kPointSteps, strength * kPointSteps + steps_of_points(holding.away));
  places.add_table(kContexts * kLosers * kFulls, (strength * kLosers + losers) * kFulls + fulls);
  places.add_table(kLengths * kVoids * kTargets, (length * kVoids + totals.voids) * kTargets + targets);
  places.add_table(3 * 16 * kContexts, (holding.seat * 16 + jacks) * kContexts + strength);
}

const std::vector<TableShape> kShapes = {
    {"trumps", 0, kTrumpPatterns, 2},
    {"side suit", 2 * kTrumpPatterns, kPlainPatterns, kContexts},
    {"cross", 2 * kTrumpPatterns + kContexts * kPlainPatterns,
     2 * kLengths * kLosers + kLengths * kFulls + kContexts * kPointSteps + kContexts * kLosers * kFulls +
         kLengths * kVoids * kTargets + 3 * 16 * kContexts,
     1}};

}  // namespace suit

namespace grand {

constexpr int kLosers = 11, kFulls = 9, kVoids = 4, kContexts = 10;

void find(const Holding& holding, Features& features) {
  const int jacks = jacks_of(holding.hand);
  const int number = count(static_cast<CardSet>(jacks));
  const int leads = holding.leads();
  Places places(features);
  places.add_table(3 * 16, holding.seat * 16 + jacks);
  Totals totals;
  for (int suit = 0; suit < 4; ++suit) {
    const int pattern = plain_pattern(plain_cards(holding.hand, suit), plain_cards(holding.away, suit));
    places.add((number * 2 + leads) * kPlainPatterns + pattern);
    totals.add(plain_facts(pattern));
  }
  places.end_table(kContexts * kPlainPatterns);
  const int losers = std::min(totals.losers, kLosers - 1);
  const int fulls = std::min(totals.fulls, kFulls - 1);
  places.add_table(kContexts * 25, ((number * 2 + leads) * 5 + totals.aces) * 5 + totals.tens);
  places.add_table(2 * 16 * kLosers, (leads * 16 + jacks) * kLosers + losers);
  places.add_table(5 * kFulls * kLosers, (number * kFulls + fulls) * kLosers + losers);
  places.add_table(5 * kPointSteps, number * kPointSteps + steps_of_points(holding.away));
  places.add_table(5 * kVoids * 5, (number * kVoids + std::min(totals.voids, kVoids - 1)) * 5 + totals.aces);
}

const std::vector<TableShape> kShapes = {
    {"jacks", 0, 16, 3},
    {"side suit", 3 * 16, kPlainPatterns, kContexts},
    {"cross", 3 * 16 + kContexts * kPlainPatterns,
     kContexts * 25 + 2 * 16 * kLosers + 5 * kFulls * kLosers + 5 * kPointSteps + 5 * kVoids * 5, 1}};

}  // namespace grand

namespace null {

constexpr int kCounts = 5;  // of suits, 0 to 4

void find(const Holding& holding, Features& features) {
  const int leads = holding.leads();
  Places places(features);
  std::array<int, 4> weak{};  // how many suits there are of each weakness
  int voids = 0, lead = 3;
  for (int suit = 0; suit < 4; ++suit) {
    const int pattern = null_pattern(suit_cards(holding.hand, suit), suit_cards(holding.away, suit));
    places.add(leads * kNullPatterns + pattern);
    const NullFacts& facts = null_facts(pattern);
    ++weak[facts.weakness];
    voids += facts.is_void;
    lead = std::min<int>(lead, facts.lead);
  }
  places.end_table(2 * kNullPatterns);
  const int unsafe = 4 - weak[0];
  places.add_table(2 * kCounts * kCounts * kCounts,
                   ((leads * kCounts + weak[1]) * kCounts + weak[2]) * kCounts + weak[3]);
  places.add_table(2 * 4 * kCounts, (leads * 4 + std::min(voids, 3)) * kCounts + unsafe);
  places.add_table(2 * 4 * kCounts, (leads * 4 + lead) * kCounts + unsafe);
  places.add_table(3, holding.seat);
}

const std::vector<TableShape> kShapes = {
    {"suit", 0, kNullPatterns, 2},
    {"cross", 2 * kNullPatterns, 2 * kCounts * kCounts * kCounts + 2 * 2 * 4 * kCounts + 3, 1}};

}  // namespace null

}  // namespace

int feature_count(Family family) { return family == Family::suit ? 10 : family == Family::grand ? 10 : 8; }

const std::vector<TableShape>& table_shapes(Family family) {
  return family == Family::suit ? suit::kShapes : family == Family::grand ? grand::kShapes : null::kShapes;
}

int table_size(Family family) {
  const TableShape& last = table_shapes(family).back();
  return last.offset + last.entries * last.contexts;
}

void find_features(Kind kind, const Holding& holding, Features& features) {
  if (kind == Kind::null) return null::find(holding, features);
  if (kind == Kind::grand) return grand::find(holding, features);
  suit::find(static_cast<int>(kind), holding, features);
}

}  // namespace kiebitz
