// Move ordering: which cards to try, in which order.
#pragma once

#include <array>

#include "solver/candidates.hpp"
#include "solver/follow_scores.hpp"
#include "solver/hands.hpp"
#include "solver/history.hpp"
#include "solver/techniques.hpp"
#include "solver/trick.hpp"

namespace kiebitz {

// What speaks for a lead, player by player: the declarer, the defender before the partner, the one before the declarer.
// Found by coordinate descent on the node counts of seeded deals (`kiebitz lab solver-switches` measures it).
struct LeadWeights {
  int answer;          // for each way the others can answer
  int trump;           // a trump
  int length;          // for each card of the suit in the hand
  int ruffed;          // an enemy may ruff
  int losing;          // the enemy can beat it
  int losing_points;   // and for each point then lost
  int winning;         // it cannot be beaten
  int winning_points;  // and for each point then saved
  int height;          // for each step in rank
  int helped;          // the partner has the highest card; for the declarer: no enemy has any of the suit
  int alone;           // the partner has none of the suit
  int unopposed;       // the declarer has none of the suit and no trump
};
inline constexpr std::array<LeadWeights, kSeats> kLeadWeights = {{
    {-28, 90, 2, 0, -16, 0, 72, 12, -9, -53, 0, 0},
    {-5, -32, -35, -62, -36, -2, 42, 6, 6, 2, 4, -34},
    {-12, 22, -1, -36, 0, -4, 74, 2, 14, 6, 88, -106},
}};
// The same where the answers do not count; the others were not fitted again.
inline constexpr std::array<LeadWeights, kSeats> kWeightsWithoutAnswers = {{
    {0, 90, 2, 0, -16, 0, 72, 12, -9, -53, 0, 0},
    {0, -32, -35, -62, -36, -2, 42, 6, 6, 2, 4, -34},
    {0, 22, -1, -36, 0, -4, 74, 2, 14, 6, 88, -106},
}};

// Lists the cards of one player; `Switches` is Techniques, or a type with the same names as constants.
template <int kPlayer, class Switches>
class MoveOrder {
 public:
  MoveOrder(const Layout& layout, const Hands& hands, const Switches& techniques)
      : layout_(layout), hands_(hands), techniques_(techniques) {}

  // `hint` is a card to try first, or -1.
  void list_leads(Candidates& moves, Card hint, const History::Scores& history) const {
    const CardSet hand = hands_.cards[kPlayer], tried = representatives(hand, hands_.left(), hint);
    const Neighbours neighbours = neighbours_in(hand, hands_.left());
    for (int suit = 0; suit < layout_.suits; ++suit) {
      const CardSet cards = layout_.suit[suit];
      if (!(hand & cards)) continue;
      const Opposition opposition = opposition_in(cards);
      const int score = score_suit(cards, opposition);
      CardSet rest = undominated(tried & cards, hand & cards, neighbours, decided_leads(cards, opposition));
      for (; rest; rest &= rest - 1) {
        const Card card = lowest(rest);
        moves.add(card, card == hint ? kFirst : score + score_lead(card, opposition) + history[card]);
      }
    }
  }

  template <int kPlace>
  void list_followers(Candidates& moves, const Trick& trick, CardSet legal, const History::Scores& history) const {
    // Cards beaten on the table no longer separate neighbours, the winning one does.
    const CardSet live = hands_.left() | bit(trick.best);
    const CardSet winners = layout_.beaters[trick.best], beatable = kPlace == 1 ? cards_beaten_by(kNext, trick.first) : 0;
    Card hint = -1;
    CardSet rest = undominated(representatives(legal, live, hint), legal, neighbours_in(legal, live),
                               decided_followers<kPlace>(trick, winners, beatable));
    if (techniques_.ordering == Ordering::given)
      for (; rest; rest &= rest - 1) moves.add(lowest(rest), 0);
    else if (kPlace == 2 || techniques_.ordering == Ordering::few_answers)
      list(moves, scores_of_last(trick), history, rest, winners, winners);
    else
      list(moves, scores_of_second(beatable >> trick.best & 1), history, rest, winners, winners & ~beatable);
  }

