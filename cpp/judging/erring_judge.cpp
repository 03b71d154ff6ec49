#include "judging/erring_judge.hpp"

#include <stdexcept>

#include "base/random.hpp"
#include "judging/continued.hpp"

namespace kiebitz {
namespace {

class Erred final : public ContinuedWorld {
 public:
  Erred(const Position& position, const Goal& goal, const Means& means, double share, std::uint64_t seed)
      : ContinuedWorld(goal, means), position_(position), share_(share), seed_(seed) {}

 private:
  // From slip to slip: in between best play, after the last one the solver tells what is left.
  Continued play_on(Card card) override {
    Position position = position_;
    Random random(seed_);
    for (;;) {
      const Position before = position;
      position.play(card);
      if (position.is_over()) return {position.points(), before, card, 0};
      const int cards = cards_until_slip(random, count(position.cards_left()));
      if (cards == count(position.cards_left()) || !play_well(position, cards)) return {std::nullopt, before, card, 0};
      card = any_legal(position, random);
    }
  }

  // How many cards are played well before somebody errs; all that are left if nobody does.
  int cards_until_slip(Random& random, int left) const {
    int cards = 0;
    while (cards < left && random.unit() >= share_) ++cards;
    return cards;
  }

  // So many cards of best play; false if there is no time to find them.
  bool play_well(Position& position, int cards) {
    if (cards == 0) return true;
    const Answer best = answer(position, {Question::What::line});
    if (!best.complete) return false;
    for (int card = 0; card < cards; ++card) position.play(position.layout().bit_of_card[best.line[card]]);
    return true;
  }

  static Card any_legal(const Position& position, Random& random) {
    CardSet legal = position.legal();
    for (std::uint64_t skipped = random.below(static_cast<std::uint64_t>(count(legal))); skipped > 0; --skipped)
      legal &= legal - 1;
    return lowest(legal);
  }

  const Position position_;
  const double share_;
  const std::uint64_t seed_;
};

}  // namespace

ErringJudge::ErringJudge(double share) : share_(share) {
  if (!(share >= 0 && share < 1)) throw std::invalid_argument("the share of errors is from 0 to 1, which it does not reach");
}

std::unique_ptr<CardQuestions> ErringJudge::open(const Decision& decision, const World& world, std::size_t number,
                                                 const Means& means) const {
  if (decision.table.kind == Kind::null || decision.goal.is_all_tricks()) return SolverJudge().open(decision, world, number, means);
  Random luck(decision.seed + number);
  return std::make_unique<Erred>(position_of(decision, world), decision.goal, means, share_, luck.next());
}

}  // namespace kiebitz
