// The search for card points in suit and grand games: zero-window alpha-beta over whole tricks, fail-soft.
//
// A value is what the declarer still gets, the cards on the table included; points taken before are no part of it. Every
// proof carries the cards whose ranks it used, so that the partition table can apply it to other states.
//
// Everything here belongs to the one file that includes it, so that the compiler knows who calls what and puts it in place:
// for the fastest code that file makes the search for the default techniques and as little else as possible.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <type_traits>
#include <utility>

#include "solver/hash_table.hpp"
#include "solver/oracle.hpp"
#include "solver/order.hpp"
#include "solver/partition.hpp"
#include "solver/pruning.hpp"
#include "solver/search.hpp"
#include "solver/static_answer.hpp"
#include "solver/suit_exchange.hpp"

namespace kiebitz {
namespace {

// What is searched: the game, or only what the side that leads takes until it loses a trick (oracle.hpp).
enum class Scope { game, control };

// The default techniques, and estimates where they are sure enough.
struct PruningTechniques : DefaultTechniques {
  std::shared_ptr<const Pruning> pruning;

  explicit PruningTechniques(std::shared_ptr<const Pruning> by) : pruning(std::move(by)) {}
};

// `Switches` is Techniques, or DefaultTechniques for the fastest code, or with estimates PruningTechniques. Functions of
// a player are compiled for each of the three, since most of what they ask depends on whether it is the declarer.
template <class Switches, Scope kScope = Scope::game>
class TrumpSearch final : public Search {
 public:
  TrumpSearch(const Switches& techniques, std::size_t table_bytes)
      : techniques_(techniques),
        hash_table_(techniques.table == TableKind::partition ? 0 : table_bytes, techniques.table == TableKind::canonical),
        partition_(techniques.table == TableKind::partition ? table_bytes : 0) {
    if (techniques_.declarer_oracle) declarer_oracle_ = make_oracle(Control::declarer, table_bytes);
    if (techniques_.defender_oracle != DefenderOracle::none)
      defender_oracle_ = make_oracle(control_of(techniques_.defender_oracle), table_bytes);
  }

  TrumpSearch(Control control, std::size_t table_bytes) : TrumpSearch(Switches{}, table_bytes) { control_ = control; }

  Proof prove(const Root& root, int need, NodeCounter& nodes) override {
    layout_ = root.layout;
    hands_ = root.hands;
    nodes_ = &nodes;
    known_sizes_ = lookup_ != nullptr ? lookup_->sizes(layout_->kind) : 0;
    const int total = root.points_left();
    if (need <= 0) return {0, 0, 0};
    if (need > total) return {total, 0, 0};
    tricks_asked_about_ = root.trick.on_table == 0 ? count(root.hands.cards[0]) : 0;
    if (root.trick.on_table == 0) return lead(root.trick.leader, need, total);
    switch (root.player()) {
      case 0: return follow_at<0>(root.trick, need, total);
      case 1: return follow_at<1>(root.trick, need, total);
      default: return follow_at<2>(root.trick, need, total);
    }
  }

  void consult(const Lookup* lookup) override { lookup_ = lookup; }

  // The answer for the start of a trick with its proof; the question is open, 0 < need <= total.
  Proof prove(const Layout& layout, const Hands& hands, int leader, int need, int total, NodeCounter& nodes) {
    layout_ = &layout;
    hands_ = hands;
    nodes_ = &nodes;
    return lead(leader, need, total);
  }

  void clear_table() override {
    hash_table_.clear();
    partition_.clear();
    history_ = {};
    if (techniques_.declarer_oracle) declarer_oracle_->clear_table();
    if (techniques_.defender_oracle != DefenderOracle::none) defender_oracle_->clear_table();
  }

  std::size_t table_entries() const override { return hash_table_.size() + partition_.size(); }
  bool is_proven() const override { return !kPrunes; }

 private:
  static constexpr bool kPrunes = std::is_same_v<Switches, PruningTechniques>;
  static constexpr int kSmallestStored = 3;  // states with fewer cards a hand are searched faster than looked up