 private:
  static constexpr int kFirst = 100000;
  static constexpr int kNext = next_player(kPlayer);
  static constexpr int kLast = next_player(kNext);

  // Of neighbours with equal points only the lowest; these are among the sevens, eights and nines and among the jacks.
  CardSet representatives(CardSet cards, CardSet live, Card& hint) const {
    if (!techniques_.merge_equals) return cards;
    const CardSet gap = ~live << 1, wide_gap = gap & gap << 1;
    const CardSet paired = is_early() ? layout_.tops_of_pairs & cards << 1 : 0;
    const CardSet doubled = cards & (paired | (layout_.same_points_below[0] & cards << 1) |
                                     (layout_.same_points_below[1] & cards << 2 & gap) |
                                     (layout_.same_points_below[2] & cards << 3 & wide_gap));
    while (hint >= 0 && doubled >> hint & 1) hint = highest(cards & (bit(hint) - 1));
    return cards & ~doubled;
  }

  // While more cards are held than after the third trick.
  bool is_early() const { return techniques_.early_groups && count(hands_.left()) > kCards - 2 - 3 * kSeats; }

  // Cards that stand directly above another of the hand, and those directly below one.
  struct Neighbours {
    CardSet upper, lower;
  };

  Neighbours neighbours_in(CardSet cards, CardSet live) const {
    const CardSet upper = cards & directly_above(cards, live, layout_.bottoms);
    return {upper, deposit_bits(extract_bits(upper, live) >> 1, live)};
  }

  // Cards with which the trick surely becomes ours, whatever the others do, and those with which it becomes theirs.
  struct Decided {
    CardSet ours, theirs;
  };

  // Of neighbours with which the trick goes the same way, the one with most points is best where it is ours, the one with
  // fewest where it is theirs: the other one is kept, and what it is worth later differs by no more than that.
  CardSet undominated(CardSet tried, CardSet cards, const Neighbours& neighbours, const Decided& decided) const {
    if (!techniques_.drop_dominated) return tried;
    return ((tried & ~decided.ours) | (cards & decided.ours & ~neighbours.lower)) & ~(decided.theirs & neighbours.upper);
  }

  // What the enemy has against the lead of a suit.
  struct Opposition {
    CardSet cards;
    bool may_ruff;
  };

  Opposition opposition_in(CardSet suit) const {
    if (kPlayer != 0) return {hands_.cards[0] & suit, may_ruff(0, suit)};
    return {(hands_.cards[1] | hands_.cards[2]) & suit, may_ruff(1, suit) || may_ruff(2, suit)};
  }

  Decided decided_leads(CardSet suit, const Opposition& opposition) const {
    return {opposition.may_ruff ? 0 : above_highest(opposition.cards), cards_surely_lost(suit)};
  }

  // An enemy who has only higher cards of the suit must take the trick, unless the partner saves it.
  CardSet cards_surely_lost(CardSet suit) const {
    if (kPlayer == 0) {
      const CardSet first = hands_.cards[1] & suit, second = hands_.cards[2] & suit;
      return only_if(first, below_lowest(first)) | only_if(second, below_lowest(second));
    }
    const CardSet enemy = hands_.cards[0] & suit, partner = hands_.cards[3 - kPlayer] & suit;
    const bool saved = partner ? partner > (enemy & (0 - enemy)) : may_ruff(3 - kPlayer, suit);
    return only_if(enemy && !saved, below_lowest(enemy));
  }

  template <int kPlace>
  Decided decided_followers(const Trick& trick, CardSet winners, CardSet beatable) const {
    if (kPlace == 2)
      return kPlayer != 0 && trick.best_player != 0 ? Decided{~CardSet{0}, 0} : Decided{winners, ~winners};
    const CardSet beaten = cards_surely_beaten_by(kNext, trick.first);
    const CardSet losers_if_safe = only_if(!(beatable >> trick.best & 1), ~winners);
    const CardSet losers_if_beaten = only_if(beaten >> trick.best & 1, ~winners);
    if (kPlayer == 0) return {winners & ~beatable, ~winners | beaten};
    if (kNext != 0) return {winners | losers_if_beaten, losers_if_safe};
    return {(winners & ~beatable) | losers_if_safe, (winners & beaten) | losers_if_beaten};
  }

