// What comes in from Python as plain numbers, checked.
#pragma once

#include <stdexcept>
#include <tuple>

#include "base/contract.hpp"

namespace kiebitz {

// Kind, hand, schneider, schwarz, ouvert.
using ContractFlags = std::tuple<int, bool, bool, bool, bool>;

inline Kind checked_kind(int kind) {
  if (kind < 0 || kind >= kKinds) throw std::invalid_argument("a kind of game is a number from 0 to 5");
  return static_cast<Kind>(kind);
}

inline int checked_seat(int seat) {
  if (seat < 0 || seat >= kSeats) throw std::invalid_argument("a seat is a number from 0 to 2");
  return seat;
}

inline ContractFlags flags_of(const Contract& contract) {
  return {static_cast<int>(contract.kind), contract.hand, contract.schneider, contract.schwarz, contract.ouvert};
}

inline Contract checked_contract(const ContractFlags& flags) {
  const auto [kind, hand, schneider, schwarz, ouvert] = flags;
  return {checked_kind(kind), hand, schneider, schwarz, ouvert};
}

}  // namespace kiebitz
