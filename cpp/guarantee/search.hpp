// What the declarer can guarantee, whatever the hidden cards are and however the defenders play: paranoid search.
//
// The declarer chooses among its own cards; the defenders choose among all cards that they may hold, as if they could
// agree on their hands while they play. What is counted is what the defenders get, since that does not depend on a skat
// which nobody has seen: card points, or tricks where none may be lost; in null the declarer's own tricks. The question
// is always whether the declarer can hold it to an allowance.
//
// What holds for open hands need not hold here: the last trick has many cards, and a bound may not count on where a card
// lies. So nothing is shared with the solver but the layout.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/layout.hpp"
#include "guarantee/hidden.hpp"
#include "solver/limits.hpp"

namespace kiebitz::guarantee {

// What is counted against the declarer.
enum class Count { points, lost_tricks, own_tricks };

// Players are counted from the declarer: 0 is the declarer, 1 and 2 are the defenders in the order of play.
struct State {
  CardSet own = 0;  // the declarer's cards
  Hidden hidden;
  int leader = 0;
  int on_table = 0;
  std::array<Card, 2> trick = {};

  int player() const { return (leader + on_table) % kSeats; }
  bool is_over() const { return on_table == 0 && own == 0; }
};

// The cards that the declarer, whose turn it is, may play.
CardSet legal_cards(const Layout& layout, const State& state);

class Search {
 public:
  // Remembers so many states, a power of two. Without bounds everything is searched to the end; that is how they are tested.
  explicit Search(std::size_t table_entries = std::size_t{1} << 16, bool with_bounds = true);

  // Forgets everything proven so far.
  void clear();

  // For the questions that follow.
  void begin(const Layout& layout, Count count, const Limits& limits);

  // Whether no more than the allowance is counted against the declarer, from this state to the end. Throws SearchStopped
  // if the limits come first.
  bool holds(const State& state, int allowance);

  // The same if the declarer, whose turn it is, plays this card.
  bool holds_after(const State& state, Card card, int allowance);

  std::uint64_t nodes() const { return nodes_.nodes(); }

 private:
  // What is known of a state, whichever its cards are. Two states with the same key differ in what the defenders may hold
  // and in what the cards count. The more they may hold, and the more it counts, the better for them, so that a proof
  // serves other states too.
  struct Entry {
    static constexpr std::int8_t kNowhere = -1;
    std::uint64_t key = 0;            // which of the cards left are the declarer's, suit by suit, and who leads
    std::array<CardSet, 2> may = {};  // in the order of the key
    std::array<std::uint8_t, kCards> points = {};  // what each card counts
    std::int8_t least = 0, most = 0;  // what is counted against the declarer, at least and at most
    std::int8_t lead = kNowhere;      // the place of a card that the declarer has led with success
    std::uint16_t generation = 0;     // the same for all entries of one layout and count

    bool is_of_the_same_state(const Entry& other) const {
      return key == other.key && may == other.may && points == other.points;
    }
  };
  // A state as it is kept, and which card stands at which place.
  struct Form {
    Entry entry;
    std::array<std::int8_t, kCards> cards = {};
  };
  struct Candidate {
    Card card;
    int score;
  };
  struct Candidates;
  static constexpr Card kNoCard = -1;
  struct Trick;
  // To whom the trick under way goes, as far as that is certain.
  enum class Fate { declarers, defenders, open };

  // What is counted against the declarer: no more than this if it is within the allowance, else no less.
  int lead(const State& state, int allowance);
  int bound_within(const State& state, int allowance) const;
  int choose(const State& state, int allowance);
  // Tries a card first that may be good, and tells which one was.
  int declarer_chooses(const State& state, int allowance, Card& good);
  int defender_chooses(const State& state, int allowance);
  int after(const State& state, Card card, const Hidden& hidden, int allowance);

  template <typename Add>
  void add_best(CardSet run, Fate fate, Fate own, Add&& add) const;
  void add_defenders(const State& state, const Trick& trick, CardSet cards, const Hidden& hidden,
                     Candidates& candidates) const;
  Fate fate_of(const State& state, const Trick& trick, Card card, CardSet partners) const;

  Form form_of(const State& state) const;
  Entry* bucket_of(std::uint64_t key);
  static std::optional<int> answer_from(const Entry& known, const Entry& asked, int allowance);
  bool is_known(const Entry& entry) const { return entry.generation == generation_; }
  Entry& place_for(const Entry& entry);
  void store(const Entry& entry, int counted, int allowance);

  const bool with_bounds_;
  const Layout* layout_ = nullptr;
  Count count_ = Count::points;
  NodeCounter nodes_;
  std::vector<Entry> table_;
  std::uint16_t generation_ = 0;
  std::array<std::array<std::uint32_t, kCards>, kSeats> refutations_ = {};  // how often a card did it, by player
};

}  // namespace kiebitz::guarantee