  // What leading a suit has for it, whichever card it is.
  int score_suit(CardSet suit, const Opposition& opposition) const {
    if (techniques_.ordering == Ordering::given) return 0;
    if (techniques_.ordering == Ordering::few_answers) return -answers_to(suit);
    const LeadWeights& weights = weights_of_player();
    int score = weights.answer * answers_to(suit) + weights.length * count(hands_.cards[kPlayer] & suit);
    if (suit & layout_.trumps) score += weights.trump;
    if (opposition.may_ruff) score += weights.ruffed;
    if (kPlayer == 0) return opposition.cards ? score : score + weights.helped;
    const CardSet partner = hands_.cards[3 - kPlayer] & suit;
    if (partner > opposition.cards) score += weights.helped;
    if (!partner) score += weights.alone;
    if (!opposition.cards && !opposition.may_ruff) score += weights.unopposed;
    return score;
  }

  bool may_ruff(int player, CardSet suit) const {
    return !(suit & layout_.trumps) && !(hands_.cards[player] & suit) && (hands_.cards[player] & layout_.trumps);
  }

  const LeadWeights& weights_of_player() const {
    return techniques_.ordering == Ordering::fastest_cut ? kLeadWeights[kPlayer] : kWeightsWithoutAnswers[kPlayer];
  }

  int score_lead(Card card, const Opposition& opposition) const {
    if (techniques_.ordering < Ordering::likely_cut) return 0;
    const LeadWeights& weights = weights_of_player();
    const int points = layout_.points[card];
    const bool may_lose = opposition.may_ruff || opposition.cards >> card;
    return weights.height * (card % follow_scores::kStepsInSuit) +
           (may_lose ? weights.losing + weights.losing_points * points : weights.winning + weights.winning_points * points);
  }

  int answers_to(CardSet suit) const { return answers_of(kNext, suit) * answers_of(kLast, suit); }

  int answers_of(int player, CardSet suit) const {
    const int following = count(hands_.cards[player] & suit);
    return following ? following : count(hands_.cards[player]);
  }

  const FollowScores& scores_of_last(const Trick& trick) const {
    const auto& scores = layout_.kind == Kind::grand ? follow_scores::kLastInGrand : follow_scores::kLastInSuitGame;
    return scores[kPlayer == 0 ? 0 : trick.best_player != 0 ? 1 : 2];
  }

  static const FollowScores& scores_of_second(bool last_can_take) {
    if (kPlayer == 0) return follow_scores::kDeclarerSecond;
    return kNext == 0 ? follow_scores::kBeforeDeclarer[last_can_take] : follow_scores::kBeforePartner[last_can_take];
  }

  static void list(Candidates& moves, const FollowScores& scores, const History::Scores& history, CardSet rest,
                   CardSet winners, CardSet safe) {
    for (; rest; rest &= rest - 1) {
      const Card card = lowest(rest);
      moves.add(scores[(winners >> card & 1) + (safe >> card & 1)][card] + kCards * history[card]);
    }
  }

  // The cards that a player, who must follow if possible, could beat.
  CardSet cards_beaten_by(int player, Card led) const {
    const CardSet hand = hands_.cards[player], suit = layout_.follow[led];
    if (const CardSet following = hand & suit) return suit & (bit(highest(following)) - 1);
    const CardSet trumps = hand & layout_.trumps;
    return trumps ? ~layout_.trumps | (bit(highest(trumps)) - 1) : 0;
  }

  // The cards that he has to beat.
  CardSet cards_surely_beaten_by(int player, Card led) const {
    const CardSet hand = hands_.cards[player], suit = layout_.follow[led];
    if (const CardSet following = hand & suit) return suit & below_lowest(following);
    return hand & ~layout_.trumps ? 0 : ~layout_.trumps | below_lowest(hand);
  }

  const Layout& layout_;
  const Hands& hands_;
  const Switches& techniques_;
};

}  // namespace kiebitz
