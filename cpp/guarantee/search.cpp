#include "guarantee/search.hpp"

#include <algorithm>

#include "guarantee/bounds.hpp"

namespace kiebitz::guarantee {
namespace {

constexpr int kFirst = 10'000;  // the score of a candidate to be tried first
constexpr int kMost = 127;      // more than can be counted
constexpr int kBucket = 16;     // places for what is known of the same cards

// Whether somebody who may hold the first has all the choices of somebody who may hold the second.
bool includes(const std::array<CardSet, 2>& more, const std::array<CardSet, 2>& less) {
  return !(less[0] & ~more[0]) && !(less[1] & ~more[1]);
}

// By how much cards count more than others in the same places.
int excess(const std::array<std::uint8_t, kCards>& more, const std::array<std::uint8_t, kCards>& less) {
  int sum = 0;
  for (std::size_t place = 0; place < more.size(); ++place)
    sum += more[place] > less[place] ? more[place] - less[place] : 0;
  return sum;
}

std::uint64_t mixed(std::uint64_t word) {
  word = (word ^ word >> 32) * 0xd6e8feb86659fd93u;
  return word ^ word >> 32;
}

}  // namespace

struct Search::Candidates {
  std::array<Candidate, kCards> list;
  std::size_t number = 0;

  void add(Card card, int score) { list[number++] = {card, score}; }
  const Candidate* begin() const { return list.data(); }
  const Candidate* end() const { return list.data() + number; }

  // The best first; of equal ones the one added first.
  void sort() {
    for (std::size_t last = 1; last < number; ++last)
      for (std::size_t place = last; place > 0 && list[place].score > list[place - 1].score; --place)
        std::swap(list[place], list[place - 1]);
  }
};

Search::Search(std::size_t table_entries, bool with_bounds) : with_bounds_(with_bounds), table_(table_entries) {}

void Search::clear() {
  if (++generation_ != 0) return;
  std::fill(table_.begin(), table_.end(), Entry{});
  generation_ = 1;
}

void Search::begin(const Layout& layout, Count count, const Limits& limits) {
  if (layout_ != &layout || count_ != count) clear();
  layout_ = &layout;
  count_ = count;
  refutations_ = {};
  nodes_.start(limits);
}

bool Search::holds(const State& state, int allowance) {
  if (allowance < 0) return false;
  return (state.on_table == 0 ? lead(state, allowance) : choose(state, allowance)) <= allowance;
}

bool Search::holds_after(const State& state, Card card, int allowance) {
  return allowance >= 0 && after(state, card, state.hidden, allowance) <= allowance;
}

// -- the start of a trick ----------------------------------------------------------------------------------------------

int Search::lead(const State& state, int allowance) {
  if (state.own == 0) return 0;
  nodes_.count();
  if (with_bounds_)
    if (const int bound = bound_within(state, allowance); bound <= allowance) return bound;

  Form form = form_of(state);
  Card good = kNoCard;
  const Entry* bucket = bucket_of(form.entry.key);
  for (int place = 0; place < kBucket; ++place) {
    const Entry& known = bucket[place];
    if (!is_known(known) || known.key != form.entry.key) continue;
    if (const std::optional<int> answer = answer_from(known, form.entry, allowance)) return *answer;
    if (known.lead != Entry::kNowhere) good = form.cards[static_cast<std::size_t>(known.lead)];
  }
  const int counted =
      state.leader == 0 ? declarer_chooses(state, allowance, good) : defender_chooses(state, allowance);
  if (state.leader == 0 && counted <= allowance) {
    const auto place = std::find(form.cards.begin(), form.cards.end(), static_cast<std::int8_t>(good));
    form.entry.lead = static_cast<std::int8_t>(place - form.cards.begin());
  }
  store(form.entry, counted, allowance);
  return counted;
}

// What is known of one state says about another one with the same key.
std::optional<int> Search::answer_from(const Entry& known, const Entry& asked, int allowance) {
  if (known.most <= allowance && includes(known.may, asked.may)) {
    const int most = known.most + excess(asked.points, known.points);
    if (most <= allowance) return most;
  }
  if (known.least > allowance && includes(asked.may, known.may)) {
    const int least = known.least - excess(known.points, asked.points);
    if (least > allowance) return least;
  }
  return std::nullopt;
}

int Search::bound_within(const State& state, int allowance) const {
  const Bounds bounds(*layout_, state);
  switch (count_) {
    case Count::points: return bounds.points_within(allowance);
    case Count::lost_tricks: return bounds.tricks_within(allowance);
    case Count::own_tricks: return state.leader != 0 && bounds.stays_under() ? 0 : allowance + 1;
  }
  return allowance + 1;
}

int Search::choose(const State& state, int allowance) {
  Card unknown = kNoCard;
  return state.player() == 0 ? declarer_chooses(state, allowance, unknown) : defender_chooses(state, allowance);
}

// -- cards ---------------------------------------------------------------------------------------------------------------

// The cards of one trick so far.
struct Search::Trick {
  Trick(const Layout& layout, const State& state) {
    for (int place = 0; place < state.on_table; ++place) {
      const Card card = state.trick[static_cast<std::size_t>(place)];
      cards |= bit(card);
      if (place == 0) follow = layout.follow[card];
      if (place > 0 && !layout.beats(card, best)) continue;
      best = card;
      winner = (state.leader + place) % kSeats;
    }
  }

