// Questions about one state, put to one search: its value, the value of every card, a line of best play.
//
// Results are filled in as they are proven: when the limits stop the search (SearchStopped), what is there holds.
#pragma once

#include <stdexcept>
#include <vector>

#include "solver/measure.hpp"

namespace kiebitz {

struct CardBounds {
  Card card;
  Interval value;
};

class Inquiry {
  // The question about a state that its search answers, what was gained on the way to it included.
  struct Asking {
    Search& search;
    NodeCounter& nodes;
    const Root& root;
    int gained;

    int operator()(int need) const { return gained + search.ask(root, need - gained, nodes); }
  };

  Asking asking(const Root& root) { return {search_, nodes_, root, 0}; }
  Asking asking(const Measure::Step& step) { return {search_, nodes_, step.next, step.gained}; }

 public:
  Inquiry(Search& search, const Measure& measure, Steps steps, NodeCounter& nodes)
      : search_(search), measure_(measure), steps_(steps), nodes_(nodes) {}

  Interval unknown(const Root& root) const { return {0, measure_.most(root)}; }

  void find_value(const Root& root, int guess, Interval& value) {
    const Asking ask = asking(root);
    if (search_.is_proven())
      close_in(value, guess, steps_, ask);
    else  // what was answered first is believed
      close_in(value, guess, steps_, [&](int need) { return std::clamp(ask(need), value.lower, value.upper); });
  }

  void ask(const Root& root, int need, Interval& value) { ask_once(value, need, asking(root)); }

  // Every legal card with what is known of it without search.
  std::vector<CardBounds> list_cards(const Root& root) const {
    std::vector<CardBounds> cards;
    for (CardSet rest = root.legal(); rest; rest &= rest - 1) {
      const Measure::Step step = measure_.after(root, lowest(rest));
      const int most = step.ends ? 0 : measure_.most(step.next);
      cards.push_back({lowest(rest), {step.gained, step.gained + most}});
    }
    return cards;
  }

  // The value of every card, the best of those before being the first guess for the next.
  void find_cards(const Root& root, int guess, std::vector<CardBounds>& cards) {
    const bool wanted = measure_.wanted_by(root.player());
    bool is_first = true;
    for_each_card(root, cards, [&](const Measure::Step& step, Interval& value) {
      close_in(value, guess, steps_, asking(step));
      const int next = value.lower + 1;
      guess = is_first ? next : wanted ? std::max(guess, next) : std::min(guess, next);
      is_first = false;
    });
  }

  void ask_cards(const Root& root, int need, std::vector<CardBounds>& cards) {
    for_each_card(root, cards,
                  [&](const Measure::Step& step, Interval& value) { ask_once(value, need, asking(step)); });
  }

  // The value of a state, given those of its cards.
  Interval best_of(const Root& root, const std::vector<CardBounds>& cards) const {
    Interval best = unknown(root);
    if (cards.empty()) return best;
    best = cards.front().value;
    const bool wanted = measure_.wanted_by(root.player());
    for (const CardBounds& card : cards) {
      best.lower = wanted ? std::max(best.lower, card.value.lower) : std::min(best.lower, card.value.lower);
      best.upper = wanted ? std::max(best.upper, card.value.upper) : std::min(best.upper, card.value.upper);
    }
    return best;
  }

  // Best play by both sides from a state of known value: at every turn the weakest card that keeps it.
  void find_line(Root root, int value, std::vector<Card>& line) {
    for (bool ends = root.hands.left() == 0; !ends;) {
      const Card card = card_that_keeps(root, value);
      const Measure::Step step = measure_.after(root, card);
      line.push_back(card);
      value -= step.gained;
      ends = step.ends;
      root = step.next;
    }
  }

 private:
  // From the highest card down: the values of high cards help more with those of low ones than the other way round.
  template <typename Work>
  void for_each_card(const Root& root, std::vector<CardBounds>& cards, Work&& work) {
    try {
      for (auto card = cards.rbegin(); card != cards.rend(); ++card) {
        learn_from_neighbours(root, cards, *card);
        work(measure_.after(root, card->card), card->value);
      }
    } catch (const SearchStopped&) {
      for (CardBounds& card : cards) learn_from_neighbours(root, cards, card);
      throw;
    }
  }

  // Neighbours in a hand stand for each other but for their points.
  void learn_from_neighbours(const Root& root, const std::vector<CardBounds>& cards, CardBounds& card) const {
    const CardSet chain = chain_of(*root.layout, root.hands, root.player(), root.trick, card.card);
    for (const CardBounds& other : cards) {
      if (!(chain >> other.card & 1)) continue;
      const int difference = measure_.difference(*root.layout, card.card, other.card);
      card.value.meet({other.value.lower - difference, other.value.upper + difference});
    }
  }

  Card card_that_keeps(const Root& root, int value) {
    const CardSet legal = root.legal();
    for (CardSet rest = legal; rest & (rest - 1); rest &= rest - 1)
      if (keeps(root, lowest(rest), value)) return lowest(rest);
    return highest(legal);  // one must, so the last needs no question
  }

  bool keeps(const Root& root, Card card, int value) {
    const bool wanted = measure_.wanted_by(root.player());
    const Measure::Step step = measure_.after(root, card);
    const int need = wanted ? value : value + 1;
    Interval worth{step.gained, step.gained + (step.ends ? 0 : measure_.most(step.next))};
    ask_once(worth, need, asking(step));
    return (worth.lower >= need) == wanted;
  }

  Search& search_;
  const Measure& measure_;
  const Steps steps_;
  NodeCounter& nodes_;
};

}  // namespace kiebitz
