// The search for runs of tricks: how many tricks one side takes before the other takes its first. It answers null games
// (the defenders' tricks, and the declarer wants them to go on) and the questions whether a side takes every trick.
//
// Zero-window and fail-soft over whole tricks, as the search for card points. One trick of the wrong side ends a run,
// and that makes cards simple: the declarer of a null game has a use for low ones only, a declarer who takes every
// trick and the defenders against him for high ones only. So one card of a suit is as good as all that do the same in
// this trick and leave worse cards; this is quasi-symmetry where points do not count, and has its switch.
#include <algorithm>

#include "solver/hash_table.hpp"
#include "solver/partition.hpp"
#include "solver/run_order.hpp"
#include "solver/search.hpp"

namespace kiebitz {
namespace {

class RunSearch final : public Search {
 public:
  RunSearch(RunGoal goal, const Techniques& techniques, std::size_t table_bytes)
      : goal_(goal),
        techniques_(techniques),
        hash_table_(techniques.table == TableKind::partition ? 0 : table_bytes,
                    techniques.table == TableKind::canonical),
        partition_(techniques.table == TableKind::partition ? table_bytes : 0) {}

  Proof prove(const Root& root, int need, NodeCounter& nodes) override {
    layout_ = root.layout;
    hands_ = root.hands;
    nodes_ = &nodes;
    known_sizes_ = lookup_ != nullptr && is_null() ? lookup_->sizes(Kind::null) : 0;
    if (root.trick.on_table == 0) return lead(root.trick.leader, need);
    const int tricks = count(hands_.cards[root.player()]);
    if (need <= 0) return {0, 0};
    return need > tricks ? Proof{tricks, 0} : follow(root.trick, need);
  }

  void consult(const Lookup* lookup) override { lookup_ = lookup; }

  void clear_table() override {
    if (techniques_.table == TableKind::partition)
      partition_.clear();
    else
      hash_table_.clear();
  }

  std::size_t table_entries() const override { return hash_table_.size() + partition_.size(); }

 private:
  bool is_null() const { return !goal_.of_declarer && goal_.wanted_by_declarer && layout_->trumps == 0; }
  bool is_declarers_run() const { return goal_.of_declarer && goal_.wanted_by_declarer; }
  bool is_defenders_run() const { return !goal_.of_declarer && !goal_.wanted_by_declarer; }
  bool runs_on(int winner) const { return (winner == 0) == goal_.of_declarer; }
  bool wants_run(int player) const { return (player == 0) == goal_.wanted_by_declarer; }

  // The start of a trick.
  Proof lead(int player, int need) {
    if (need <= 0) return {0, 0};
    const int tricks = count(hands_.cards[0]);
    if (need > tricks) return {tricks, 0};
    if (tricks == 1) return last_trick(player);
    nodes_->count();
    Proof proof{0, 0};
    if (answered_by_bounds(player, need, proof)) return proof;
    if (is_known(known_sizes_, hands_) && lookup_->answer(*layout_, hands_, player, need, proof)) return proof;
    if (techniques_.table == TableKind::none) return expand(player, need, -1);
    return techniques_.table == TableKind::partition ? lead_by_partition(player, need) : lead_by_hash(player, need);
  }

  Proof lead_by_partition(int player, int need) {
    PartitionTable::State state = pointless_state(player);
    Proof proof{0, 0};
    Card hint = -1;
    if (partition_.probe(*layout_, state, need, proof, hint)) return proof;
    proof = expand(player, need, techniques_.table_moves ? hint : -1);
    // The hands are as before, so the state still describes them.
    partition_.store(*layout_, state, need, proof, best_);
    return proof;
  }

  // A state whose cards have no points: they cannot widen a bound.
  PartitionTable::State pointless_state(int player) const {
    PartitionTable::State state(*layout_, hands_, player, count(hands_.cards[0]));
    state.worths = {};
    state.has_worths = true;
    return state;
  }

  Proof lead_by_hash(int player, int need) {
    const HashTable::Key key = pointless_key(player);
    HashTable::Known known = hash_table_.probe(*layout_, key, need, count(hands_.cards[0]));
    if (known.answers(need)) return known.answer(need);
    const bool has_hint = known.hint >= 0 && techniques_.table_moves;
    Proof proof = expand(player, need, has_hint ? card_at(hands_.left(), known.hint) : -1);
    known.learn(need, proof);
    hash_table_.store(key, known, best_ < 0 ? -1 : count(hands_.left() & (bit(best_) - 1)));
    return proof;
  }

  // The table would compare the points of the cards left, so it is told of their number only. Cards go in and out of it
  // by their place among those left.
  HashTable::Key pointless_key(int player) const {
    HashTable::Key key = hash_table_.key(*layout_, hands_, player);
    key.left = ~CardSet{0} >> (kCards - count(key.left));
    return key;
  }

