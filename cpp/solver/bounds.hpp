// Static analysis: what a side is sure of without search, at the start of a trick.
//
// Each function returns card points and the lowest cards whose rank it relied on. A side that leads plays from the top: only
// cards that surely win. What the others put in is the least valuable they could manage.
#pragma once

#include <algorithm>

#include "base/bits.hpp"
#include "solver/hands.hpp"
#include "solver/proof.hpp"
#include "solver/techniques.hpp"

namespace kiebitz {

class Bounds {
 public:
  Bounds(const Layout& layout, const Hands& hands) : layout_(layout), hands_(hands) {}

  // The declarer leads: a lower bound for the declarer.
  Proof declarer_from_the_top(DeclarerBound kind, int need) const {
    Run run{0, 0, 0, 0, 0, 0};
    const int trumps = layout_.suits - 1;
    const int drawn = play_suit(run, trumps, kEndless, kind);
    const CardSet all_trumps = layout_.trumps;
    const bool first_ruffs = count(hands_.cards[1] & all_trumps) > drawn;
    const bool second_ruffs = count(hands_.cards[2] & all_trumps) > drawn;
    for (int suit = 0; suit < trumps; ++suit) {
      const CardSet cards = layout_.suit[suit];
      if (!(hands_.cards[0] & cards)) continue;
      int limit = kEndless;
      if (first_ruffs) limit = std::min(limit, count(hands_.cards[1] & cards));
      if (second_ruffs) limit = std::min(limit, count(hands_.cards[2] & cards));
      if (limit > 0) play_suit(run, suit, limit, kind);
    }
    if (run.points + 2 * kDearest * run.tricks < need) return {run.points, run.ranks, run.led};
    const int given = layout_.points_of(run.forced_first | run.forced_second) +
                      cheapest(hands_.cards[1] & ~run.forced_first, run.tricks - count(run.forced_first)) +
                      cheapest(hands_.cards[2] & ~run.forced_second, run.tricks - count(run.forced_second));
    // Where the others' cards count, any of them may be the cheapest.
    return {run.points + given, run.ranks, run.led | (given ? hands_.cards[1] | hands_.cards[2] : 0)};
  }

  // A defender leads, but whatever suit it is, the declarer takes the trick at once and then plays from the top.
  bool declarer_takes_any_lead(int leader) const {
    const CardSet declarer = hands_.cards[0], own = hands_.cards[leader], partner = hands_.cards[3 - leader];
    const int trump_suit = layout_.suits - 1;
    const CardSet trumps = layout_.trumps;
    for (int suit = 0; suit < layout_.suits; ++suit) {
      const CardSet cards = layout_.suit[suit];
      if (!(own & cards)) continue;
      const CardSet mine = declarer & cards, theirs = (own | partner) & cards;
      const bool partner_ruffs = suit != trump_suit && !(partner & cards) && (partner & trumps);
      if (partner_ruffs) return false;
      if (mine) {
        if (mine < theirs) return false;  // the highest card is a defender's
      } else if (!can_ruff_and_draw(declarer & trumps, own & trumps, partner & trumps)) {
        return false;
      }
    }
    return true;
  }

  // A defender leads. What the declarer is sure of later: whatever is led and whoever takes it.
  Proof declarer_later(int need) const {
    return (hands_.cards[1] | hands_.cards[2]) & layout_.trumps ? declarers_long_trumps(need) : declarers_highest(need);
  }

  // Whether it is worth asking what the defenders are sure of: with the highest trump or more than two of them the
  // declarer stops their run nearly always.
  bool defenders_may_run() const {
    const CardSet mine = hands_.cards[0] & layout_.trumps, theirs = (hands_.cards[1] | hands_.cards[2]) & layout_.trumps;
    return mine == 0 || (mine < theirs && count(mine) <= 2);
  }

  // A defender leads: what the defenders are sure of. The leader cashes what is high, then, where a suit allows it, gives the
  // lead to the partner, who does the same.
  Proof defenders_from_the_top(int leader, int need) const {
    DefenderRun run;
    const int partner = 3 - leader;
    cash(run, leader, partner);
    if (!is_possible(run)) return {0, 0, 0};
    if (run.points < need && leader_can_reach(run, leader, partner)) {
      DefenderRun longer = run;
      cash(longer, partner, leader);
      if (is_possible(longer)) run = longer;
    }
    const CardSet declarer = hands_.cards[0];
    if (run.points + 2 * kDearest * run.tricks < need)
      return {run.points, run.ranks, run.played[1] | run.played[2]};
    const int given = layout_.points_of(run.forced_declarer) +
                      cheapest(declarer & ~run.forced_declarer, run.tricks - count(run.forced_declarer));
    const CardSet smeared = smear(run, 1) | smear(run, 2);
    return {run.points + layout_.points_of(smeared) + given, run.ranks,
            run.played[1] | run.played[2] | smeared | (given ? declarer : 0)};
  }

