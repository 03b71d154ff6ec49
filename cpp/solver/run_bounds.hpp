// Static analysis for runs of tricks: what is certain at the start of a trick without search.
//
// Each function returns whether it decides and leaves the proof, which says what ranks it relied on. Card points play
// no part.
#pragma once

#include "solver/hands.hpp"
#include "solver/proof.hpp"

namespace kiebitz {

class RunBounds {
 public:
  RunBounds(const Layout& layout, const Hands& hands) : layout_(layout), hands_(hands) {}

  // Null, a defender leads: no suit can ever make the declarer take a trick. In such a suit each of the declarer's
  // cards has at least as many own cards below it as cards of the defenders: there is always one to put under theirs.
  bool declarer_is_safe(Proof& proof) const {
    const CardSet others = hands_.cards[1] | hands_.cards[2];
    CardSet ranks = 0;
    for (int suit = 0; suit < layout_.suits; ++suit) {
      const CardSet mine = hands_.cards[0] & layout_.suit[suit], theirs = others & layout_.suit[suit];
      if (!mine || !theirs) continue;
      if (!is_safe(mine, theirs)) return false;
      ranks |= theirs & (0 - theirs);
    }
    proof = {count(hands_.cards[0]), ranks};
    return true;
  }

  static bool is_safe(CardSet mine, CardSet theirs) {
    for (int below = 0; mine; mine &= mine - 1, ++below)
      if (count(theirs & ((mine & (0 - mine)) - 1)) > below) return false;
    return true;
  }

  // Null, a defender leads: a suit in which both defenders can stay below the declarer's lowest card loses it at once,
  // or one trick later if the partner can lead it and be given the lead first.
  bool declarer_must_take(int leader, int need, Proof& proof) const {
    const int partner = 3 - leader;
    CardSet partners_ranks = 0;
    int partners_suits = 0;
    bool discard_helps = true;
    for (int suit = 0; suit < layout_.suits; ++suit) {
      const CardSet cards = layout_.suit[suit], target = hands_.cards[0] & cards;
      const CardSet mine = hands_.cards[leader] & cards, help = hands_.cards[partner] & cards;
      if (!target || !(mine | help)) continue;
      const CardSet lowest_target = target & (0 - target);
      if (!stays_below(mine, lowest_target) || !stays_below(help, lowest_target)) continue;
      if (mine) {
        proof = {0, lowest_target};
        return true;
      }
      ++partners_suits;
      partners_ranks |= lowest_target;
      discard_helps = discard_helps && target == lowest_target && partners_suits == 1;
    }
    return partners_suits > 0 && need > 1 && partner_gets_lead(leader, discard_helps, partners_ranks, proof);
  }

  // Trumps are only lost to higher ones: if some trumps of a player outnumber the enemy's that could take them, the
  // player gets a trick for each that is too many, and the enemy's run ends before.
  bool trumps_end_run(int player, CardSet enemy, int need, Proof& proof) const {
    const int tricks = count(hands_.cards[0]);
    const CardSet theirs = enemy & layout_.trumps;
    int number = 0;
    for (CardSet rest = hands_.cards[player] & layout_.trumps; rest; rest ^= bit(highest(rest))) {
      const Card card = highest(rest);
      const int taken = ++number - count(theirs & ~(bit(card) - 1));
      if (need <= tricks - taken) continue;
      proof = {tricks - taken, theirs ? bit(card) : 0};
      return true;
    }
    return false;
  }

 private:
  // Whether the lowest of these cards, if there are any, is below a card.
  static bool stays_below(CardSet cards, CardSet one) { return !cards || (cards & (one - 1)); }

  // Some suit brings the lead to the partner; where a discard would help the declarer, one in which he follows.
  bool partner_gets_lead(int leader, bool discard_helps, CardSet ranks, Proof& proof) const {
    for (int suit = 0; suit < layout_.suits; ++suit) {
      const CardSet cards = layout_.suit[suit];
      const CardSet mine = hands_.cards[leader] & cards, help = hands_.cards[3 - leader] & cards;
      if (!mine || !help || (discard_helps && !(hands_.cards[0] & cards))) continue;
      const CardSet over = help & ~((mine & (0 - mine)) - 1);
      if (!over) continue;
      proof = {1, ranks | (over & (0 - over))};
      return true;
    }
    return false;
  }

  const Layout& layout_;
  const Hands& hands_;
};

}  // namespace kiebitz