  // The start of a trick. `total` is what the cards left are worth; the question is open, 0 < need <= total.
  Proof lead(int player, int need, int total) {
    const int tricks = count(hands_.cards[0]);
    if (tricks == 1) return last_trick(player, need);
    nodes_->count();
    if (kScope == Scope::game && tricks == 2) return two_tricks(player, need);
    if (techniques_.table == TableKind::partition)
      return techniques_.exchange_suits ? lead_by_exchange(player, need, total) : lead_by_partition(player, need, total);
    if (techniques_.table != TableKind::none) return lead_by_hash(player, need, total);
    Proof proof{0, 0, 0};
    return answered_by_bounds(player, need, total, proof) ? proof : expand(player, need, total, -1);
  }

  Proof lead_by_partition(int player, int need, int total) {
    PartitionTable::State state(*layout_, hands_, player, total);
    Proof proof{0, 0, 0};
    Card hint = -1;
    if (partition_.probe(*layout_, state, need, proof, hint)) return proof;
    if (answered_by_bounds(player, need, total, proof)) return proof;
    proof = expand(player, need, total, techniques_.table_moves ? hint : -1);
    // The hands are as before, so the state still describes them.
    partition_.store(*layout_, state, need, proof, best_);
    return proof;
  }

  // The same, where the table sees the side suits in an order of its own.
  Proof lead_by_exchange(int player, int need, int total) {
    const SuitExchange exchange(*layout_, hands_);
    PartitionTable::State state(*layout_, exchange.hands(), player, total);
    Proof proof{0, 0, 0};
    Card hint = -1;
    if (partition_.probe(*layout_, state, need, proof, hint)) return exchange.back(proof);
    if (answered_by_bounds(player, need, total, proof)) return proof;
    proof = expand(player, need, total, techniques_.table_moves ? exchange.back(hint) : -1);
    partition_.store(*layout_, state, need, exchange.there(proof), exchange.there(best_));
    return proof;
  }

  Proof lead_by_hash(int player, int need, int total) {
    const HashTable::Key key = hash_table_.key(*layout_, hands_, player);
    HashTable::Known known = hash_table_.probe(*layout_, key, need, total);
    if (known.answers(need)) return known.answer(need);
    Proof proof{0, 0, 0};
    if (answered_by_bounds(player, need, total, proof)) return proof;
    proof = expand(player, need, total, techniques_.table_moves ? known.hint : -1);
    known.learn(need, proof);
    hash_table_.store(key, known, best_);
    return proof;
  }

  bool answered_by_bounds(int player, int need, int total, Proof& proof) {
    if constexpr (kScope == Scope::control) return false;
    return StaticAnswer<Switches>(techniques_, *layout_, hands_).find(player, need, total, proof) ||
           answered_by_oracle(player, need, total, proof) ||
           (is_known(known_sizes_, hands_) && lookup_->answer(*layout_, hands_, player, need, proof)) ||
           answered_by_estimate(player, need, total, proof);
  }

  // The state that was asked about is always searched: else every question would find the border of one window. An
  // estimate takes cards without points for alike and all others for counted.
  bool answered_by_estimate(int player, int need, int total, Proof& proof) const {
    if constexpr (kPrunes) {
      const int tricks = count(hands_.cards[0]);
      if (tricks == tricks_asked_about_ || !Pruning::is_for(tricks)) return false;
      const Pruning::Window window = techniques_.pruning->window(*layout_, hands_, player);
      if (window.low < need && window.high >= need) return false;
      const int bound = static_cast<int>(window.low >= need ? window.low : std::max(window.high, 0.0f));
      const CardSet left = hands_.left();
      proof = {std::min(bound, total), left & layout_->worth_at_least[0], left};
      return true;
    }
    return false;
  }

  bool answered_by_oracle(int player, int need, int total, Proof& proof) {
    if (player == 0 ? !techniques_.declarer_oracle : techniques_.defender_oracle == DefenderOracle::none) return false;
    const Proof found = (player == 0 ? declarer_oracle_ : defender_oracle_)->prove(*layout_, hands_, player, need, total);
    if ((player == 0) != (found.value >= need)) return false;  // the leading side may get more by losing the lead
    proof = found;
    return true;
  }

  // Searches the cards that can be led; leaves the one that answered, if one did, in best_.
  Proof expand(int player, int need, int total, Card hint) {
    switch (player) {
      case 0: return expand_for<0>(need, total, hint);
      case 1: return expand_for<1>(need, total, hint);
      default: return expand_for<2>(need, total, hint);
    }
  }

