// Alpha-beta with a window as wide as the values, for card points: the search that one-point questions (trump.hpp) are measured
// against. Fail-soft, with the same order of cards and static bounds; its table knows states by their cards, or by relative
// ranks with payoff similarity, since a proof of the partition table answers one question.
#include <algorithm>

#include "solver/hash_table.hpp"
#include "solver/moves.hpp"
#include "solver/search.hpp"
#include "solver/static_answer.hpp"

namespace kiebitz {
namespace {

class FullWindowSearch final : public Search {
 public:
  FullWindowSearch(const Techniques& techniques, std::size_t table_bytes)
      : techniques_(techniques),
        table_(techniques.table == TableKind::none ? 0 : table_bytes, techniques.table != TableKind::bare) {}

  // The value, whatever is asked.
  Proof prove(const Root& root, int, NodeCounter& nodes) override {
    layout_ = root.layout;
    hands_ = root.hands;
    nodes_ = &nodes;
    const int total = root.points_left();
    const int value = root.trick.on_table ? best_card(root.trick, -1, total + 1, total, -1).value
                                          : lead(root.trick.leader, -1, total + 1, total);
    return proof_by_all(value, root.hands.left());
  }

  void clear_table() override {
    table_.clear();
    history_ = {};
  }

  std::size_t table_entries() const override { return table_.size(); }

 private:
  // A value between alpha and beta is exact, one beyond them a bound. `total` is what the cards left are worth.
  int lead(int player, int alpha, int beta, int total) {
    if (beta <= 0 || total == 0) return 0;
    if (alpha >= total) return total;
    const HashTable::Key key = table_.key(*layout_, hands_, player);
    HashTable::Known known = what_is_known(key, alpha, beta, total);
    if (known.low >= beta || known.low == known.high) return known.low;
    if (known.high <= alpha) return known.high;
    int bound = 0;
    if (is_beyond_statically(player, alpha, beta, total, bound)) return bound;
    const Choice best = best_card(Trick::start(player), alpha, beta, total, techniques_.table_moves ? known.hint : -1);
    if (best.value > alpha) known.low = std::max(known.low, best.value);
    if (best.value < beta) known.high = std::min(known.high, best.value);
    if (techniques_.table != TableKind::none) table_.store(key, known, best.card);
    return best.value;
  }

  HashTable::Known what_is_known(const HashTable::Key& key, int alpha, int beta, int total) const {
    if (techniques_.table == TableKind::none) return {0, total};
    HashTable::Known known = table_.probe(*layout_, key, beta, total);
    if (known.answers(beta) && known.low >= beta) return known;
    const HashTable::Known below = table_.probe(*layout_, key, alpha + 1, total);
    return {std::max(known.low, below.low), std::min(known.high, below.high), known.hint};
  }

  bool is_beyond_statically(int player, int alpha, int beta, int total, int& bound) const {
    const StaticAnswer<Techniques> answer(techniques_, *layout_, hands_);
    Proof proof{0, 0};
    const auto finds = [&](int need) { return need > 0 && need <= total && answer.find(player, need, total, proof); };
    const bool found = (finds(beta) && proof.value >= beta) || (finds(alpha + 1) && proof.value <= alpha);
    bound = proof.value;
    return found;
  }

  struct Choice {
    int value;
    Card card;  // the one that is best, -1 if none is good enough to be sure of it
  };

  Choice best_card(const Trick& trick, int alpha, int beta, int total, Card hint) {
    nodes_->count();
    const int player = (trick.leader + trick.on_table) % kSeats;
    const bool is_declarer = player == 0;
    Candidates moves = moves_of(*layout_, hands_, techniques_, trick, hint, history_);
    Choice best{is_declarer ? -1 : kEndless, -1};
    std::array<Card, Candidates::kMost> tried;
    for (int at = 0; at < moves.size(); ++at, moves.drop_best()) {
      const Card card = tried[at] = moves.best();
      const int value = after(trick, player, card, alpha, beta, total);
      if (is_declarer ? value <= best.value : value >= best.value) continue;
      best.value = value;
      if (is_declarer ? value > alpha : value < beta) best.card = card;
      (is_declarer ? alpha : beta) = is_declarer ? std::max(alpha, value) : std::min(beta, value);
      if (alpha < beta) continue;
      learn(player, trick, tried, at);
      break;
    }
    return best;
  }

  int after(const Trick& trick, int player, Card card, int alpha, int beta, int total) {
    const Trick next = trick.after(*layout_, player, card);
    hands_.take(*layout_, player, card);
    int value;
    if (next.on_table < kSeats) {
      value = best_card(next, alpha, beta, total, -1).value;
    } else {
      const int gained = next.best_player == 0 ? next.points : 0;
      value = gained + lead(next.best_player, alpha - gained, beta - gained, total - next.points);
    }
    hands_.give_back(*layout_, player, card);
    return value;
  }

  // The last card that was tried has cut.
  void learn(int player, const Trick& trick, const std::array<Card, Candidates::kMost>& tried, int last) {
    if (!techniques_.history || techniques_.ordering < Ordering::likely_cut) return;
    History::Scores& scores = trick.on_table == 0 ? history_.leads(player) : history_.followers(player, trick);
    History::praise(scores, tried[last]);
    for (int before = 0; before < last; ++before) History::blame(scores, tried[before]);
  }

  static constexpr int kEndless = 1000;

  Techniques techniques_;
  HashTable table_;
  History history_;
  const Layout* layout_ = nullptr;
  Hands hands_;
  NodeCounter* nodes_ = nullptr;
};

}  // namespace

std::unique_ptr<Search> make_full_window_search(const Techniques& techniques, std::size_t table_bytes) {
  return std::make_unique<FullWindowSearch>(techniques, table_bytes);
}

}  // namespace kiebitz
