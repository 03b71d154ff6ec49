// What the declarer of an observation can guarantee: the question put to paranoid search, and to open hands before that.
//
// A game that is lost in one world with open cards cannot be guaranteed. Such worlds are found quickly if suits are dealt
// lopsidedly, so a few of them are looked at before a search that would take long to fail.
#pragma once

#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "guarantee/search.hpp"
#include "players/goal.hpp"
#include "random.hpp"
#include "solver.hpp"
#include "worlds/knowledge.hpp"

namespace kiebitz {

enum class Proof { holds, fails, open };

// May be used from several threads; one question is answered at a time.
class Guarantor {
 public:
  explicit Guarantor(std::size_t table_entries = kDefaultEntries) : search_(table_entries), solver_({}, kSolverBytes) {}

  // Whether the declarer, whose observation this is, reaches a goal whatever the hidden cards are and however they are
  // played; open if the limits come first. Throws std::invalid_argument for anybody else, and outside card play.
  Proof ask(const Observation& seen, const Goal& goal, const Limits& limits);

  // The same after each legal card of the declarer, whose turn it must be.
  std::vector<std::pair<Card, Proof>> ask_cards(const Observation& seen, const Goal& goal, const Limits& limits);

  // The card points that the declarer of a trump game can guarantee, at least and at most.
  Interval points(const Observation& seen, const Limits& limits);

  // States looked at for the last question, those of open hands left out.
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::size_t kDefaultEntries = std::size_t{1} << 16;
  static constexpr std::size_t kSolverBytes = std::size_t{1} << 22;

  struct Task;

  void start();
  Proof prove(const Task& task, std::optional<Card> card, const Limits& limits);
  Proof search(const Task& task, std::optional<Card> card, const Limits& limits);
  bool is_lost_in_some_world(const Task& task, const Limits& limits);

  std::timed_mutex busy_;
  guarantee::Search search_;
  Solver solver_;
  std::uint64_t nodes_ = 0;
};

}  // namespace kiebitz