  bool answered_by_bounds(int player, int need, Proof& proof) const {
    const RunBounds bounds(*layout_, hands_);
    const bool for_declarer = techniques_.declarer_bound != DeclarerBound::none;
    if (is_null())
      return player != 0 && ((techniques_.defender_bound && bounds.declarer_must_take(player, need, proof)) ||
                             (for_declarer && bounds.declarer_is_safe(proof)));
    const CardSet declarer = hands_.cards[0], defenders = hands_.cards[1] | hands_.cards[2];
    if (!goal_.of_declarer) return for_declarer && bounds.trumps_end_run(0, defenders, need, proof);
    return techniques_.defender_bound &&
           (bounds.trumps_end_run(1, declarer, need, proof) || bounds.trumps_end_run(2, declarer, need, proof));
  }

  // Searches the cards that can be led; leaves the one that answered, if one did, in best_.
  Proof expand(int player, int need, Card hint) {
    Choice choice{hands_.cards[player], 0};
    if (techniques_.drop_dominated && player == 0) {
      if (is_null()) choice = low_leads();
      if (is_declarers_run()) choice = high_leads();
    }
    Candidates moves;
    order().list_leads(moves, player, choice.cards, hint);
    return try_all(player, Trick::start(player), moves, need, choice.ranks);
  }

  // The second or third card of a trick.
  Proof follow(const Trick& trick, int need) {
    nodes_->count();
    const int player = (trick.leader + trick.on_table) % kSeats;
    const CardSet hand = hands_.cards[player], following = hand & layout_->follow[trick.first];
    Choice choice{following ? following : hand, 0};
    if (techniques_.drop_dominated) {
      if (is_null() && player == 0) choice = following ? low_followers(trick, following) : highest_of_suits(hand);
      if (player == 0 ? is_defenders_run() && trick.on_table == 2 : is_declarers_run() && trick.leader == 0)
        choice = high_followers(trick, choice.cards);
    }
    if (count(choice.cards) == 1) {
      Proof proof = play(player, trick, lowest(choice.cards), need);
      if (wants_run(player) != (proof.value >= need)) proof.use_ranks(choice.ranks);
      return proof;
    }
    Candidates moves;
    order().list_followers(moves, player, trick, choice.cards);
    if (trick.on_table == 2 && techniques_.child_probes && moves.size() > 1) {
      Proof proof{0, 0};
      if (answered_by_child(player, trick, moves, need, proof)) return proof;
    }
    return try_all(player, trick, moves, need, choice.ranks);
  }

  RunOrder order() const { return RunOrder(*layout_, hands_, techniques_, is_null()); }

  // Cards of which one is best, and the ranks that make the others no better.
  struct Choice {
    CardSet cards, ranks;
  };

  // Null, the declarer follows: the highest card that stays under the trick. The third player may have to take it.
  Choice low_followers(const Trick& trick, CardSet following) const {
    Card limit = trick.best;
    const CardSet third = trick.on_table == 1 ? hands_.cards[1] & layout_->follow[trick.first] : 0;
    if (third) limit = std::max(limit, lowest(third));
    return highest_below(following, limit);
  }

  static Choice highest_below(CardSet cards, Card limit) {
    const CardSet under = cards & (bit(limit) - 1), over = cards & ~under;
    return {under ? bit(highest(under)) : 0, over & (0 - over)};
  }

  // Null, the declarer leads: in each suit the highest card that one of the defenders must beat.
  Choice low_leads() const {
    Choice all{0, 0};
    for (int suit = 0; suit < layout_->suits; ++suit) {
      const CardSet cards = layout_->suit[suit], first = hands_.cards[1] & cards, second = hands_.cards[2] & cards;
      if (!(first | second)) continue;
      const Card limit = std::max(first ? lowest(first) : 0, second ? lowest(second) : 0);
      const Choice choice = highest_below(hands_.cards[0] & cards, limit);
      all.cards |= choice.cards;
      all.ranks |= choice.ranks;
    }
    return all;
  }

  Choice highest_of_suits(CardSet hand) const {
    Choice all{0, 0};
    for (int suit = 0; suit < layout_->suits; ++suit)
      if (const CardSet cards = hand & layout_->suit[suit]) all.cards |= bit(highest(cards));
    return all;
  }

  // The declarer leads and must take: in each suit the lowest card that no defender can beat.
  Choice high_leads() const {
    Choice all{0, 0};
    for (int suit = 0; suit < layout_->suits; ++suit) {
      const CardSet cards = layout_->suit[suit], mine = hands_.cards[0] & cards;
      const CardSet theirs = (hands_.cards[1] | hands_.cards[2]) & cards;
      if (!mine || can_ruff(1, cards) || can_ruff(2, cards)) continue;
      const CardSet over = theirs ? mine & ~(bit(highest(theirs)) - 1) : mine, under = mine & ~over;
      if (over) all.cards |= bit(lowest(over));
      if (under) all.ranks |= bit(lowest(theirs & ~(bit(highest(under)) - 1)));
    }
    return all;
  }

  bool can_ruff(int player, CardSet suit) const {
    return !(hands_.cards[player] & suit) && (hands_.cards[player] & layout_->trumps);
  }

