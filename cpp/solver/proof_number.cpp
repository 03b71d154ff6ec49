// Proof-number search, depth first (df-pn), for card points and for runs of tricks: of all that is open it goes on where the
// fewest states are left to be shown, by those who say that the number asked for is reached, or by those who deny it.
//
// States within a trick have numbers too. A question answered at the start of a trick goes to the same table by relative ranks
// that the zero window can use. Numbers are sums over cards, though lines meet again: what is counted twice only seems harder.
#include <algorithm>
#include <optional>
#include <unordered_map>

#include "solver/hash_table.hpp"
#include "solver/moves.hpp"
#include "solver/run_order.hpp"
#include "solver/search.hpp"
#include "solver/static_answer.hpp"

namespace kiebitz {
namespace {

// States still to be shown: until the number is reached, until it cannot be.
struct Effort {
  std::uint32_t to_prove, to_refute;
};
constexpr std::uint32_t kNever = 1u << 30;
constexpr Effort kProven{0, kNever}, kRefuted{kNever, 0}, kUnknown{1, 1};

class ProofNumberSearch final : public Search {
 public:
  // Without a run it is card points that count.
  ProofNumberSearch(std::optional<RunGoal> run, const Techniques& techniques, std::size_t table_bytes)
      : run_(run),
        techniques_(techniques),
        answers_(table_bytes / 2, techniques.table != TableKind::bare),
        most_efforts_(std::max(table_bytes / 2 / kBytesForEffort, kFewestEfforts)) {}

  Proof prove(const Root& root, int need, NodeCounter& nodes) override {
    return proof_by_all(bound(root, need, nodes), root.hands.left());
  }

  void clear_table() override {
    answers_.clear();
    efforts_.clear();
  }

  std::size_t table_entries() const override { return answers_.size() + efforts_.size(); }

 private:
  static constexpr std::size_t kBytesForEffort = 40, kFewestEfforts = 1 << 12;

  int bound(const Root& root, int need, NodeCounter& nodes) {
    layout_ = root.layout;
    hands_ = root.hands;
    nodes_ = &nodes;
    efforts_.clear();  // the next root may be of another deal
    const int total = run_ ? count(hands_.cards[root.player()]) : root.points_left();
    if (need <= 0) return 0;
    if (need > total) return total;
    return search({root.trick, need, total}, {kNever, kNever}).to_prove == 0 ? need : need - 1;
  }

  // What is asked, beside the hands. `total` is the most that can come.
  struct Asked {
    Trick trick;
    int need, total;

    int player() const { return (trick.leader + trick.on_table) % kSeats; }
    bool is_open() const { return need > 0 && need <= total; }
  };

  struct Child {
    Card card;
    Asked asked;
    Effort effort;
  };

  bool wants(int player) const { return (player == 0) == (!run_ || run_->wanted_by_declarer); }

  Effort search(const Asked& asked, Effort limit) {
    nodes_->count();
    Effort effort = kUnknown;
    if (asked.trick.on_table == 0 && is_answered(asked, effort)) return keep(asked, effort);
    std::array<Child, Candidates::kMost> children;
    const int number = list_children(asked, children);
    for (;;) {
      const std::size_t at = easiest(children, number, wants(asked.player()), effort);
      if (effort.to_prove >= limit.to_prove || effort.to_refute >= limit.to_refute) break;
      Child& child = children[at];
      const Effort most = limit_for(children, number, at, wants(asked.player()), effort, limit);
      hands_.take(*layout_, asked.player(), child.card);
      child.effort = search(child.asked, most);
      hands_.give_back(*layout_, asked.player(), child.card);
    }
    if (asked.trick.on_table == 0 && (effort.to_prove == 0 || effort.to_refute == 0)) remember(asked, effort.to_prove == 0);
    return keep(asked, effort);
  }

  // The child to go on with, and what it takes in all: the least of the children for those who may choose, all for the others.
  static std::size_t easiest(const std::array<Child, Candidates::kMost>& children, int number, bool wants, Effort& effort) {
    std::uint32_t least = kNever, sum = 0;
    std::size_t best = 0;
    for (std::size_t at = 0; at < static_cast<std::size_t>(number); ++at) {
      const auto [proving, refuting] = children[at].effort;
      const std::uint32_t own = wants ? proving : refuting, others = wants ? refuting : proving;
      if (own < least || at == 0) least = own, best = at;
      sum = std::min(kNever, sum + others);
    }
    effort = wants ? Effort{least, sum} : Effort{sum, least};
    return best;
  }

  // How long to stay with a child: until another is easier, or the node as a whole is harder than it may be.
  static Effort limit_for(const std::array<Child, Candidates::kMost>& children, int number, std::size_t chosen, bool wants,
                          const Effort& effort, const Effort& limit) {
    std::uint32_t second = kNever;
    for (std::size_t at = 0; at < static_cast<std::size_t>(number); ++at)
      if (at != chosen) second = std::min(second, wants ? children[at].effort.to_prove : children[at].effort.to_refute);
    const Effort& child = children[chosen].effort;
    if (wants)
      return {std::min(limit.to_prove, second + 1), std::min(kNever, limit.to_refute - effort.to_refute + child.to_refute)};
    return {std::min(kNever, limit.to_prove - effort.to_prove + child.to_prove), std::min(limit.to_refute, second + 1)};
  }