  template <int kPlayer>
  Proof expand_for(int need, int total, Card hint) {
    Candidates moves;
    MoveOrder<kPlayer, Switches>(*layout_, hands_, techniques_).list_leads(moves, hint, history_.leads(kPlayer));
    return try_all<kPlayer, 0>(Trick::start(kPlayer), moves, need, total);
  }

  template <int kPlayer>
  Proof follow_at(const Trick& trick, int need, int total) {
    return trick.on_table == 1 ? follow<kPlayer, 1>(trick, need, total) : follow<kPlayer, 2>(trick, need, total);
  }

  // The second or third card of a trick.
  template <int kPlayer, int kPlace>
  Proof follow(const Trick& trick, int need, int total) {
    nodes_->count();
    const CardSet choices = legal(kPlayer, layout_->follow[trick.first]);
    if ((choices & (choices - 1)) == 0) return play<kPlayer, kPlace>(trick, lowest(choices), need, total);
    Candidates moves;
    MoveOrder<kPlayer, Switches>(*layout_, hands_, techniques_).template list_followers<kPlace>(
        moves, trick, choices, history_.followers(kPlayer, trick));
    if (techniques_.child_probes && kPlace == 2 && moves.size() > 1) {
      Proof proof{0, 0, 0};
      if (answered_by_child(kPlayer, trick, moves, need, total, proof)) return proof;
    }
    return try_all<kPlayer, kPlace>(trick, moves, need, total);
  }

  struct Tried {
    Card card;
    int value;
  };

  // The declarer looks for one card that reaches `need`, a defender for one that does not let it be reached.
  template <int kPlayer, int kPlace>
  Proof try_all(const Trick& trick, Candidates& moves, int need, int total) {
    constexpr bool kDeclarer = kPlayer == 0;
    std::array<Tried, Candidates::kMost> tried;
    Proof best{kDeclarer ? -1 : kEndless, 0, 0};
    for (int at = 0; at < moves.size(); ++at, moves.drop_best()) {
      const Card card = tried[at].card = moves.best();
      if (at == 0 || !bounded_by_neighbour<kPlayer>(trick, tried, at, need)) {
        const Proof proof = play<kPlayer, kPlace>(trick, card, need, total);
        if (kDeclarer == (proof.value >= need)) {
          best_ = card;
          if (learns()) learn<kPlayer>(trick, tried, at);
          return proof;
        }
        tried[at].value = proof.value;
        add_for_all<kPlayer>(best, proof, trick, card);
      }
      best.value = kDeclarer ? std::max(best.value, tried[at].value) : std::min(best.value, tried[at].value);
    }
    best_ = -1;
    return best;
  }

  // An order that does not weigh cards has no use for what it could learn.
  bool learns() const { return techniques_.history && techniques_.ordering >= Ordering::likely_cut; }

  // The last card that was tried has answered.
  template <int kPlayer>
  void learn(const Trick& trick, const std::array<Tried, Candidates::kMost>& tried, int last) {
    History::Scores& scores = trick.on_table == 0 ? history_.leads(kPlayer) : history_.followers(kPlayer, trick);
    History::praise(scores, tried[last].card);
    for (int before = 0; before < last; ++before) History::blame(scores, tried[before].card);
  }

  // Whether a neighbour tried before shows that this card cannot answer: their values differ by their points at most.
  template <int kPlayer>
  bool bounded_by_neighbour(const Trick& trick, std::array<Tried, Candidates::kMost>& tried, int at, int need) const {
    constexpr bool kDeclarer = kPlayer == 0;
    if (techniques_.quasi_symmetry == QuasiSymmetry::none) return false;
    const Card card = tried[at].card;
    CardSet chain = 0;
    for (int before = 0; before < at; ++before) {
      const Card other = tried[before].card;
      if (layout_->follow[other] != layout_->follow[card]) continue;
      if (chain == 0) chain = chain_of(*layout_, hands_, kPlayer, trick, card);
      if (!(chain >> other & 1)) continue;
      const int difference = std::abs(layout_->points[other] - layout_->points[card]);
      if (techniques_.quasi_symmetry == QuasiSymmetry::close && difference > 1) continue;
      tried[at].value = kDeclarer ? tried[before].value + difference : tried[before].value - difference;
      if (kDeclarer ? tried[at].value < need : tried[at].value >= need) return true;
    }
    return false;
  }

