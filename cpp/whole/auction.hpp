// The auction: middlehand bids to forehand, rearhand to whoever is left; the listener holds or passes.
#pragma once

#include <array>
#include <cstdint>

#include "seats/observation.hpp"
#include "whole/actions.hpp"

namespace kiebitz {

struct Auction {
  std::array<std::uint64_t, kSeats> named = {};  // by each seat, the numbers it has said or held, a bit each
  std::array<Limit, kSeats> limits = {};
  std::int8_t number = -1;            // the place of the highest bid in the list of values, before the first -1
  std::int8_t bidder = 1;             // who says numbers
  std::int8_t listener = 0;           // who holds or passes; nobody when forehand alone may still bid
  std::int8_t turn = 1;               // nobody when it is over
  std::int8_t declarer = kNobody;     // who has won it
  std::uint8_t passed = 0;            // a bit for each seat

  int bid() const { return number < 0 ? 0 : kBidValues[static_cast<std::size_t>(number)]; }
  bool is_over() const { return turn == kNobody; }
  // Whether the seat in turn answers a number rather than says one.
  bool is_asked() const { return !is_over() && turn == listener; }

  // The numbers that may be said now, a bit each.
  std::uint64_t legal_bids() const {
    return is_over() || is_asked() ? 0 : ((std::uint64_t{1} << kBids) - 1) & ~((std::uint64_t{1} << (number + 1)) - 1);
  }

  // The seat in turn says a number, by its place; holds; or passes. It must be legal.
  void say(int place);
  void hold();
  void pass();

  bool operator==(const Auction&) const = default;

 private:
  void name_number();
};

inline void Auction::name_number() {
  named[static_cast<std::size_t>(turn)] |= std::uint64_t{1} << number;
  limits[static_cast<std::size_t>(turn)].low = static_cast<std::int16_t>(bid());
}

inline void Auction::say(int place) {
  number = static_cast<std::int8_t>(place);
  name_number();
  if (listener == kNobody) declarer = bidder;
  turn = listener;
}

inline void Auction::hold() {
  name_number();
  turn = bidder;
}

inline void Auction::pass() {
  const int refused = is_asked() ? number : number + 1;
  limits[static_cast<std::size_t>(turn)].high =
      refused < kBids ? kBidValues[static_cast<std::size_t>(refused)] : Limit::kEndless;
  passed = static_cast<std::uint8_t>(passed | 1 << turn);
  const std::int8_t survivor = is_asked() ? bidder : listener;
  constexpr std::int8_t kForehand = 0, kMiddlehand = 1, kRearhand = 2;
  if (listener == kNobody) {
    turn = kNobody;
  } else if (bidder == kMiddlehand) {
    bidder = turn = kRearhand;
    listener = survivor;
  } else if (number >= 0) {
    turn = kNobody;
    declarer = survivor;
  } else {
    bidder = turn = kForehand;
    listener = kNobody;
  }
}

}  // namespace kiebitz