  // Whether it is worth asking for the defenders' sure trumps: the declarer has no more than half of many.
  bool defenders_rule_trumps() const {
    const CardSet trumps = hands_.left() & layout_.trumps, mine = trumps & hands_.cards[0];
    return layout_.kind != Kind::grand && 2 * count(mine) <= count(trumps) && mine < trumps - mine;
  }

  // Whoever leads, the defenders' trumps that the declarer cannot beat win a trick each; two may fall in one trick. What the
  // declarer gives is counted only where it could bring the bound to `need`.
  Proof defenders_sure_trumps(int need) const {
    const CardSet trumps = hands_.left() & layout_.trumps, enemy = trumps & hands_.cards[0];
    const CardSet sure = above(trumps, enemy);
    const int tricks = std::max(count(sure & hands_.cards[1]), count(sure & hands_.cards[2]));
    if (tricks == 0) return {0, 0, 0};
    const int points = layout_.points_of(sure);
    if (points + kDearest * tricks < need) return {points, enemy ? sure & (0 - sure) : 0, sure};
    const int given = cheapest(hands_.cards[0], tricks);
    return {points + given, enemy ? sure & (0 - sure) : 0, sure | (given ? hands_.cards[0] : 0)};
  }

 private:
  static constexpr int kEndless = 99;
  static constexpr int kDearest = 11;  // no card is worth more

  struct Run {
    int tricks, points;
    CardSet forced_first, forced_second;  // cards the defenders must give at least
    CardSet ranks, led;
  };

  // Tricks the defenders take one after the other.
  struct DefenderRun {
    int tricks = 0, points = 0;  // points of the cards that win
    std::array<int, Layout::kMaxSuits> rounds = {};  // how often each suit is led
    std::array<CardSet, kSeats> played = {};  // cards the defenders have led or given
    std::array<int, kSeats> free_cards = {};  // cards a defender may choose freely, being void
    CardSet forced_declarer = 0, ranks = 0;
  };

  // No defender has a trump: the declarer's highest cards win a trick each. As soon as one of them takes the lead they are
  // played one after the other. Until then some may have to be thrown away on suits that the defenders run: those of
  // which the declarer has no high card, and of which he follows or, with a trump left, ruffs. The highest of a suit is
  // kept, or that suit would run as well.
  Proof declarers_highest(int need) const {
    const CardSet mine = hands_.cards[0], enemy = hands_.cards[1] | hands_.cards[2];
    CardSet high = mine & layout_.trumps, dispensable = high, ranks = 0;
    const bool ruffs = high != 0;
    int run = 0;
    for (int suit = 0; suit + 1 < layout_.suits; ++suit) {
      const CardSet cards = layout_.suit[suit], own = mine & cards, theirs = enemy & cards;
      if (!theirs) {
        high |= own;
        dispensable |= own;
      } else if (own > theirs) {
        const CardSet top = above(own, theirs);
        high |= top;
        dispensable |= top & ~bit(highest(top));
        ranks |= top & (0 - top);
      } else {
        const int rounds = std::max(count(hands_.cards[1] & cards), count(hands_.cards[2] & cards));
        run += ruffs ? std::min(rounds, count(own)) : rounds;
      }
    }
    const int all = count(high), thrown = std::max(0, run - (count(mine) - all));
    if (thrown > count(dispensable) || thrown == all) return {0, 0, 0};
    return with_gifts(layout_.points_of(high) - cheapest(dispensable, thrown), all - thrown, ranks, high, need);
  }

  // Of the declarer's highest trumps no more are beaten than the defenders have trumps above the lowest of them. Where
  // that is so many, it may be the most valuable ones.
  Proof declarers_long_trumps(int need) const {
    CardSet mine = hands_.cards[0] & layout_.trumps, enemy = (hands_.cards[1] | hands_.cards[2]) & layout_.trumps;
    CardSet counted = 0, best = 0;
    int beaten = 0, tricks = 0;
    while (mine) {
      const CardSet higher = above(enemy, mine);
      beaten += count(higher);
      enemy ^= higher;
      const CardSet group = above(mine, enemy);
      counted |= group;
      mine ^= group;
      if (const int sure = count(counted) - beaten; sure > tricks) tricks = sure, best = counted;
    }
    if (3 * kDearest * tricks < need) return {0, 0, 0};
    return with_gifts(cheapest(best, tricks), tricks, best & (0 - best), best, need);
  }

