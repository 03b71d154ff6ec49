// The open-hand solver as the rest of the core and Python use it.
//
// Values are the declarer's card points in all: what the position says has been taken and what is still to come. In
// null they are the number of tricks, from the one under way on, that the declarer survives.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "base/position.hpp"
#include "solver/inquiry.hpp"
#include "solver/pruning.hpp"

namespace kiebitz {

struct Question {
  enum class What {
    value,
    at_least,             // whether the value is at least `points`
    cards,                // the value of every legal card
    cards_at_least,       // whether each of them reaches `points`
    line,                 // the value and a line of best play
    declarer_takes_all,   // how many tricks in a row a side can take; all of them if it is as many as are left
    defenders_take_all,
  };
  static constexpr int kNoGuess = -1;

  What what = What::value;
  int points = 0;
  int guess = kNoGuess;  // where to start looking for a value
  // For a value in suit games and grand: it may then be wrong, and its bounds are no proofs.
  std::shared_ptr<const Pruning> pruning = nullptr;
};

struct Answer {
  Interval value;
  std::vector<CardBounds> cards;  // in the cards of cards.hpp, like the line
  std::vector<Card> line;
  bool complete = true;  // false if the limits came first; all bounds hold nevertheless
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// May be used from several threads; one question is answered at a time.
class Solver {
 public:
  static constexpr std::size_t kDefaultTableBytes = std::size_t{64} << 20;

  // What a lookup knows beforehand is not searched.
  explicit Solver(const Techniques& techniques = {}, std::size_t table_bytes = kDefaultTableBytes,
                  std::shared_ptr<const Lookup> lookup = nullptr)
      : techniques_(techniques), table_bytes_(table_bytes), lookup_(std::move(lookup)) {}
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  // Throws std::invalid_argument where there is nothing to ask: a null game that the declarer has lost already.
  Answer answer(const Position& position, const Question& question, const Limits& limits = {});

  // Forgets everything proven so far.
  void clear();
  std::size_t table_entries();

 private:
  // Suit games have the same layout but for the names of the suits, so they share their tables.
  enum class Family { none, suit, grand, null };
  enum Goal { kValue, kLikelyValue, kDeclarerTakesAll, kDefendersTakeAll, kGoals };

  static Family family_of(Kind kind);
  static Goal goal_of(const Position& position, const Question& question);
  static Measure measure_of(const Position& position, Goal goal);
  Search& search_for(Family family, Goal goal, const Measure& measure, const std::shared_ptr<const Pruning>& pruning);
  void forget_other_worlds(const Hands& hands);
  static void work(const Root& root, const Question& question, Inquiry& inquiry, Answer& answer);

  const Techniques techniques_;
  const std::size_t table_bytes_;
  const std::shared_ptr<const Lookup> lookup_;
  std::timed_mutex busy_;
  Family family_ = Family::none;
  Hands deal_;  // who was seen to hold which cards since the tables were last emptied
  std::array<std::unique_ptr<Search>, kGoals> searches_;
  std::shared_ptr<const Pruning> pruning_;  // of the search for likely values
};

// The position as the searches want it.
Root root_of(const Position& position);

}  // namespace kiebitz