  // A player who needs one trick, and on whose card nobody of the own side depends, takes it or keeps high cards.
  Choice high_followers(const Trick& trick, CardSet legal) const {
    if (const CardSet winners = legal & layout_->beaters[trick.best]) return {bit(highest(winners)), 0};
    Choice all{0, 0};
    for (int suit = 0; suit < layout_->suits; ++suit)
      if (const CardSet cards = legal & layout_->suit[suit]) all.cards |= cards & (0 - cards);
    return all;
  }

  // Who wants the run looks for one card that reaches `need`, the other side for one that does not let it be reached.
  Proof try_all(int player, const Trick& trick, Candidates& moves, int need, CardSet ranks) {
    const bool wants = wants_run(player);
    Proof best{wants ? 0 : kEndless, ranks};
    for (int at = 0; at < moves.size(); ++at, moves.drop_best()) {
      const Card card = moves.best();
      const Proof proof = play(player, trick, card, need);
      if ((proof.value >= need) == wants) {
        best_ = card;
        return proof;
      }
      best.value = wants ? std::max(best.value, proof.value) : std::min(best.value, proof.value);
      best.use_ranks(techniques_.merge_equals ? with_whole_chain(player, trick, card, proof.ranks()) : proof.ranks());
    }
    best_ = -1;
    return best;
  }

  // Cards of a chain stand for each other, so a proof that used the rank of one used that of its lowest.
  CardSet with_whole_chain(int player, const Trick& trick, Card card, CardSet ranks) const {
    const CardSet used = ranks & layout_->follow[card];
    if (!used) return ranks;
    const CardSet chain = chain_of(*layout_, hands_, player, trick, card);
    return chain & used & (0 - used) ? ranks | (chain & (0 - chain)) : ranks;
  }

  Proof play(int player, const Trick& trick, Card card, int need) {
    if (trick.on_table == 2) return finish_trick(player, trick, card, need);
    hands_.take(*layout_, player, card);
    const Proof proof = follow(trick.after(*layout_, player, card), need);
    hands_.give_back(*layout_, player, card);
    return proof;
  }

  Proof finish_trick(int player, const Trick& trick, Card card, int need) {
    const bool takes = layout_->beats(card, trick.best);
    const int winner = takes ? player : trick.best_player;
    const CardSet by_rank = winner_by_rank(*layout_, takes ? card : trick.best, trick.cards | bit(card));
    if (!runs_on(winner)) return {0, by_rank};
    if (need == 1) return {1, by_rank};
    hands_.take(*layout_, player, card);
    const Proof proof = lead(winner, need - 1);
    hands_.give_back(*layout_, player, card);
    return {proof.value + 1, proof.ranks() | by_rank};
  }

  // Enhanced transposition cut-off: whether what is known of a state after the trick answers already.
  bool answered_by_child(int player, const Trick& trick, const Candidates& moves, int need, Proof& proof) {
    if (techniques_.table == TableKind::none || count(hands_.cards[player]) <= 2) return false;  // no last tricks there
    return any_child(*layout_, hands_, player, trick, moves, [&](const Trick& done) {
      if (!runs_on(done.best_player) || need == 1 || !look_up(done.best_player, need - 1, proof)) return false;
      if (wants_run(player) != (proof.value >= need - 1)) return false;
      proof.value += 1;
      proof.use_ranks(winner_by_rank(*layout_, done.best, done.cards));
      return true;
    });
  }

  bool look_up(int player, int need, Proof& proof) const {
    if (techniques_.table == TableKind::partition) {
      Card hint = 0;
      PartitionTable::State state = pointless_state(player);
      return partition_.probe(*layout_, state, need, proof, hint);
    }
    const HashTable::Known known = hash_table_.probe(*layout_, pointless_key(player), need, count(hands_.cards[0]));
    proof = known.answer(need);
    return known.answers(need);
  }

  Proof last_trick(int leader) const {
    Trick trick = Trick::start(leader);
    for (int place = 0, player = leader; place < kSeats; ++place, player = next_player(player))
      trick = trick.after(*layout_, player, lowest(hands_.cards[player]));
    return {runs_on(trick.best_player) ? 1 : 0, winner_by_rank(*layout_, trick.best, trick.cards)};
  }

  static constexpr int kEndless = 1000;

  RunGoal goal_;
  Techniques techniques_;
  HashTable hash_table_;
  PartitionTable partition_;
  const Layout* layout_ = nullptr;
  Hands hands_;
  NodeCounter* nodes_ = nullptr;
  const Lookup* lookup_ = nullptr;
  unsigned known_sizes_ = 0;  // of hands, for which it may be asked
  Card best_ = -1;  // the card that answered the question last asked at the start of a trick, -1 if none did
};

}  // namespace

std::unique_ptr<Search> make_run_search(RunGoal goal, const Techniques& techniques, std::size_t table_bytes) {
  if (techniques.method == Method::proof_number) return make_proof_number_search(goal, techniques, table_bytes);
  return std::make_unique<RunSearch>(goal, techniques, table_bytes);
}

}  // namespace kiebitz