  // Adds the proof for a card to those for the others. Cards of a chain stand for each other: a proof that used the rank
  // of one used that of its lowest, and one that counted one of them may have counted any.
  template <int kPlayer>
  void add_for_all(Proof& sum, const Proof& proof, const Trick& trick, Card card) const {
    sum.use(proof);
    const CardSet suit = layout_->follow[card];
    const CardSet chain = chain_of(*layout_, hands_, kPlayer, trick, card), used = proof.ranks() & suit;
    sum.use(only_if(chain & used & (0 - used), chain & (0 - chain)), only_if(chain & proof.captured(), chain));
  }

  template <int kPlayer, int kPlace>
  Proof play(const Trick& trick, Card card, int need, int total) {
    if constexpr (kPlace == 2) {
      return finish_trick<kPlayer>(trick, card, need, total);
    } else {
      hands_.take(*layout_, kPlayer, card);
      const Trick next = kPlace == 0 ? Trick::led(*layout_, kPlayer, card) : trick.followed(*layout_, kPlayer, card);
      const Proof proof = follow<next_player(kPlayer), kPlace + 1>(next, need, total);
      hands_.give_back(*layout_, kPlayer, card);
      return proof;
    }
  }

  template <int kPlayer>
  Proof finish_trick(const Trick& trick, Card card, int need, int total) {
    const bool takes = layout_->beats(card, trick.best);
    const int winner = takes ? kPlayer : trick.best_player;
    const int points = trick.points + layout_->points[card], gained = winner == 0 ? points : 0;
    const CardSet by_rank = winner_by_rank(*layout_, takes ? card : trick.best, trick.cards | bit(card));
    const CardSet cards = trick.cards | bit(card);
    if (need <= gained) return {gained, by_rank, cards};
    if constexpr (kScope == Scope::control)
      if (ends_run(trick.leader, winner, takes ? card : trick.best))
        return end_of_run(winner, total - (winner == 0 ? 0 : points), need, cards, by_rank);
    if (need - gained > total - points) return {total - points + gained, by_rank, winner == 0 ? 0 : cards};
    hands_.take(*layout_, kPlayer, card);
    Proof proof = lead(winner, need - gained, total - points);
    hands_.give_back(*layout_, kPlayer, card);
    proof.value += gained;
    proof.use(by_rank, only_if((proof.value >= need) == (winner == 0), cards));
    return proof;
  }

  // Whether a trick is the last that counts for the side that leads.
  bool ends_run(int leader, int winner, Card best) const {
    if (control_ == Control::declarer || winner == 0) return (leader == 0) != (winner == 0);
    return control_ == Control::defenders_in_side_suits && winner != leader && layout_->trumps >> best & 1;
  }

  // What is left after it goes to the others, and is counted if the bound is theirs. `value` is for a run of the defenders.
  Proof end_of_run(int winner, int value, int need, CardSet trick, CardSet by_rank) const {
    const CardSet left = hands_.left() & ~trick;
    if (control_ == Control::declarer) return {0, by_rank, trick | left};
    if (value < need) return {value, by_rank, trick};
    return {value, by_rank, left | only_if(winner == 0, trick)};
  }

  // Enhanced transposition cut-off: whether what is known of a state after the trick answers already.
  bool answered_by_child(int player, const Trick& trick, const Candidates& moves, int need, int total, Proof& proof) {
    if (techniques_.table == TableKind::none || count(hands_.cards[player]) <= kSmallestStored) return false;
    return any_child(*layout_, hands_, player, trick, moves, [&](const Trick& done) {
      const int gained = done.best_player == 0 ? done.points : 0;
      if (!look_up(done.best_player, need - gained, total - done.points, proof)) return false;
      if ((player == 0) != (proof.value >= need - gained)) return false;
      proof.value += gained;
      proof.use(winner_by_rank(*layout_, done.best, done.cards),
                only_if((player == 0) == (done.best_player == 0), done.cards));
      return true;
    });
  }

  bool look_up(int player, int need, int total, Proof& proof) const {
    if (need <= 0 || need > total) {
      proof = {need <= 0 ? 0 : total, 0, 0};
      return true;
    }
    if (techniques_.table == TableKind::partition) {
      Card hint = 0;
      if (techniques_.exchange_suits) {
        const SuitExchange exchange(*layout_, hands_);
        PartitionTable::State exchanged(*layout_, exchange.hands(), player, total);
        if (!partition_.probe(*layout_, exchanged, need, proof, hint)) return false;
        proof = exchange.back(proof);
        return true;
      }
      PartitionTable::State state(*layout_, hands_, player, total);
      return partition_.probe(*layout_, state, need, proof, hint);
    }
    const HashTable::Known known =
        hash_table_.probe(*layout_, hash_table_.key(*layout_, hands_, player), need, total);
    proof = known.answer(need);
    return known.answers(need);
  }

