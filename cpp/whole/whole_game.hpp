// A whole game as one state machine: auction, skat, putting away, declaration and card play, with all cards open to it.
//
// The Python rules are the truth and this follows them; here a state is a plain value of some hundred bytes, made for
// millions of games a minute. Claims, resignations and clocks belong to tables of people and are no part of it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "base/random.hpp"
#include "base/world.hpp"
#include "seats/scoring.hpp"
#include "whole/actions.hpp"
#include "whole/auction.hpp"

namespace kiebitz {

enum class Phase : std::int8_t { auction, skat, declare, play, over };
inline constexpr int kPhases = 5;

// What a game that is over is worth to the three seats.
enum class Reward {
  list,      // list points of Seeger and Fabian
  relative,  // the own list points less the mean of the others'; zero in sum
  value,     // the game value, twice and below zero when lost; nothing for defenders
  win,       // 1 or -1 for the declarer, and half of it with the other sign for each defender
};

class WholeGame {
 public:
  // All numbers said and held, three passes, skat and declaration, thirty cards.
  static constexpr int kLongest = 2 * kBids + kSeats + 4 + kPlays;

  // Ten cards for each seat and two in the skat.
  explicit WholeGame(const World& dealt);

  Phase phase() const { return phase_; }
  bool is_over() const { return phase_ == Phase::over; }
  int turn() const { return turn_; }  // nobody's when it is over
  int declarer() const { return auction_.declarer; }
  const Auction& auction() const { return auction_; }
  bool is_declared() const { return table_.declarer != kNobody; }
  bool picked_up() const { return picked_up_; }
  const World& dealt() const { return dealt_; }
  CardSet hand(int seat) const { return hands_[static_cast<std::size_t>(seat)]; }  // without what is put away
  CardSet put_away() const { return put_away_; }
  CardSet skat() const { return picked_up_ ? put_away_ : dealt_[kSkat]; }
  std::span<const std::uint8_t> history() const { return {history_.data(), length_}; }

  // What everybody has heard and seen, as an onlooker's observation, and what a seat knows.
  const Observation& table() const { return table_; }
  Observation seen_by(int seat) const;

  // What the seat in turn may do; nothing when the game is over.
  ActionSet legal() const;
  bool is_legal(Action action) const { return action >= 0 && action < kActions && legal()[action]; }
  // The action must be legal.
  void apply(Action action);

  // How a declared game has ended; it must be over.
  Result result() const;
  // What that is worth to each seat; nothing when all have passed.
  std::array<float, kSeats> returns(Reward reward) const;

  bool operator==(const WholeGame&) const = default;

 private:
  void call(Action action);
  void pick_up();
  void put_away(Card card);
  void declare(const Contract& contract);
  void play(Card card);
  void note(Action action) { history_[length_++] = static_cast<std::uint8_t>(action); }

  World dealt_;
  std::array<CardSet, kSeats> hands_;
  CardSet put_away_ = 0;
  Auction auction_;
  Observation table_;
  Phase phase_ = Phase::auction;
  std::int8_t turn_;
  bool picked_up_ = false;
  std::uint8_t length_ = 0;
  std::array<std::uint8_t, kLongest> history_ = {};
};

static_assert(std::is_trivially_copyable_v<WholeGame>);

// Cards shuffled and dealt.
World deal_cards(Random& random);

}  // namespace kiebitz