  // Tricks of the declarer with what the defenders give to them at least, counted where it could bring them to `need`.
  Proof with_gifts(int points, int tricks, CardSet ranks, CardSet winners, int need) const {
    if (points + 2 * kDearest * tricks < need) return {points, ranks, winners};
    const int given = cheapest(hands_.cards[1], tricks) + cheapest(hands_.cards[2], tricks);
    return {points + given, ranks, winners | (given ? hands_.cards[1] | hands_.cards[2] : 0)};
  }

  // One defender leads every card that is sure to win, the partner follows with the lowest.
  void cash(DefenderRun& run, int leader, int partner) const {
    const CardSet declarer = hands_.cards[0];
    const int trump_suit = layout_.suits - 1;
    for (int suit = trump_suit; suit >= 0; --suit) {
      const CardSet cards = layout_.suit[suit];
      const CardSet mine = hands_.cards[leader] & ~run.played[leader] & cards;
      if (!mine) continue;
      const CardSet theirs = declarer & cards, help = hands_.cards[partner] & ~run.played[partner] & cards;
      const int left = count(theirs) - run.rounds[suit];
      const bool may_be_ruffed = suit != trump_suit && count(declarer & layout_.trumps) > run.rounds[trump_suit];
      int wins = left <= 0 ? (may_be_ruffed ? 0 : count(mine)) : sure_leads(mine, theirs, left, may_be_ruffed);
      CardSet top = highest_of(mine, wins);
      // The partner must not be forced to take over: the cards given are below the last one led.
      const int length = count(help);
      while (wins > 0 && length > 0 && last_given(help, std::min(wins, length)) > lowest(top)) {
        top &= top - 1;
        --wins;
      }
      // Nor to ruff for want of another card.
      const int spare = count(to_give(run, partner) & ~cards) - run.free_cards[partner];
      const int given = std::min(wins, length);
      wins = std::min(wins, given + std::max(spare, 0));
      if (wins == 0) continue;
      top = highest_of(top, wins);
      run.ranks |= rank_used(top, wins, std::max(left, given));
      run.tricks += wins;
      run.points += layout_.points_of(top) + layout_.points_of(lowest_of(help, given));
      run.rounds[suit] += wins;
      run.played[leader] |= top;
      run.played[partner] |= lowest_of(help, given);
      run.free_cards[partner] += wins - given;
      run.forced_declarer |= cheapest_set(theirs, run.rounds[suit]);
    }
  }

  // Whether some suit brings the lead to the partner: the leader has a card left of it and the partner a sure winner.
  bool leader_can_reach(const DefenderRun& run, int leader, int partner) const {
    const CardSet declarer = hands_.cards[0];
    for (int suit = 0; suit < layout_.suits; ++suit) {
      const CardSet cards = layout_.suit[suit];
      const CardSet mine = hands_.cards[leader] & ~run.played[leader] & cards;
      const CardSet help = hands_.cards[partner] & ~run.played[partner] & cards;
      if (!mine || !help) continue;
      const CardSet theirs = declarer & cards;
      if (count(theirs) <= run.rounds[suit]) continue;  // the declarer might ruff
      if (highest(help) > highest(theirs) && lowest(mine) < highest(help)) return true;
    }
    return false;
  }

  // A void defender gives a card that no other trick of the run needs, and no trump, which would take the lead over.
  CardSet to_give(const DefenderRun& run, int defender) const {
    return hands_.cards[defender] & ~run.played[defender] & ~layout_.trumps;
  }

  bool is_possible(const DefenderRun& run) const {
    return count(to_give(run, 1)) >= run.free_cards[1] && count(to_give(run, 2)) >= run.free_cards[2];
  }

  // What a defender puts on the partner's tricks where it is void: the most valuable cards.
  CardSet smear(const DefenderRun& run, int defender) const {
    CardSet rest = to_give(run, defender), smeared = 0;
    for (int number = run.free_cards[defender]; number > 0 && rest; --number) {
      const CardSet card = dearest_card(rest);
      smeared |= card;
      rest &= ~card;
    }
    return smeared;
  }

  // The cards of a set above the highest of another.
  static CardSet above(CardSet set, CardSet other) { return set & above_highest(other); }

  static CardSet highest_of(CardSet set, int number) {
    for (int drop = count(set) - number; drop > 0; --drop) set &= set - 1;
    return set;
  }

  static CardSet lowest_of(CardSet set, int number) { return set & ~highest_of(set, count(set) - number); }

  static Card last_given(CardSet help, int number) { return highest(lowest_of(help, number)); }

  // Of the cards led from the top, the lowest that still had to beat somebody.
  static CardSet rank_used(CardSet top, int tricks, int followed) {
    const int relied_on = std::min(tricks, followed);
    if (relied_on == 0) return 0;
    const CardSet used = highest_of(top, relied_on);
    return used & (0 - used);
  }

