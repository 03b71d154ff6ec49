// Monte Carlo over worlds: which card does best on average.
//
// In every world each card has a value, which a judge tells; with the solver that of best play by both sides, were all
// cards open. A card is judged by its score, the mean over the worlds of what the value is worth to the side that plays
// it, and between equal scores by the mean value itself. Where there are several judges, a world is worth the mean of what
// they say of it, by their shares. Where cards are liked, each has a head start besides, the same in every world.
//
// Values are expensive, bounds are cheap, and most cards are soon seen to be worse. So the cards race. The worlds are gone
// through in rounds, each half as long as all before it together. In every round the cards are asked whether they win,
// and if that does not tell which is best, about schneider. After each of these questions those drop out that can hardly
// be best any more: that are behind the leader, world by world and with every open question answered in their favour, by
// three standard errors of what the worlds still to come may change; in the last round, that are behind at all. If one
// card is left, the race is over. Judges are asked one after the other, so that those who take longer need not be bothered
// with cards that the first sees far behind.
//
// Values are found only for cards whose scores are equal in the end, and only in the first forty worlds. Questions about
// schneider and values have few nodes in each world: a world too hard for that says little for its price. Where they do
// not suffice for all cards, they tell more of those asked first; so such a world counts only as won or lost, and its
// values do not count.
//
// Where six cards a hand or fewer are left the solver keeps its tables for some worlds in a row, which share many endings.
#pragma once

#include <mutex>
#include <optional>

#include "judging/crew.hpp"
#include "judging/jury.hpp"

namespace kiebitz {

struct Budget {
  double seconds = Limits{}.seconds;
  std::uint64_t nodes = 2'000'000;  // for each world, so that none holds up the others
  const Stop* stop = nullptr;
  bool (*interrupted)() = nullptr;  // asked now and then on the thread that calls
};

// What the worlds say about a card. Scores are unknown where the card was out of the race before, or the wins alone have
// decided it; values where the scores have.
struct CardEvidence {
  Card card = 0;           // of cards.hpp
  std::size_t worlds = 0;  // in so many, from the first on, it was judged
  double win_share = 0;    // of the side that plays it, by weight
  std::optional<double> score, error;  // the mean score and its standard error
  std::optional<double> value;         // the mean of the declarer's card points in all; in null of tricks survived
};

struct Evidence {
  Card best = 0;
  std::size_t worlds = 0;  // so many were judged before the race was decided or the time up
  bool is_full = false;    // whether those are known to be all there are
  std::vector<CardEvidence> cards;
};

class MonteCarlo {
 public:
  MonteCarlo(int threads, std::size_t table_bytes) : crew_(threads, table_bytes) {}

  // Worlds without weights count the same. At least one is judged, if need be only as far as the time goes. Nothing if
  // stopped or interrupted. Throws std::invalid_argument where there is nothing to decide: no world, no card, a null game
  // that is lost; and of worlds, weights or a goal that do not fit.
  std::optional<Evidence> judge(const Decision& decision, const std::vector<World>& worlds,
                                const std::vector<double>& weights, const Budget& budget = {},
                                const Jury& jury = {});

 private:
  std::timed_mutex busy_;  // several callers take turns
  Crew crew_;
};

}  // namespace kiebitz
