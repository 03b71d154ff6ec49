// Everything that a seat can do in a game, in one list: docs/env.md states it, and the order never changes.
//
//   0 ..  31  a card: put away with the skat in hand, else played
//  32, 33, 34  pass, hold, pick up the skat
//  35 ..  97  say a number, from 18 up
//  98 .. 126  declare a contract: kind by kind plain, hand, schneider, schwarz, ouvert; null plain, hand, ouvert, both
#pragma once

#include <array>
#include <cstdint>

#include "base/contract.hpp"
#include "whole/bit_row.hpp"

namespace kiebitz {

using Action = int;

inline constexpr int kBids = 63;
inline constexpr int kContracts = 29;
inline constexpr Action kPass = kCards, kHold = kPass + 1, kPickUp = kHold + 1;
inline constexpr Action kFirstBid = kPickUp + 1;
inline constexpr Action kFirstContract = kFirstBid + kBids;
inline constexpr int kActions = kFirstContract + kContracts;

using ActionSet = BitRow<kActions>;

// All values that a game can have, rising.
inline constexpr std::array<std::int16_t, kBids> kBidValues = [] {
  std::array<std::int16_t, kBids> values{};
  std::size_t found = 0;
  for (int value = 1; value <= 264; ++value) {
    bool is_value = value == 23 || value == 35 || value == 46 || value == 59;
    for (int base = 9; base <= 12; ++base) is_value |= value % base == 0 && value / base >= 2 && value / base <= 18;
    is_value |= value % 24 == 0 && value / 24 >= 2 && value / 24 <= 11;
    if (is_value) values[found++] = static_cast<std::int16_t>(value);
  }
  return values;
}();

inline constexpr std::array<Contract, kContracts> kContractList = [] {
  std::array<Contract, kContracts> all{};
  std::size_t next = 0;
  for (int kind = 0; kind < kKinds - 1; ++kind)
    for (int level = 0; level < 5; ++level)
      all[next++] = {static_cast<Kind>(kind), level >= 1, level >= 2, level >= 3, level >= 4};
  for (const bool ouvert : {false, true})
    for (const bool hand : {false, true}) all[next++] = {Kind::null, hand, false, false, ouvert};
  return all;
}();

static_assert(kBidValues.front() == 18 && kBidValues.back() == 264);

constexpr bool is_card(Action action) { return action < kCards; }
constexpr bool is_bid(Action action) { return action >= kFirstBid && action < kFirstContract; }

// A bit for each contract that may be declared at a bid: only a null game may not be worth less.
constexpr std::uint64_t contracts_at(int bid, bool hand) {
  std::uint64_t allowed = 0;
  for (int number = 0; number < kContracts; ++number) {
    const Contract& contract = kContractList[static_cast<std::size_t>(number)];
    if (contract.hand != hand || (contract.kind == Kind::null && null_value(contract) < bid)) continue;
    allowed |= std::uint64_t{1} << number;
  }
  return allowed;
}

}  // namespace kiebitz
