// What the declarer of an observation can guarantee: the question put to paranoid search, and to open hands before that.
//
// A game that is lost in one world with open cards cannot be guaranteed. Such worlds are found quickly if suits are dealt
// lopsidedly, so a few of them are looked at before a search that would take long to fail.
#pragma once

#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "guarantee/search.hpp"
#include "judging/goal.hpp"
#include "solver/solver.hpp"
#include "worlds/knowledge.hpp"

namespace kiebitz {

enum class Proven { holds, fails, open };

// The table as the declarer sees it.
struct DeclarersSight {
  // Throws std::invalid_argument for the observation of anybody else, and outside card play.
  explicit DeclarersSight(const Observation& observation);
  // A position in which the declarer sees its own cards and the skat alone; nobody has shown a void.
  explicit DeclarersSight(const Position& position);

  // The same as if the game began here: only the tricks still to come count.
  DeclarersSight of_the_rest() const;

  bool is_declarers_turn() const { return state.player() == 0 && !state.is_over(); }

  const Layout& layout;
  guarantee::State state;
  int points_lost = 0;  // in the defenders' tricks
  int tricks_lost = 0, tricks_won = 0;
  std::optional<Observation> seen;  // where worlds can be drawn
};

// May be used from several threads; one question is answered at a time.
class Guarantor {
 public:
  explicit Guarantor(std::size_t table_entries = kDefaultEntries) : search_(table_entries), solver_({}, kSolverBytes) {}

  // Whether the declarer reaches a goal, whatever the hidden cards are and however they are played; open if the limits come
  // first. Whoever asks again with more nodes need not have the worlds tried again.
  Proven ask(const DeclarersSight& sight, const Goal& goal, const Limits& limits, bool tries_worlds = true);

  // The same after each legal card of the declarer, whose turn it must be.
  std::vector<std::pair<Card, Proven>> ask_cards(const DeclarersSight& sight, const Goal& goal, const Limits& limits);

  // The card points that the declarer of a trump game can guarantee, at least and at most.
  Interval points(const DeclarersSight& sight, const Limits& limits);

  // States looked at for the last question, those of open hands left out.
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::size_t kDefaultEntries = std::size_t{1} << 18;
  static constexpr std::size_t kSolverBytes = std::size_t{1} << 22;

  // One question: so much may still be counted against the declarer.
  struct Task {
    const DeclarersSight& sight;
    const Goal& goal;
    int allowance;
  };

  void start();
  static Task task_of(const DeclarersSight& sight, const Goal& goal);
  Proven prove(const Task& task, std::optional<Card> card, const Limits& limits, bool tries_worlds = false);
  Proven search(const Task& task, std::optional<Card> card, const Limits& limits);
  bool is_lost_in_some_world(const Task& task, const Limits& limits);

  std::timed_mutex busy_;
  guarantee::Search search_;
  Solver solver_;
  std::uint64_t nodes_ = 0;
};

}  // namespace kiebitz