  // A completed trick: who won it, what it is worth, and whether it was won by rank.
  struct Taken {
    int winner, points;
    CardSet cards, by_rank;
  };

  Taken taken(int leader, Card first, Card second, Card third) const {
    const int next = next_player(leader);
    Card best = first;
    int winner = leader;
    if (layout_->beats(second, best)) best = second, winner = next;
    if (layout_->beats(third, best)) best = third, winner = next_player(next);
    const CardSet cards = bit(first) | bit(second) | bit(third);
    return {winner, layout_->points[first] + layout_->points[second] + layout_->points[third], cards,
            winner_by_rank(*layout_, best, cards)};
  }

  Taken last_cards(int leader, const std::array<CardSet, kSeats>& hands) const {
    const int next = next_player(leader), last = next_player(next);
    return taken(leader, lowest(hands[leader]), lowest(hands[next]), lowest(hands[last]));
  }

  Proof last_trick(int leader, int need) const {
    const Taken trick = last_cards(leader, hands_.cards);
    const int value = trick.winner == 0 ? trick.points : 0;
    return {value, trick.by_rank, (value >= need) == (trick.winner == 0) ? trick.cards : 0};
  }

  // The last two tricks without ordering, tables or bounds: there are at most eight lines.
  Proof two_tricks(int leader, int need) const {
    const int next = next_player(leader), last = next_player(next);
    return best_of(leader, hands_.cards[leader], need, [&](Card first) {
      const CardSet suit = layout_->follow[first], thirds = legal(last, suit);
      return best_of(next, legal(next, suit), need, [&](Card second) {
        return best_of(last, thirds, need, [&](Card third) {
          const Taken trick = taken(leader, first, second, third);
          const Taken rest = last_cards(trick.winner, {hands_.cards[0] & ~trick.cards, hands_.cards[1] & ~trick.cards,
                                                       hands_.cards[2] & ~trick.cards});
          const int value = (trick.winner == 0 ? trick.points : 0) + (rest.winner == 0 ? rest.points : 0);
          const bool reached = value >= need;
          return Proof{value, trick.by_rank | rest.by_rank,
                       only_if((trick.winner == 0) == reached, trick.cards) |
                           only_if((rest.winner == 0) == reached, rest.cards)};
        });
      });
    });
  }

  CardSet legal(int player, CardSet suit) const {
    const CardSet following = hands_.cards[player] & suit;
    return following | only_if(!following, hands_.cards[player]);
  }

  // Of one or two cards, the one that answers, or all that is known of them.
  template <class Value>
  [[gnu::always_inline]] static Proof best_of(int player, CardSet cards, int need, const Value& value_of) {
    Proof best;
    for (bool is_first = true;; is_first = false) {
      const Proof proof = value_of(lowest(cards));
      cards &= cards - 1;
      if (is_first || (player == 0) == (proof.value >= need)) {
        best = proof;
      } else {
        best.value = player == 0 ? std::max(best.value, proof.value) : std::min(best.value, proof.value);
        best.use(proof);
      }
      if (!cards || (player == 0) == (best.value >= need)) return best;
    }
  }

  static constexpr int kEndless = 1000;

  Switches techniques_;
  HashTable hash_table_;
  PartitionTable partition_;
  const Layout* layout_ = nullptr;
  Hands hands_;
  NodeCounter* nodes_ = nullptr;
  int tricks_asked_about_ = 0;  // cards a hand of the state at the start of a trick that was asked about, if it was one
  History history_;
  Card best_ = -1;  // the card that answered the question last asked at the start of a trick, -1 if none did
  std::unique_ptr<Oracle> declarer_oracle_, defender_oracle_;
  const Lookup* lookup_ = nullptr;
  unsigned known_sizes_ = 0;  // of hands, for which it may be asked
  Control control_ = Control::declarer;  // whose run it is where only that is searched
};

}  // namespace
}  // namespace kiebitz