  int list_children(const Asked& asked, std::array<Child, Candidates::kMost>& children) {
    const int player = asked.player();
    Candidates moves = run_ ? moves_of_run(asked.trick, player)
                            : moves_of(*layout_, hands_, techniques_, asked.trick, -1, history_);
    for (int at = 0; at < moves.size(); ++at, moves.drop_best()) {
      Child& child = children[at];
      child.card = moves.best();
      child.asked = after(asked, player, child.card);
      hands_.take(*layout_, player, child.card);
      child.effort = effort_of(child.asked);
      hands_.give_back(*layout_, player, child.card);
    }
    return moves.size();
  }

  Candidates moves_of_run(const Trick& trick, int player) const {
    const RunOrder order(*layout_, hands_, techniques_, layout_->kind == Kind::null);
    const CardSet hand = hands_.cards[player], following = trick.on_table ? hand & layout_->follow[trick.first] : 0;
    Candidates moves;
    if (trick.on_table == 0)
      order.list_leads(moves, player, hand, -1);
    else
      order.list_followers(moves, player, trick, following ? following : hand);
    return moves;
  }

  Asked after(const Asked& asked, int player, Card card) const {
    const Trick trick = asked.trick.after(*layout_, player, card);
    if (trick.on_table < kSeats) return {trick, asked.need, asked.total};
    const Trick next = Trick::start(trick.best_player);
    const bool by_declarer = trick.best_player == 0;
    if (!run_) return {next, asked.need - (by_declarer ? trick.points : 0), asked.total - trick.points};
    if (by_declarer != run_->of_declarer) return {next, 1, 0};
    return {next, asked.need - 1, asked.total - 1};
  }

  Effort effort_of(const Asked& asked) const {
    if (!asked.is_open()) return asked.need <= 0 ? kProven : kRefuted;
    const auto found = efforts_.find(key_of(asked));
    return found == efforts_.end() ? kUnknown : found->second;
  }

  Effort keep(const Asked& asked, const Effort& effort) {
    if (efforts_.size() >= most_efforts_) efforts_.clear();
    return efforts_[key_of(asked)] = effort;
  }

  // The cards left and those on the table, who leads, and what is asked: within one question nothing else differs.
  std::uint64_t key_of(const Asked& asked) const {
    const Trick& trick = asked.trick;
    const CardSet second = trick.on_table == 2 ? trick.cards & ~bit(trick.first) : CardSet{0};
    const auto place = [](CardSet card) { return card ? static_cast<std::uint64_t>(lowest(card)) + 1 : 0; };
    return std::uint64_t{hands_.left()} << 32 | place(trick.on_table ? bit(trick.first) : 0) << 26 | place(second) << 20 |
           static_cast<std::uint64_t>(trick.leader) << 8 | static_cast<std::uint64_t>(asked.need);
  }

  // The state behind a question may have been answered by itself, by another of the same ranks, or without search.
  bool is_answered(const Asked& asked, Effort& effort) const {
    const HashTable::Known known = answers_.probe(*layout_, answer_key(asked), asked.need, asked.total);
    if (known.answers(asked.need)) {
      effort = known.low >= asked.need ? kProven : kRefuted;
      return true;
    }
    Proof proof{0, 0};
    if (!answered_statically(asked, proof)) return false;
    effort = proof.value >= asked.need ? kProven : kRefuted;
    return true;
  }

  bool answered_statically(const Asked& asked, Proof& proof) const {
    const int player = asked.trick.leader;
    if (!run_) return StaticAnswer<Techniques>(techniques_, *layout_, hands_).find(player, asked.need, asked.total, proof);
    const bool is_null = layout_->kind == Kind::null && !run_->of_declarer && run_->wanted_by_declarer;
    const RunBounds bounds(*layout_, hands_);
    return is_null && player != 0 &&
           ((techniques_.defender_bound && bounds.declarer_must_take(player, asked.need, proof)) ||
            (techniques_.declarer_bound != DeclarerBound::none && bounds.declarer_is_safe(proof)));
  }

  void remember(const Asked& asked, bool reached) {
    HashTable::Known known{0, asked.total};
    Proof found{reached ? asked.need : asked.need - 1, 0};
    known.learn(asked.need, found);
    answers_.store(answer_key(asked), known, -1);
  }

  // In runs points do not count: the table is told only how many cards are left.
  HashTable::Key answer_key(const Asked& asked) const {
    HashTable::Key key = answers_.key(*layout_, hands_, asked.trick.leader);
    if (run_) key.left = ~CardSet{0} >> (kCards - count(key.left));
    return key;
  }

  const std::optional<RunGoal> run_;
  const Techniques techniques_;
  HashTable answers_;
  std::size_t most_efforts_;
  std::unordered_map<std::uint64_t, Effort> efforts_;
  History history_;  // stays empty: the numbers say where to go on
  const Layout* layout_ = nullptr;
  Hands hands_;
  NodeCounter* nodes_ = nullptr;
};

}  // namespace

std::unique_ptr<Search> make_proof_number_search(std::optional<RunGoal> run, const Techniques& techniques,
                                                 std::size_t table_bytes) {
  return std::make_unique<ProofNumberSearch>(run, techniques, table_bytes);
}

}  // namespace kiebitz
