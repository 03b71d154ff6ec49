// What comes in from Python as plain numbers, checked.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>

#include "base/contract.hpp"
#include "solver/limits.hpp"
#include "worlds/checks.hpp"

namespace kiebitz {

// What takes memory or threads has an end, far beyond what helps: beyond it stand slips, such as a seed in place of a
// number of worlds. Python states the first two in its grammar of players.
inline constexpr std::size_t kMostWorlds = 100'000;  // of a decision; inference draws a hundred times as many
inline constexpr int kMostThreads = 1024;
inline constexpr std::size_t kMostListed = 1'000'000;                // worlds in one list
inline constexpr std::size_t kMostTableBytes = std::size_t{1} << 44;  // more than any machine has

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

template <typename Number>
Number checked_number(Number number, Number least, Number most, const char* what) {
  if (number < least || number > most)
    throw std::invalid_argument("the number of " + std::string(what) + " is from " + std::to_string(least) + " to " +
                                std::to_string(most) + ", not " + std::to_string(number));
  return number;
}

inline std::size_t checked_worlds(std::size_t worlds, std::size_t least = 1) {
  return checked_number(worlds, least, kMostWorlds, "worlds");
}

inline std::size_t checked_list(std::size_t worlds) {
  return checked_number<std::size_t>(worlds, 0, kMostListed, "worlds in a list");
}

inline int checked_threads(int threads) { return checked_number(threads, 1, kMostThreads, "threads"); }

inline std::size_t checked_table(std::size_t bytes) {
  return checked_number<std::size_t>(bytes, 0, kMostTableBytes, "bytes of a table");
}

inline Card checked_card(Card card) {
  if (card < 0 || card >= kCards) throw std::invalid_argument("a card is a number from 0 to 31");
  return card;
}

inline int checked_bid(int bid) {
  if (bid < 0 || bid > Limit::kEndless) throw std::invalid_argument("a bid is a number from 0 to 1000");
  return bid;
}

// Endless where no limit is given, and where none is that anybody would live to see.
inline double checked_seconds(std::optional<double> seconds) {
  constexpr double kMost = 1e9;
  if (!seconds || *seconds > kMost) return Limits{}.seconds;
  if (!(*seconds >= 0)) throw std::invalid_argument("a limit of time is 0 seconds or more");
  return *seconds;
}

// Python lets None pass where lists and pairs have pointers.
template <typename Pointer>
void check_somebody(const Pointer& pointer, const char* fault) {
  if (pointer == nullptr) throw std::invalid_argument(fault);
}

}  // namespace kiebitz
