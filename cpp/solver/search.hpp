// The searches behind the solver: each answers "at least so much?" for one open-hand state.
#pragma once

#include <memory>
#include <optional>

#include "solver/candidates.hpp"
#include "solver/hands.hpp"
#include "solver/limits.hpp"
#include "solver/lookup.hpp"
#include "solver/proof.hpp"
#include "solver/techniques.hpp"
#include "solver/trick.hpp"

namespace kiebitz {

// A state to be searched: players counted from the declarer, perhaps in the middle of a trick.
struct Root {
  const Layout* layout;
  Hands hands;
  Trick trick;

  int player() const { return (trick.leader + trick.on_table) % kSeats; }
  CardSet legal() const {
    const CardSet hand = hands.cards[player()];
    const CardSet following = trick.on_table ? hand & layout->follow[trick.first] : 0;
    return following ? following : hand;
  }
  // The state after a legal card; a completed trick is cleared away and its winner leads.
  Root after(Card card) const {
    Root next = *this;
    next.hands.take(*layout, player(), card);
    next.trick = trick.after(*layout, player(), card);
    if (next.trick.on_table == kSeats) next.trick = Trick::start(next.trick.best_player);
    return next;
  }

  int points_left() const { return layout->points_of(hands.left()) + trick.points; }
};

class Search {
 public:
  virtual ~Search() = default;

  // A proven bound on the value: at least `need`, then a lower one, or less, then an upper one; with what it relied on.
  virtual Proof prove(const Root& root, int need, NodeCounter& nodes) = 0;
  int ask(const Root& root, int need, NodeCounter& nodes) { return prove(root, need, nodes).value; }

  // From now on what is known beforehand is looked up, where it is of this game; null for nothing. Searches that are there
  // to be measured look nothing up.
  virtual void consult(const Lookup*) {}

  virtual void clear_table() = 0;
  virtual std::size_t table_entries() const = 0;
  // Whether its answers are proofs; estimates may contradict each other.
  virtual bool is_proven() const { return true; }
};

// Whether one of the third cards of a trick leads to a state that answers, as `answers` finds with the card played.
template <class Answers>
bool any_child(const Layout& layout, Hands& hands, int player, const Trick& trick, const Candidates& moves,
               Answers&& answers) {
  for (int at = 0; at < moves.size(); ++at) {
    const Card card = moves[at];
    hands.take(layout, player, card);
    const bool answered = answers(trick.after(layout, player, card));
    hands.give_back(layout, player, card);
    if (answered) return true;
  }
  return false;
}

// Card points the declarer still gets in a suit or grand game.
std::unique_ptr<Search> make_trump_search(const Techniques& techniques, std::size_t table_bytes);
// The same, but for answers that are only likely (pruning.hpp).
class Pruning;
std::unique_ptr<Search> make_pruned_search(std::shared_ptr<const Pruning> pruning, std::size_t table_bytes);

// How long one side takes every trick: the number of tricks until the other side takes its first.
struct RunGoal {
  bool of_declarer;       // whose tricks are counted
  bool wanted_by_declarer;  // who wants the run to last: in null the declarer wants the defenders' to
};
std::unique_ptr<Search> make_run_search(RunGoal goal, const Techniques& techniques, std::size_t table_bytes);

// The other methods, which those above hand over to. Without a run it is card points that count.
std::unique_ptr<Search> make_full_window_search(const Techniques& techniques, std::size_t table_bytes);
std::unique_ptr<Search> make_proof_number_search(std::optional<RunGoal> run, const Techniques& techniques,
                                                 std::size_t table_bytes);

}  // namespace kiebitz
