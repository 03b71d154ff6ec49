// From answers to "at least so much?" to a value: zero-window questions that close in on it (MTD).
#pragma once

#include <algorithm>
#include <stdexcept>

namespace kiebitz {

// What has been proven of a value.
struct Interval {
  int lower, upper;

  bool is_exact() const { return lower == upper; }
  bool answers(int need) const { return lower >= need || upper < need; }
  Interval shifted(int by) const { return {lower + by, upper + by}; }
  void meet(const Interval& other) {
    lower = std::max(lower, other.lower);
    upper = std::min(upper, other.upper);
  }
};

// How far the next question goes beyond the bound just proven.
struct Steps {
  int up, down;
};

// `ask(need)` returns a bound: at least `need`, then a lower one, or less, then an upper one. The interval holds what
// has been proven at any time, so that it is not lost when `ask` throws.
template <typename Ask>
void ask_once(Interval& value, int need, Ask&& ask) {
  if (value.answers(need)) return;
  const int bound = ask(need);
  if (bound >= need)
    value.lower = std::max(value.lower, bound);
  else
    value.upper = std::min(value.upper, bound);
  if (value.lower > value.upper) throw std::logic_error("the search contradicts itself");  // rather than never end
}

template <typename Ask>
void close_in(Interval& value, int guess, Steps steps, Ask&& ask) {
  while (!value.is_exact()) {
    const int need = std::clamp(guess, value.lower + 1, value.upper);
    ask_once(value, need, ask);
    guess = value.lower >= need ? value.lower + steps.up : value.upper - steps.down;
  }
}

}  // namespace kiebitz
