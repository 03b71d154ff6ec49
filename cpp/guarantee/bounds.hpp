// The most that can be counted against the declarer, seen without search, at the start of a trick.
//
// Every bound is a plan that works against all hidden hands:
//
// - Trumps alone. Each hidden trump beats one of the declarer's at most; those left over win a trick each, whoever leads.
// - The run. Lead trumps until none is hidden, then all else from the top; what does not win then is lost.
// - The establishment. Lead trumps until none is hidden, then lose what hidden cards can beat, and ruff whenever the
//   defenders lead a suit that has run out: each hidden card of a suit beats one of the declarer's at most.
// - The entry. Without any trumps the defenders, on lead, can cash suits in which the declarer has no top card; it loses
//   losers, then the lowest cards of suits in which it keeps a top, and has the run when that is led.
//
// While trumps are drawn, each hidden one takes one winner at most: it beats a trump, or ruffs a winner that follows suit
// while the defenders lead. Let `above` of them be higher than those of the declarer's trumps that it draws with. These
// must be enough for every round, and one more for each time that the defenders are in, since a void hand has to ruff, be it
// overruffed; following suit it plays a top, if it has one, which gets the lead unless it is ruffed, and else a loser.
#pragma once

#include <algorithm>

#include "base/bits.hpp"
#include "guarantee/search.hpp"

namespace kiebitz::guarantee {

class Bounds {
 public:
  Bounds(const Layout& layout, const State& state)
      : layout_(layout), own_(state.own), hidden_(state.hidden), leads_(state.leader == 0) {}

  // The most card points that the defenders can still get, by the first plan that holds them to so many; else more.
  int points_within(int most) const {
    int points = 0;
    const auto holds = [&](const Plan& plan) { return (points = points_of(plan)) <= most; };
    return has_plan(holds) ? points : points_without_trump_tricks();
  }

  // The most tricks, likewise.
  int tricks_within(int most) const {
    int tricks = count(own_) - sure_trumps();
    if (tricks <= most) return tricks;
    const auto holds = [&](const Plan& plan) { return (tricks = plan.lost + plan.to_trumps) <= most; };
    return has_plan(holds) ? tricks : most + 1;
  }

  // Whether the declarer of a null game, not on lead, can stay under whatever is led: in every suit its lowest card is
  // under the lowest hidden one, the second under the second, and so on. Playing the highest lower card, and throwing
  // away the highest of a suit when void, keeps it so.
  bool stays_under() const {
    for (int suit = 0; suit < layout_.suits; ++suit)
      if (!stays_under(own_ & layout_.suit[suit], hidden_.all() & layout_.suit[suit])) return false;
    return true;
  }

 private:
  struct Plan {
    int lost = 0;        // tricks lost in side suits
    int own_points = 0;  // of the declarer's cards in all lost tricks
    int to_trumps = 0;   // tricks lost to hidden trumps
  };

  // Cards that win once no trump is hidden.
  struct Run {
    CardSet winners = 0;
    CardSet spare = 0;  // those that can be thrown away while each suit keeps a top card
    int cashable = 0;   // hidden cards of suits in which the declarer has no top card
  };

  // Whether some plan is good enough.
  template <typename IsEnough>
  bool has_plan(IsEnough&& is_enough) const {
    const Run run = run_from_the_top();
    const CardSet losers = own_ & ~run.winners;
    Plan plan{count(losers), layout_.points_of(losers)};
    const int thrown = std::max(0, run.cashable - plan.lost);
    const bool has_no_trumps = !((own_ | hidden_.all()) & layout_.trumps);
    if (!leads_ && has_no_trumps && thrown <= count(run.spare) &&
        is_enough(Plan{plan.lost + thrown, plan.own_points + cheapest(run.spare, thrown)}))
      return true;
    if (draws_trumps(0, plan) && is_enough(plan)) return true;
    Plan established = establishment();
    return draws_trumps(established.lost, established) && is_enough(established);
  }

  static bool stays_under(CardSet own, CardSet others) {
    for (; own && others; own &= own - 1, others &= others - 1)
      if (lowest(own) > lowest(others)) return false;
    return true;
  }

  // -- points ------------------------------------------------------------------------------------------------------------

  // Whatever the declarer's sure trumps do not win is lost, and the cheapest cards are put on these.
  int points_without_trump_tricks() const {
    const CardSet tops = own_ & layout_.trumps & above_highest(hidden_.all() & layout_.trumps);
    const int in_skat = count(hidden_.all()) - 2 * count(own_);
    return layout_.points_of(own_ & ~tops) + layout_.points_of(hidden_.all()) -
           cheapest(hidden_.all(), 2 * sure_trumps() + in_skat);
  }

  // In a trick lost to a trump that trump is one of the defenders' cards; else both are the dearest they have. Hidden trumps
  // that take nothing are drawn.
  int points_of(const Plan& plan) const {
    const CardSet trumps = hidden_.all() & layout_.trumps;
    const int most = plan.own_points + dearest(hidden_.all() & ~trumps, 2 * plan.lost + plan.to_trumps);
    return plan.to_trumps == 0 ? most : most + layout_.points_of(trumps);
  }

