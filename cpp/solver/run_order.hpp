// Move ordering for runs of tricks: card points do not matter, so all neighbours of a hand stand for each other. The
// weights were tuned, one at a time, on 2,000 null deals worth bidding on; on others the gain was small.
#pragma once

#include "solver/candidates.hpp"
#include "solver/run_bounds.hpp"
#include "solver/techniques.hpp"
#include "solver/trick.hpp"

namespace kiebitz {

class RunOrder {
 public:
  RunOrder(const Layout& layout, const Hands& hands, const Techniques& techniques, bool is_null)
      : layout_(layout), hands_(hands), techniques_(techniques), is_null_(is_null) {}

  // `hint` is a card to try first, or -1.
  void list_leads(Candidates& moves, int player, CardSet cards, Card hint) const {
    const CardSet tried = representatives(cards, 0);
    if (hint >= 0 && !(tried >> hint & 1)) hint = highest(tried & (bit(hint) - 1) & layout_.follow[hint]);
    for (int suit = 0; suit < layout_.suits; ++suit) {
      CardSet rest = tried & layout_.suit[suit];
      if (!rest) continue;
      const int value = techniques_.ordering == Ordering::given ? 0 : value_of_suit(player, layout_.suit[suit]);
      for (; rest; rest &= rest - 1) {
        const Card card = lowest(rest);
        moves.add(card, card == hint ? kFirst : value - (by_rank() ? height(card) : 0));
      }
    }
  }

  void list_followers(Candidates& moves, int player, const Trick& trick, CardSet legal) const {
    CardSet rest = representatives(legal, bit(trick.best));
    const bool follows = legal & layout_.follow[trick.first];
    for (; rest; rest &= rest - 1) {
      const Card card = lowest(rest);
      if (!by_rank())
        moves.add(card, 0);
      else
        moves.add(card, follows ? value_of_follower(player, trick, card) : value_of_discard(player, card));
    }
  }

 private:
  static constexpr int kFirst = 10000;

  bool by_rank() const { return techniques_.ordering == Ordering::fastest_cut; }

  // Of neighbours only the lowest.
  CardSet representatives(CardSet cards, CardSet winning) const {
    if (!techniques_.merge_equals) return cards;
    CardSet bottoms = 0;
    for (int suit = 0; suit < layout_.suits; ++suit) bottoms |= layout_.suit[suit] & (0 - layout_.suit[suit]);
    return cards & ~directly_above(cards, hands_.left() | winning, bottoms);
  }

  // The rank of a card within its suit.
  int height(Card card) const { return card - lowest(layout_.follow[card]); }

  // How promising it is to lead a suit: one that leaves few answers; in null one in which the declarer is neither safe
  // nor void and has a low card to lose.
  int value_of_suit(int player, CardSet suit) const {
    const int next = next_player(player);
    const int answers = answers_of(next, suit) * answers_of(next_player(next), suit);
    if (!by_rank()) return -answers;
    if (!is_null_ || player == 0) return -2 * answers;
    const CardSet target = hands_.cards[0] & suit;
    if (!target) return -30 - answers;
    const bool safe = RunBounds::is_safe(target, (hands_.cards[1] | hands_.cards[2]) & suit);
    return (safe ? -20 : 20) + 2 * answers - 3 * height(lowest(target)) + count(target);
  }

  int answers_of(int player, CardSet suit) const {
    const int following = count(hands_.cards[player] & suit);
    return following ? following : count(hands_.cards[player]);
  }

  // A winner ends the run or saves it; below that, in null, the second player stays low and the last takes the lead.
  int value_of_follower(int player, const Trick& trick, Card card) const {
    const bool takes = layout_.beats(card, trick.best);
    if (!is_null_) return (takes && (player == 0 || trick.best_player == 0) ? 40 : 0) - height(card);
    if (player == 0) return takes ? -height(card) : 20 + height(card);
    if (trick.best_player == 0) return takes ? -height(card) : 100;
    if (trick.on_table == 2) return height(card);
    return (takes ? 8 : 0) - height(card);
  }

  // The declarer of a null game gets rid of short suits that are not safe, a defender of high cards and short suits.
  int value_of_discard(int player, Card card) const {
    if (!is_null_) return -height(card);
    const CardSet suit = layout_.follow[card];
    if (player != 0) return 2 * height(card) - 5 * count(hands_.cards[player] & suit);
    const CardSet target = hands_.cards[0] & suit, theirs = (hands_.cards[1] | hands_.cards[2]) & suit;
    return height(card) - 12 * count(target) - (RunBounds::is_safe(target, theirs) ? 40 : 0);
  }

  const Layout& layout_;
  const Hands& hands_;
  const Techniques& techniques_;
  bool is_null_;
};

}  // namespace kiebitz
