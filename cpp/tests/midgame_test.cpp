// Midgame tables: counts of the thesis, diagrams and tentpoles that tell what search finds, and searches that look up.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>

#include "midgame/null_merge.hpp"
#include "midgame/perfect.hpp"
#include "midgame/row_cuts.hpp"
#include "midgame/tables.hpp"
#include "midgame/tentpoles.hpp"
#include "solver/measure.hpp"
#include "tests/check.hpp"

using namespace kiebitz;

namespace {

// Tables 8.1 and 8.2 of Furtak's thesis: splits, and valuations over all of them.
struct Published {
  std::size_t splits;
  std::uint64_t valuations;
};
constexpr std::array<Published, 10> kSuitGames = {{{7, 378}, {23, 16'898}, {50, 200'146}, {79, 870'300}, {97, 1'647'718},
                                                   {93, 1'452'283}, {70, 588'274}, {40, 99'362}, {16, 5'641}, {4, 73}}};
constexpr std::array<Published, 10> kGrands = {{{7, 137}, {25, 4'909}, {56, 53'892}, {92, 228'208}, {113, 428'129},
                                                {109, 378'044}, {80, 155'173}, {45, 27'231}, {17, 1'718}, {4, 32}}};

void splits_and_valuations_are_as_many_as_published() {
  for (const auto& [kind, published] : {std::pair{Kind::hearts, kSuitGames}, {Kind::grand, kGrands}})
    for (int cards = 1; cards <= 10; ++cards) {
      const std::vector<Split> splits = trump_splits(kind, cards);
      std::uint64_t valuations = 0;
      for (const Split& split : splits) valuations += valuations_in(kind, split);
      CHECK(splits.size() == published[cards - 1].splits);
      CHECK(valuations == published[cards - 1].valuations);
      if (cards <= 3) {
        std::size_t listed = 0;
        for (const Split& split : splits) listed += Valuations(kind, split).size();
        CHECK(listed == valuations);
      }
    }
  CHECK(ownerships_of(4) == 34'650 && ownerships_of(10) == 5'550'996'791'340);
}

Root random_root(std::mt19937& source, Kind kind, int cards) {
  Root root{&layout_of(kind), {}, Trick::start(static_cast<int>(source() % kSeats))};
  CardSet deck = ~CardSet{0};
  for (CardSet& hand : root.hands.cards)
    while (count(hand) < cards) {
      const Card card = static_cast<Card>(source() % kCards);
      hand |= deck & bit(card);
      deck &= ~bit(card);
    }
  root.hands.count_profile(*root.layout);
  return root;
}

int value_of(Search& search, const Root& root) {
  const Measure measure = root.layout->kind == Kind::null ? Measure::null_run() : Measure::card_points();
  NodeCounter nodes;
  nodes.start({});
  Interval value{0, measure.most(root)};
  close_in(value, value.upper / 2, measure.steps(), [&](int need) { return search.ask(root, need, nodes); });
  return value.lower;
}

std::unique_ptr<Search> search_of(Kind kind) {
  return kind == Kind::null ? make_run_search({false, true}, {}, 1 << 20) : make_trump_search({}, 1 << 20);
}

void cards_of_equal_worth_and_suits_of_one_length_stand_for_each_other(int times) {
  std::mt19937 source(1);
  for (int round = 0; round < times; ++round) {
    const Kind kind = static_cast<Kind>(source() % 5);
    const Root root = random_root(source, kind, 1 + static_cast<int>(source() % 3));
    const TrumpState state(*root.layout, root.hands);
    const Valuations all(kind, state.split);
    std::size_t number = 0;
    while (number < all.size() && all.points(number) != state.valuation) ++number;
    CHECK(number < all.size());
    if (number == all.size()) continue;
    Root other{root.layout, {}, root.trick};
    other.hands.cards[0] = deposit_bits(state.owners.declarer, all.deck(number));
    other.hands.cards[1] = deposit_bits(state.owners.second, all.deck(number));
    other.hands.cards[2] = all.deck(number) & ~(other.hands.cards[0] | other.hands.cards[1]);
    other.hands.count_profile(*root.layout);
    CHECK(value_of(*search_of(kind), root) == value_of(*search_of(kind), other));
  }
}

struct Diagrams {
  std::vector<std::vector<std::byte>> packed;

  explicit Diagrams(int largest) {
    for (int cards = 2; cards <= largest; ++cards)
      for (int leader = 0; leader < kSeats; ++leader) {
        NullForest forest(cards, leader);
        for (const FineSplit& split : fine_splits(cards)) forest.grow(split);
        packed.push_back(NullDiagrams::packed(cards, leader, forest));
      }
  }
};

void null_diagrams_know_every_value_and_what_it_rests_on(const Diagrams& diagrams, int times) {
  Tables tables;
  for (const auto& bytes : diagrams.packed) tables.add_null(bytes);
  const auto search = search_of(Kind::null);
  std::mt19937 source(2);
  for (int round = 0; round < times; ++round) {
    Root root = random_root(source, Kind::null, 2 + round % 3);
    Proof proof;
    CHECK(tables.answer(*root.layout, root.hands, root.trick.leader, 1, proof));
    CHECK(proof.value == value_of(*search, root));
    // Two cards of a suit below all that the answer rests on change hands: nothing else changes.
    const CardSet matter = cards_that_matter(*root.layout, proof.ranks(), root.hands.left());
    for (int suit = 0; suit < kSuits; ++suit) {
      const CardSet free = root.layout->suit[suit] & ~matter, mine = free & root.hands.cards[0], theirs = free & root.hands.cards[1];
      if (!mine || !theirs) continue;
      const CardSet swapped = bit(lowest(mine)) | bit(lowest(theirs));
      root.hands.cards[0] ^= swapped;
      root.hands.cards[1] ^= swapped;
    }
    CHECK(proof.value == value_of(*search, root));
  }
}

void merged_diagrams_know_what_those_of_fine_splits_know(const Diagrams& diagrams, int times) {
  constexpr int kHand = 3;
  NullMerge merge(kHand);
  std::vector<NullDiagrams> leaders;
  for (const auto& bytes : diagrams.packed)
    if (NullDiagrams found(bytes); found.cards() == kHand) leaders.push_back(found);
  for (const NullDiagrams& each : leaders) merge.add(each);
  const auto splits = null_splits(kHand);
  const auto search = search_of(Kind::null);
  std::mt19937 source(7);
  for (int round = 0; round < times; ++round) {
    const Root root = random_root(source, Kind::null, kHand);
    const CardSet left = root.hands.left();
    std::array<CardSet, kSuits> suits;
    for (int suit = 0; suit < kSuits; ++suit) suits[suit] = left & root.layout->suit[suit];
    std::ranges::sort(suits, [](CardSet one, CardSet other) { return count(one) > count(other); });
    std::array<int, kSuits> split;
    Owners owners;
    for (int place = 0; place < kSuits; ++place) {
      split[place] = count(suits[place]);
      owners.declarer = owners.declarer << split[place] | extract_bits(root.hands.cards[0], suits[place]);
      owners.second = owners.second << split[place] | extract_bits(root.hands.cards[1], suits[place]);
    }
    const auto number = static_cast<std::size_t>(std::ranges::find(splits, split) - splits.begin());
    const std::size_t leader = static_cast<std::size_t>(root.trick.leader);
    const Walked found = walk(merge.nodes(), merge.roots()[leader * splits.size() + number], owners);
    CHECK(static_cast<int>(found.value) == value_of(*search, root));
  }
}

void the_states_of_all_fine_splits_are_all_states() {
  std::uint64_t states = 0;
  for (const FineSplit& split : fine_splits(2)) {
    std::uint64_t orders = 24;
    for (int place = 0, same = 0; place < kSuits; ++place) {
      same = place > 0 && split[place] == split[place - 1] ? same + 1 : 1;
      orders /= static_cast<std::uint64_t>(same);
    }
    std::uint64_t ways = orders * states_of(split);  // and which of the eight cards of each suit they are
    for (const SuitShares shares : split)
      for (int card = 0; card < cards_in(shares); ++card)
        ways = ways * static_cast<std::uint64_t>(8 - card) / static_cast<std::uint64_t>(card + 1);
    states += ways;
  }
  CHECK(states == 906'192ull * 90);  // 6 cards of 32, given to three players
}

void a_search_that_looks_up_finds_the_same(const Diagrams& diagrams, int times) {
  std::mt19937 source(3);
  for (const bool tells_ranks : {true, false}) {
    Tables tables(tells_ranks);
    for (const auto& bytes : diagrams.packed) tables.add_null(bytes);
    const auto plain = search_of(Kind::null), helped = search_of(Kind::null);
    helped->consult(&tables);
    for (int round = 0; round < times; ++round) {
      const Root root = random_root(source, Kind::null, 4 + round % 5);
      CHECK(value_of(*plain, root) == value_of(*helped, root));
    }
  }
  for (const Kind kind : {Kind::null, Kind::spades, Kind::grand})
    for (const int error : {0, 3}) {
      const Perfect perfect(1 << 3 | 1 << 5, error, error == 0);
      const auto plain = search_of(kind), helped = search_of(kind);
      helped->consult(&perfect);
      for (int at = 0; at < times / 4; ++at) {
        const Root root = random_root(source, kind, 4 + at % 4);
        CHECK(value_of(*plain, root) == value_of(*helped, root));
      }
    }
}

// Proposition 8.2.1, and what it is for.
void tentpoles_tell_the_value_of_every_valuation() {
  std::mt19937 source(4);
  for (int round = 0; round < 40; ++round) {
    const Kind kind = round % 2 ? Kind::grand : Kind::clubs;
    const std::vector<Split> splits = trump_splits(kind, 2 + round % 2);
    const Valuations all(kind, splits[source() % splits.size()]);
    if (all.size() > 3000) continue;
    const Root root = random_root(source, kind, 2 + round % 2);
    Owners owners;
    owners.declarer = extract_bits(root.hands.cards[0], root.hands.left());
    owners.second = extract_bits(root.hands.cards[1], root.hands.left());
    const auto search = search_of(kind), other = search_of(kind);
    RowValues row(kind, all, *search), truth(kind, all, *other);
    row.begin(owners, root.trick.leader);
    truth.begin(owners, root.trick.leader);
    const std::vector<Tentpole> poles = row.tentpoles();
    for (std::uint32_t at = 0; at < all.size(); ++at) {
      int low = -1000, high = 1000, below = 1000, above = -1000;
      for (const Tentpole& pole : poles) {
        const int away = distance(all.points(at), all.points(pole.valuation));
        low = std::max(low, pole.value - away);
        high = std::min(high, pole.value + away);
        if (pole.is_source) below = std::min(below, pole.value + away);
        if (pole.is_sink) above = std::max(above, pole.value - away);
      }
      CHECK(low == high && low == truth.value(at));
      CHECK(below == low && above == low);  // either half is enough
    }
    std::vector<int> values;
    for (std::uint32_t at = 0; at < all.size(); ++at) values.push_back(truth.value(at));
    CHECK(tentpoles_of(all, values) == poles);  // as they are found where all values are known
  }
}

void hard_edges_are_transitive(int times) {
  std::mt19937 source(5);
  int met = 0;
  const Kind kind = Kind::clubs;
  const Valuations all(kind, {3, 3, 0, 0, 0});
  const auto search = search_of(kind);
  RowValues row(kind, all, *search);
  for (int round = 0; round < times; ++round) {
    if (round % 20 == 0) {
      const Root root = random_root(source, kind, 2);
      row.begin({extract_bits(root.hands.cards[0], root.hands.left()), extract_bits(root.hands.cards[1], root.hands.left())},
                root.trick.leader);
    }
    std::array<std::uint32_t, 3> at;
    for (auto& each : at) each = static_cast<std::uint32_t>(source() % all.size());
    const auto is_edge = [&](int from, int to) {
      return row.value(at[to]) - row.value(at[from]) == distance(all.points(at[from]), all.points(at[to]));
    };
    if (at[0] == at[1] || at[1] == at[2] || !is_edge(0, 1) || !is_edge(1, 2)) continue;
    ++met;
    CHECK(is_edge(0, 2));
  }
  CHECK(met > times / 200);
}

void rows_know_every_value(int times) {
  std::mt19937 source(6);
  for (const Kind kind : {Kind::clubs, Kind::grand}) {
    Tables tables;
    std::vector<std::vector<std::byte>> packed;
    for (const Split& split : trump_splits(kind, 2)) {
      RowBook book(kind, 2, split);
      std::size_t times_met = 0;
      for (int leader = 0; leader < kSeats; ++leader) book.fill(leader);
      for (const RowBook::Row& row : book.rows()) times_met += row.times;
      CHECK(times_met == kSeats * ownerships_of(2) && book.rows().size() < times_met);
      packed.push_back(TrumpRows::packed(kind, 2, split, book));
    }
    for (const auto& bytes : packed) tables.add_trump(bytes);
    const auto search = search_of(kind), helped = search_of(kind);
    helped->consult(&tables);
    for (int round = 0; round < times; ++round) {
      const Root root = random_root(source, kind, 2);
      Proof proof;
      CHECK(tables.answer(*root.layout, root.hands, root.trick.leader, 1, proof));
      CHECK(proof.value == value_of(*search, root));
    }
  }
}

std::uint64_t choose(int from, int number) {
  std::uint64_t ways = 1;
  for (int at = 1; at <= number; ++at) ways = ways * static_cast<std::uint64_t>(from - number + at) / static_cast<std::uint64_t>(at);
  return ways;
}

void valuations_stand_for_all_sets_of_cards() {
  for (const Kind kind : {Kind::clubs, Kind::grand})
    for (const Split& split : trump_splits(kind, 3)) {
      const Valuations all(kind, split);
      std::uint64_t sets = 0, expected = choose(kind == Kind::grand ? 4 : 11, split[0]);
      for (std::size_t at = 0; at < all.size(); ++at) sets += static_cast<std::uint64_t>(all.frequency(at));
      for (int place = 1; place < layout_of(kind).suits; ++place) expected *= choose(7, split[place]);
      CHECK(sets == expected);
    }
}

// What is missed with 0, 1, 2, ... tentpoles where always the one goes whose loss costs least, each loss counted anew.
std::vector<double> plain_curve(const Valuations& all, std::vector<Tentpole> kept) {
  const auto missed = [&](const std::vector<Tentpole>& poles) {
    int sum = 0;
    for (std::size_t at = 0; at < all.size(); ++at) {
      int low = -1000, high = 1000;
      for (const Tentpole& pole : poles) {
        const int away = distance(all.points(at), all.points(pole.valuation));
        low = std::max(low, pole.value - away);
        high = std::min(high, pole.value + away);
      }
      if (low < high) sum += all.frequency(at);
    }
    return sum;
  };
  std::vector<double> curve = {static_cast<double>(missed(kept))};
  while (!kept.empty()) {
    std::size_t best = 0;
    int least = 1 << 30;
    for (std::size_t gone = 0; gone < kept.size(); ++gone) {
      std::vector<Tentpole> rest = kept;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(gone));
      if (const int cost = missed(rest); cost < least) least = cost, best = gone;
    }
    kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(best));
    curve.push_back(least);
  }
  std::ranges::reverse(curve);
  return curve;
}

void the_tentpole_that_is_missed_least_goes_first() {
  for (const Kind kind : {Kind::clubs, Kind::grand}) {
    const Split split = trump_splits(kind, 2)[9];
    RowBook book(kind, 2, split);
    book.fill(0);
    book.fill(1);
    book.fill(2);
    const std::vector<std::byte> bytes = TrumpRows::packed(kind, 2, split, book);
    const RowCuts cuts(TrumpRows(bytes), {false, true}), by_rows(TrumpRows(bytes), {true, true});
    CHECK(cuts.curves().size() == book.rows().size());
    for (std::size_t row = 0; row < book.rows().size(); ++row) {
      const std::vector<double>& curve = cuts.curves()[row];
      std::vector<double> plain = plain_curve(book.valuations(), book.rows()[row].tentpoles);
      CHECK(curve.size() <= plain.size() && curve.size() <= smaller_half(book.rows()[row].tentpoles) + 1);
      plain.resize(curve.size());
      plain.back() = 0;  // all that the smaller half tells
      CHECK(curve == plain);
      for (std::size_t kept = 0; kept < curve.size(); ++kept)
        CHECK(by_rows.curves()[row][kept] == curve[kept] * book.rows()[row].times);
    }
  }
}

// A row that lost tentpoles says less, and nothing that is wrong; the more they cost, the less it says.
void cut_rows_tell_no_other_value() {
  for (const Kind kind : {Kind::clubs, Kind::grand})
    for (const Split& split : trump_splits(kind, 2)) {
      RowBook book(kind, 2, split);
      for (int leader = 0; leader < kSeats; ++leader) book.fill(leader);
      const std::vector<std::byte> bytes = TrumpRows::packed(kind, 2, split, book);
      const TrumpRows whole(bytes);
      CHECK(whole.is_whole() && share_known(whole).of_valuations == 1);
      for (const Weights weights : {Weights{false, false}, {true, false}, {false, true}, {true, true}}) {
        const RowCuts cuts(whole, weights);
        CHECK(cuts.packed(0) == bytes);
        double known_before = 1;
        std::size_t entries_before = whole.entries();
        for (const double price : {2.0, 20.0, 1e9}) {
          const std::vector<std::byte> cut_bytes = cuts.packed(price);
          const TrumpRows cut(cut_bytes);
          const double known = share_known(cut).of_valuations;
          CHECK(cut.entries() <= entries_before && known <= known_before);
          entries_before = cut.entries();
          known_before = known;
          const Valuations& all = book.valuations();
          for (std::size_t row = 0; row < cut.starts().size(); row += 7)
            for (std::size_t at = 0; at < all.size(); ++at) {
              const Interval points = cut.read(cut.starts()[row], all.points(at), all.total(at));
              const int truth = whole.read(whole.starts()[row], all.points(at), all.total(at)).lower;
              CHECK(points.lower <= truth && truth <= points.upper);
            }
        }
        CHECK(entries_before == 0);
      }
    }
}

void rows_of_a_split_that_there_is_not_are_refused() {
  RowBook book(Kind::grand, 2, trump_splits(Kind::grand, 2)[0]);
  for (int leader = 0; leader < kSeats; ++leader) book.fill(leader);
  CHECK_THROWS(TrumpRows(TrumpRows::packed(Kind::grand, 2, {4, 7, 7, 7, 7}, book)));
}

void what_are_no_diagrams_is_refused(const Diagrams& diagrams) {
  std::vector<std::byte> bytes = diagrams.packed.back();
  CHECK_THROWS(NullDiagrams(std::span(bytes).first(8)));
  CHECK_THROWS(NullDiagrams(std::span(bytes).first(bytes.size() - 1)));
  bytes[bytes.size() - 2] = std::byte{0xFF};  // a branch to nowhere
  CHECK_THROWS(NullDiagrams(std::span<const std::byte>(bytes)));
}

}  // namespace

int main(int argc, char** argv) {
  const int times = argc > 1 ? std::atoi(argv[1]) : 4000;
  splits_and_valuations_are_as_many_as_published();
  cards_of_equal_worth_and_suits_of_one_length_stand_for_each_other(times / 100);
  const Diagrams diagrams(4);
  null_diagrams_know_every_value_and_what_it_rests_on(diagrams, times);
  merged_diagrams_know_what_those_of_fine_splits_know(diagrams, times / 4);
  the_states_of_all_fine_splits_are_all_states();
  a_search_that_looks_up_finds_the_same(diagrams, times / 10);
  tentpoles_tell_the_value_of_every_valuation();
  hard_edges_are_transitive(5 * times);
  rows_know_every_value(times / 2);
  valuations_stand_for_all_sets_of_cards();
  the_tentpole_that_is_missed_least_goes_first();
  cut_rows_tell_no_other_value();
  rows_of_a_split_that_there_is_not_are_refused();
  what_are_no_diagrams_is_refused(diagrams);
  return tests::summary();
}
