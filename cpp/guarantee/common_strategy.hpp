// One strategy of the declarer that reaches a goal in each of several worlds: paranoid search over an explicit list of them
// (PARANOIDSEARCH of Furtak's thesis, Fig. 6.1).
//
// The declarer does not know in which of the worlds the game is. A defender plays any card that is legal in one of them, and
// only the worlds in which it is remain along that branch. A world that is left alone is an open hand.
//
// What is won with open cards in every world of a set need not be won by one strategy, but what is not is lost. So the
// declarer tries only cards after which each world is won with open cards. Along a branch that leaves one world no more is to
// be asked then: the world is won.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "guarantee/search.hpp"
#include "judging/goal.hpp"
#include "solver/solver.hpp"

namespace kiebitz {

class CommonStrategy {
 public:
  using Members = std::vector<std::uint16_t>;  // worlds by their number, in rising order

  // The worlds are positions of one game that look the same to the declarer, whoever's turn it is. Not for null games. Every
  // world has a solver of its own, with so much memory at most.
  CommonStrategy(std::vector<Position> worlds, const Goal& goal, std::size_t table_bytes = kDefaultTableBytes);

  // Whether one strategy reaches the goal in all of these worlds. Throws SearchStopped if the limits come first; nodes are
  // those of open hands too.
  bool holds(const Members& members, const Limits& limits);
  // The same if the declarer, whose turn it is, plays this card.
  bool holds_after(Card card, const Members& members, const Limits& limits);

  // The cards of the declarer, whose turn it is, that win a world with open cards.
  CardSet winning(std::size_t world, const Limits& limits);

  const Position& position(std::size_t world) const { return positions_[world]; }
  Solver& solver(std::size_t world) { return *solvers_[world]; }
  // Spent by the last question.
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::size_t kDefaultTableBytes = std::size_t{1} << 20;

  // Where the game stands, and in which worlds it may be.
  struct Key {
    std::uint64_t members = 0;  // the number of their set, or of one world
    CardSet own = 0;            // the declarer's cards
    std::array<CardSet, 2> played = {};  // by the defenders since the beginning
    std::uint32_t trick = 0;             // who leads it and what lies on the table
    std::int16_t points = 0, tricks = 0;

    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const;
  };
  class Played;

  void begin(const Limits& limits);
  void look();
  Limits limits_left() const;
  void spend(std::uint64_t nodes);

  bool is_won(const Members& members);
  bool declarer_chooses(const Members& members);
  bool defender_chooses(const Members& members);
  bool is_surely_won(const Members& members);
  CardSet winning_now(std::size_t world);
  bool is_won_open(std::size_t world);
  Key key_of(std::size_t world, std::uint64_t members) const;
  CardSet others_of(const Members& members) const;

  std::vector<Position> positions_;
  const Goal goal_;
  const std::vector<Position> first_;  // the positions at the beginning
  std::vector<std::unique_ptr<Solver>> solvers_;
  guarantee::Search search_;
  std::unordered_map<Key, bool, Hash> known_;
  std::unordered_map<Key, CardSet, Hash> winning_;  // with open cards, by world
  std::unordered_map<Key, Card, Hash> chosen_;      // what held here for other worlds

  Limits limits_;
  std::chrono::steady_clock::time_point begin_, next_question_;
  std::uint64_t nodes_ = 0;
};

}  // namespace kiebitz
