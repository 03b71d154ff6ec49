// What the value of a card in one world is worth to the side that plays it: winning first, then schneider.
#pragma once

#include <algorithm>

#include "seats/scoring.hpp"
#include "solver/solver.hpp"

namespace kiebitz {

enum class Scoring {
  wins,            // a world counts as won or lost (Kupferschmid & Helmert)
  wins_and_steps,  // schneider, reached or suffered, counts a little (Kermit)
  list_points,     // it counts what it is worth in the list, world by world
};

// What schneider is worth beside winning, to the declarer who reaches it and who suffers it.
struct Schneider {
  double won, lost;

  // About a twentieth of the difference between winning and losing; lost games count twice.
  static constexpr Schneider usual() { return {0.05, 0.1}; }

  // In the list, where a declarer's points count less those of a defender; the goal needs so many card points.
  static Schneider in_list(const Contract& contract, int tops, int bid, int needed) {
    const auto ahead = [&](int points) {
      const Result result = settle(contract, tops, bid, points, kTricks / 2);
      return result.declarer_points() - result.defender_points();
    };
    const int least_won = std::min(needed, kDeckPoints);
    const double stake = ahead(least_won) - ahead(kOutOfSchneiderPoints);
    if (!(stake > 0)) return usual();  // nothing wins an overbid game
    return {(ahead(std::max(needed, kSchneiderPoints)) - ahead(least_won)) / stake,
            (ahead(kOutOfSchneiderPoints) - ahead(kOutOfSchneiderPoints - 1)) / stake};
  }
};

// A winner gets 1 and a loser 0, before steps. Values are known by bounds; where a limit has left it open who wins, the
// middle between them decides.
class Payoff {
 public:
  struct Range {
    double low, high;
  };

  Payoff(Scoring scoring, Kind kind, int needed, bool for_declarer, const Schneider& worth = Schneider::usual())
      : steps_(scoring != Scoring::wins && kind != Kind::null),
        worth_(worth),
        needed_(needed),
        for_declarer_(for_declarer) {}

  bool counts_steps() const { return steps_; }

  static double middle(const Interval& value) { return 0.5 * (value.lower + value.upper); }

  bool knows_winner(const Interval& value) const { return value.answers(needed_); }

  // 1 if the side that plays the card wins, without steps.
  double win(const Interval& value) const { return declarer_wins(value) == for_declarer_ ? 1 : 0; }

  // The value that decides about schneider, given who wins.
  int step(const Interval& value) const {
    return declarer_wins(value) ? std::max(kSchneiderPoints, needed_) : kOutOfSchneiderPoints;
  }

  // The least and the most it may be.
  Range range(const Interval& value) const {
    const Range range = for_the_declarer(value);
    return for_declarer_ ? range : Range{1 - range.high, 1 - range.low};
  }

  // An unknown step counts as none.
  double so_far(const Interval& value) const {
    const Range known = range(value);
    return std::clamp(win(value), known.low, known.high);
  }

 private:
  bool declarer_wins(const Interval& value) const { return middle(value) >= needed_; }

  Range for_the_declarer(const Interval& value) const {
    const int border = step(value);
    if (!declarer_wins(value)) {
      const double step = steps_ ? worth_.lost : 0;
      return {value.lower < border ? -step : 0, value.upper < border ? -step : 0};
    }
    const double step = steps_ && needed_ < border ? worth_.won : 0;
    return {1 + (value.lower >= border ? step : 0), 1 + (value.upper >= border ? step : 0)};
  }

  bool steps_;
  Schneider worth_;
  int needed_;
  bool for_declarer_;
};

}  // namespace kiebitz