  // Whether a card of this player would win the trick as it is.
  bool is_won_by(const Layout& layout, Card card) const { return cards == 0 || layout.beats(card, best); }

  CardSet cards = 0;
  CardSet follow = 0;  // the suit that must be played by who has it; none at the start
  Card best = 0;       // the card that is winning, and who played it; nobody at the start
  int winner = 0;
};

namespace {

// Those of some cards that may be played. Without a branch, which GCC 12 compiles wrongly here (-ftree-vrp).
CardSet legal_of(CardSet cards, CardSet follow) {
  const CardSet following = cards & follow;
  return following | only_if(following == 0, cards);
}

// Whether a player's card is still to come in the trick under way, after that of the player in turn.
bool follows(const State& state, int player) { return (player + kSeats - state.leader) % kSeats > state.on_table; }

// Goes through the runs among some cards: neighbours with nothing else left between them, for which it makes no difference
// in rank which of them is played.
template <typename Visit>
void for_runs(const Layout& layout, CardSet cards, CardSet others, Visit&& visit) {
  for (int suit = 0; suit < layout.suits; ++suit) {
    CardSet rest = cards & layout.suit[suit];
    const CardSet barriers = others & layout.suit[suit];
    while (rest) {
      const CardSet above = barriers & above_highest(rest & (0 - rest));
      const CardSet run = above ? rest & below_lowest(above) : rest;
      visit(run);
      rest &= ~run;
    }
  }
}

// One card of each worth; where all count the same, one.
template <typename Add>
void add_each_worth(const Layout& layout, CardSet run, Add&& add) {
  unsigned seen = 0;
  for (CardSet rest = run; rest; rest &= rest - 1) {
    const int points = layout.points[lowest(rest)];
    if (!(seen >> points & 1)) add(lowest(rest));
    seen |= 1u << points;
  }
}

Card dearest_of(const Layout& layout, CardSet run) {
  Card dearest = lowest(run);
  for (CardSet rest = run; rest; rest &= rest - 1)
    if (layout.points[lowest(rest)] > layout.points[dearest]) dearest = lowest(rest);
  return dearest;
}

Card cheapest_of(const Layout& layout, CardSet run) {
  Card cheapest = lowest(run);
  for (CardSet rest = run; rest; rest &= rest - 1)
    if (layout.points[lowest(rest)] < layout.points[cheapest]) cheapest = lowest(rest);
  return cheapest;
}

}  // namespace

CardSet legal_cards(const Layout& layout, const State& state) {
  return legal_of(state.own, state.on_table > 0 ? layout.follow[state.trick[0]] : 0);
}

// Of a run, the cards that can be best for the side that plays: in its own trick the dearest, in the other's the cheapest,
// where that is open one of each worth.
template <typename Add>
void Search::add_best(CardSet run, Fate fate, Fate own, Add&& add) const {
  if (count_ != Count::points)
    add(lowest(run));
  else if (fate == Fate::open)
    add_each_worth(*layout_, run, add);
  else
    add(fate == own ? dearest_of(*layout_, run) : cheapest_of(*layout_, run));
}

int Search::declarer_chooses(const State& state, int allowance, Card& good) {
  const Trick trick(*layout_, state);
  const CardSet legal = legal_of(state.own, trick.follow);
  CardSet to_come = 0;  // what defenders who play after this may hold
  for (std::size_t who = 0; who < 2; ++who)
    if (follows(state, static_cast<int>(who) + 1)) to_come |= state.hidden.may[who];
  Candidates candidates;
  for_runs(*layout_, legal, (state.hidden.all() | trick.cards) & ~legal, [&](CardSet run) {
    const bool wins = trick.is_won_by(*layout_, lowest(run));
    const bool can_be_beaten = layout_->beaters[lowest(run)] & to_come;
    const Fate fate = !wins ? Fate::defenders : can_be_beaten ? Fate::open : Fate::declarers;
    add_best(run, fate, Fate::declarers, [&](Card card) {
      if (card == good) return candidates.add(card, kFirst);
      const int points = layout_->points[card];
      const bool leads_trump = trick.cards == 0 && layout_->trumps & bit(card);
      switch (fate) {
        case Fate::declarers: return candidates.add(card, 1000 + 10 * points + (leads_trump ? 500 : 0));
        case Fate::open: return candidates.add(card, leads_trump ? 100 + card : 5 * points);
        case Fate::defenders: return candidates.add(card, -10 * points);
      }
    });
  });
  candidates.sort();
  int least = kMost;
  for (const auto& [card, score] : candidates) {
    const int counted = after(state, card, state.hidden, allowance);
    least = std::min(least, counted);
    if (counted > allowance) continue;
    good = card;
    break;
  }
  return least;
}

// To whom a trick goes after a card of a defender.
Search::Fate Search::fate_of(const State& state, const Trick& trick, Card card, CardSet partners) const {
  const bool wins = trick.is_won_by(*layout_, card);
  const Card best = wins ? card : trick.best;
  if (follows(state, 0)) {
    const CardSet answers = legal_of(state.own, trick.cards == 0 ? layout_->follow[card] : trick.follow);
    return answers & layout_->beaters[best] ? Fate::open : Fate::defenders;
  }
  if (wins || trick.winner != 0) return Fate::defenders;
  const bool partner_can_win = state.on_table < 2 && partners & layout_->beaters[best];
  return partner_can_win ? Fate::open : Fate::declarers;
}

void Search::add_defenders(const State& state, const Trick& trick, CardSet cards, const Hidden& hidden,
                           Candidates& candidates) const {
  const int player = state.player();
  const CardSet mine = hidden.may[static_cast<std::size_t>(player - 1)];
  const CardSet partners = hidden.may[static_cast<std::size_t>(2 - player)];
  const bool partner_follows = follows(state, kSeats - player);
  for (const CardSet held : {mine & ~partners, mine & partners}) {
    const CardSet others = (state.own | trick.cards | mine | partners) & ~held;
    for_runs(*layout_, cards & held, others, [&](CardSet run) {
      const Fate fate = fate_of(state, trick, lowest(run), partners);
      const bool wins = trick.is_won_by(*layout_, lowest(run));
      const auto add = [&](Card card) {
        const int points = layout_->points[card];
        const int refuted = static_cast<int>(refutations_[static_cast<std::size_t>(player)][static_cast<std::size_t>(card)]);
        switch (fate) {
          case Fate::defenders: return candidates.add(card, refuted + 1000 + 20 * points);
          case Fate::open: return candidates.add(card, refuted + (wins ? 200 : 0));
          case Fate::declarers: return candidates.add(card, refuted - 20 * points);
        }
      };
      // The partner may hold the rest of the run: then it matters which of them are above the card and which below.
      if (run & partners && wins && partner_follows)
        for (CardSet rest = run; rest; rest &= rest - 1) add(lowest(rest));
      else
        add_best(run, fate, Fate::defenders, add);
    });
  }
}

int Search::defender_chooses(const State& state, int allowance) {
  const int player = state.player(), who = player - 1;
  const Trick trick(*layout_, state);
  const CardSet following = trick.cards == 0 ? ~CardSet{0} : trick.follow;
  Candidates candidates;
  add_defenders(state, trick, following, state.hidden, candidates);
  Hidden lacking = state.hidden.lacking(who, trick.follow);
  if (trick.cards != 0 && lacking.is_possible()) {
    lacking.settle();
    add_defenders(state, trick, ~trick.follow, lacking, candidates);
  }
  candidates.sort();
  int most = 0;
  for (const auto& [card, score] : candidates) {
    Hidden hidden = following & bit(card) ? state.hidden : lacking;
    hidden.play(who, card);
    most = std::max(most, after(state, card, hidden, allowance));
    if (most <= allowance) continue;
    refutations_[static_cast<std::size_t>(player)][static_cast<std::size_t>(card)] += 4;
    break;
  }
  return most;
}

int Search::after(const State& state, Card card, const Hidden& hidden, int allowance) {
  State next = state;
  next.hidden = hidden;
  next.own &= ~bit(card);
  if (state.on_table < 2) {
    next.trick[static_cast<std::size_t>(next.on_table++)] = card;
    return choose(next, allowance);
  }
  const Trick trick(*layout_, state);
  const int winner = layout_->beats(card, trick.best) ? state.player() : trick.winner;
  int counted = 0;
  switch (count_) {
    case Count::points:
      if (winner != 0)
        counted = layout_->points[card] + layout_->points[state.trick[0]] + layout_->points[state.trick[1]];
      break;
    case Count::lost_tricks: counted = winner != 0; break;
    case Count::own_tricks: counted = winner == 0; break;
  }
  if (counted > allowance) return counted;
  next.leader = winner;
  next.on_table = 0;
  return counted + lead(next, allowance - counted);
}

// -- what is known ---------------------------------------------------------------------------------------------------------

// Only the order of the cards left matters and what they count, and side suits can change places.
Search::Form Search::form_of(const State& state) const {
  struct Suit {
    std::uint32_t owners = 0;
    std::array<CardSet, 2> may = {};
    CardSet left = 0;
    auto operator<=>(const Suit&) const = default;
  };
  std::array<Suit, Layout::kMaxSuits> suits = {};
  const CardSet all = state.own | state.hidden.all();
  for (int number = 0; number < layout_->suits; ++number) {
    Suit& suit = suits[static_cast<std::size_t>(number)];
    suit.left = all & layout_->suit[number];
    suit.owners = extract_bits(state.own, suit.left) | CardSet{1} << kiebitz::count(suit.left);
    for (std::size_t who = 0; who < 2; ++who) suit.may[who] = extract_bits(state.hidden.may[who], suit.left);
  }
  const std::size_t side_suits = static_cast<std::size_t>(layout_->suits - (layout_->trumps != 0));
  for (std::size_t end = 1; end < side_suits; ++end)
    for (std::size_t place = end; place > 0 && suits[place] < suits[place - 1]; --place)
      std::swap(suits[place], suits[place - 1]);
  Form form;
  Entry& entry = form.entry;
  int shift = 0;
  entry.key = static_cast<std::uint64_t>(state.leader);
  for (int number = 0; number < layout_->suits; ++number) {
    const Suit& suit = suits[static_cast<std::size_t>(number)];
    entry.key = entry.key << 12 | suit.owners;  // a suit has eleven cards at most
    for (std::size_t who = 0; who < 2; ++who) entry.may[who] |= suit.may[who] << shift;
    for (CardSet rest = suit.left; rest; rest &= rest - 1) {
      const int points = count_ == Count::points ? layout_->points[lowest(rest)] : 0;
      form.cards[static_cast<std::size_t>(shift)] = static_cast<std::int8_t>(lowest(rest));
      entry.points[static_cast<std::size_t>(shift++)] = static_cast<std::uint8_t>(points);
    }
  }
  return form;
}

Search::Entry* Search::bucket_of(std::uint64_t key) {
  const auto hash = static_cast<std::size_t>(mixed(key * 0x9e3779b97f4a7c15u));
  return &table_[hash & (table_.size() - 1) & ~std::size_t{kBucket - 1}];
}

void Search::store(const Entry& entry, int counted, int allowance) {
  Entry& place = place_for(entry);
  if (!is_known(place) || !place.is_of_the_same_state(entry)) {
    place = entry;
    place.least = 0;
    place.most = kMost;
    place.generation = generation_;
  }
  if (entry.lead != Entry::kNowhere) place.lead = entry.lead;
  if (counted <= allowance)
    place.most = static_cast<std::int8_t>(std::min<int>(place.most, counted));
  else
    place.least = static_cast<std::int8_t>(std::max<int>(place.least, counted));
}

// That of the same state, else a free one, else any.
Search::Entry& Search::place_for(const Entry& entry) {
  Entry* bucket = bucket_of(entry.key);
  Entry* place = &bucket[nodes_.nodes() & (kBucket - 1)];
  for (int number = 0; number < kBucket; ++number) {
    if (!is_known(bucket[number]))
      place = &bucket[number];
    else if (bucket[number].is_of_the_same_state(entry))
      return bucket[number];
  }
  return *place;
}

}  // namespace kiebitz::guarantee