  // How often a suit can be led from the top against an enemy who still has `left` cards of it, the highest among them.
  static int sure_leads(CardSet mine, CardSet theirs, int left, bool may_be_ruffed) {
    const int winners = count(above(mine, theirs));
    if (winners < left) return winners;
    return may_be_ruffed ? left : count(mine);
  }

  // Whether a trump can be spared for a ruff without spoiling the run of the others.
  static bool can_ruff_and_draw(CardSet mine, CardSet first, CardSet second) {
    if (!mine) return false;
    return !(first | second) || count(mine) > sure_leads(mine, first, second) ||
           sure_leads(mine & (mine - 1), first, second) >= std::max(count(first), count(second));
  }

  // How often the declarer can lead a suit from the top against both defenders who keep their highest cards.
  static int sure_leads(CardSet mine, CardSet first, CardSet second) {
    const CardSet longer_lasting = first > second ? first : second, other = first > second ? second : first;
    int wins = count(above(mine, longer_lasting));
    if (wins < count(longer_lasting)) return wins;
    wins = count(above(mine, other));
    return wins < count(other) ? wins : count(mine);
  }

  int play_suit(Run& run, int suit, int limit, DeclarerBound kind) const {
    const CardSet cards = layout_.suit[suit], mine = hands_.cards[0] & cards;
    if (!mine) return 0;
    const CardSet first = hands_.cards[1] & cards, second = hands_.cards[2] & cards;
    const int wins = std::min(limit, sure_leads(mine, first, second));
    if (wins == 0) return 0;
    const CardSet top = highest_of(mine, wins);
    run.tricks += wins;
    run.points += layout_.points_of(top);
    run.led |= top;
    run.ranks |= rank_used(top, wins, std::max(count(first), count(second)));
    const bool stopped_by_rank = wins < count(mine) && wins < limit;
    if (kind == DeclarerBound::ranked && stopped_by_rank && cards == layout_.trumps)
      force_with_stopper(run, first, second, wins, highest(mine & ~top));
    else {
      run.forced_first |= cheapest_set(first, wins);
      run.forced_second |= cheapest_set(second, wins);
    }
    return wins;
  }

  // A defender who stops the run must have kept a card above the next one led; the other gives the cheapest. Where that
  // makes a difference, it relies on who holds the cards above.
  void force_with_stopper(Run& run, CardSet first, CardSet second, int wins, Card next_lead) const {
    const CardSet stoppers = ~((CardSet{2} << next_lead) - 1);
    const CardSet cheap_first = cheapest_set(first, wins), cheap_second = cheapest_set(second, wins);
    CardSet best_first = 0, best_second = 0;
    int best = kEndless * 2;
    const auto consider = [&](CardSet from_first, CardSet from_second) {
      const int points = layout_.points_of(from_first | from_second);
      if (points < best) best = points, best_first = from_first, best_second = from_second;
    };
    if (first & stoppers) consider(cheapest_set(first & ~dearest_card(first & stoppers), wins), cheap_second);
    if (second & stoppers) consider(cheap_first, cheapest_set(second & ~dearest_card(second & stoppers), wins));
    if (best == kEndless * 2) consider(cheap_first, cheap_second);
    run.forced_first |= best_first;
    run.forced_second |= best_second;
    if (best > layout_.points_of(cheap_first | cheap_second)) run.ranks |= bit(next_lead);
  }

  CardSet dearest_card(CardSet set) const {
    for (int step = Layout::kPointSteps - 1; step >= 0; --step)
      if (const CardSet worthy = set & layout_.worth_at_least[step]) return worthy & (0 - worthy);
    return set & (0 - set);
  }

  // The points of the least valuable cards of a set.
  int cheapest(CardSet set, int number) const {
    if (number <= 0) return 0;
    int points = 0;
    for (int step = 0; step < Layout::kPointSteps; ++step) {
      const int dearer = number - (count(set) - count(set & layout_.worth_at_least[step]));
      if (dearer <= 0) break;
      points += Layout::kPointStep[step] * std::min(dearer, count(set & layout_.worth_at_least[step]));
    }
    return points;
  }

  CardSet cheapest_set(CardSet set, int number) const {
    if (number >= count(set)) return set;
    CardSet chosen = 0, dear = set;
    for (int step = 0; step <= Layout::kPointSteps; ++step) {
      const CardSet dearer = step < Layout::kPointSteps ? dear & layout_.worth_at_least[step] : 0;
      const CardSet equal = dear & ~dearer;
      const int missing = number - count(chosen);
      if (count(equal) >= missing) return chosen | lowest_of(equal, missing);
      chosen |= equal;
      dear = dearer;
    }
    return chosen;
  }

  const Layout& layout_;
  const Hands& hands_;
};

}  // namespace kiebitz