  // The points of the cheapest, and of the dearest, so many of some cards.
  int cheapest(CardSet cards, int number) const {
    int points = 0;
    const int all = count(cards);
    for (int step = 0; step < Layout::kPointSteps; ++step)
      points += Layout::kPointStep[step] * std::max(0, number - (all - count(cards & layout_.worth_at_least[step])));
    return points;
  }
  int dearest(CardSet cards, int number) const {
    int points = 0;
    for (int step = 0; step < Layout::kPointSteps; ++step)
      points += Layout::kPointStep[step] * std::min(number, count(cards & layout_.worth_at_least[step]));
    return points;
  }

  // -- trumps ------------------------------------------------------------------------------------------------------------

  int sure_trumps() const {
    const CardSet own = own_ & layout_.trumps;
    return count(own) - beaten(own, hidden_.all() & layout_.trumps);
  }

  // How many of one's own cards of a suit can be beaten, if each of the others beats one.
  static int beaten(CardSet own, CardSet others) {
    int number = 0, free = 0;
    for (CardSet rest = own | others; rest;) {
      const Card card = highest(rest);
      rest &= ~bit(card);
      if (others & bit(card)) {
        ++free;
      } else if (free > 0) {
        --free;
        ++number;
      }
    }
    return number;
  }

  // Whether all hidden trumps can be drawn by a declarer who loses the lead so many times after that. Adds to a plan what
  // is lost to them. On lead, the declarer first leads as many of its highest trumps as pays, each of which draws one at
  // least; the defenders keep their highest.
  bool draws_trumps(int later_losses, Plan& plan) const {
    CardSet own = own_ & layout_.trumps, theirs = hidden_.all() & layout_.trumps;
    const int all_rounds = rounds(layout_.trumps);
    const int tops = leads_ ? std::min(count(own & above_highest(theirs)), all_rounds) : 0;
    for (int led = tops; led >= 0; --led) {
      const CardSet kept = without_highest(own, led), left = without_lowest(theirs, led);
      if (draws(kept, left, all_rounds - led, later_losses, plan)) return true;
    }
    return false;
  }

  // The same without leading any first: if nothing is above the trumps it draws with, and it leads, nothing is lost; else
  // a trump of the declarer's choice where it leads one, and a winner to each of the others.
  bool draws(CardSet own, CardSet theirs, int rounds_left, int later_losses, Plan& plan) const {
    const int all = count(theirs), needed = rounds_left + later_losses + (leads_ ? 0 : 1);
    for (int above = 0; above <= all; ++above) {
      const CardSet drawing = own & above_highest(theirs);
      if (count(drawing) >= needed + above) {
        if (leads_ && above == 0) return true;
        plan.to_trumps = all;
        if (all > 0) plan.own_points += leads_ ? cheapest(drawing, 1) + dearest(own_, all - 1) : dearest(own_, all);
        return true;
      }
      if (theirs) theirs &= ~bit(highest(theirs));
    }
    return false;
  }

  static CardSet without_highest(CardSet cards, int number) {
    for (; number > 0; --number) cards &= ~bit(highest(cards));
    return cards;
  }
  static CardSet without_lowest(CardSet cards, int number) {
    for (; number > 0 && cards; --number) cards &= cards - 1;
    return cards;
  }

  // After how many leads of a suit no defender can have any of it left.
  int rounds(CardSet suit) const { return std::max(count(hidden_.may[0] & suit), count(hidden_.may[1] & suit)); }

  // -- side suits --------------------------------------------------------------------------------------------------------

  int side_suits() const { return layout_.suits - 1; }

  // All trumps, and each suit from the top; where its hidden cards are exhausted the low ones win too.
  Run run_from_the_top() const {
    Run run;
    run.winners = own_ & layout_.trumps;
    for (int suit = 0; suit < side_suits(); ++suit) {
      const CardSet own = own_ & layout_.suit[suit], theirs = hidden_.all() & layout_.suit[suit];
      const CardSet tops = own & above_highest(theirs);
      const CardSet winning = count(tops) >= rounds(layout_.suit[suit]) ? own : tops;
      run.winners |= winning;
      if (winning) run.spare |= winning & ~bit(highest(winning));
      if (!tops) run.cashable += count(theirs);
    }
    return run;
  }

  Plan establishment() const {
    Plan plan;
    for (int suit = 0; suit < side_suits(); ++suit) {
      const CardSet own = own_ & layout_.suit[suit], theirs = hidden_.all() & layout_.suit[suit];
      const int lost = beaten(own, theirs);
      plan.lost += lost;
      plan.own_points += dearest(own & ~above_highest(theirs), lost);
    }
    return plan;
  }

  const Layout& layout_;
  const CardSet own_;
  const Hidden& hidden_;
  const bool leads_;
};

}  // namespace kiebitz::guarantee
