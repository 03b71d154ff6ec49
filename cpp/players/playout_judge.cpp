#include "players/playout_judge.hpp"

#include <stdexcept>

#include "seats/game.hpp"

namespace kiebitz {
namespace {

// A game is played out at the first question about a card; then its value is known.
class PlayedOut final : public CardQuestions {
 public:
  PlayedOut(const Decision& decision, const World& world, std::uint64_t seed, const SeatPlayers& players)
      : goal_(decision.goal),
        game_(decision.seen, world),
        seed_(seed),
        players_(players),
        layout_(layout_of(decision.table.kind)) {}

  void ask_goal_of_all(const std::vector<Card>& cards, Interval* values) override {
    for (std::size_t index = 0; index < cards.size(); ++index) find(cards[index], values[index]);
  }

  void ask_goal(Card card, Interval& value) override { find(card, value); }

  void ask(Card card, int, Interval& value) override { find(card, value); }

  void find(Card card, Interval& value) override {
    if (value.is_exact()) return;
    Game game = game_;
    game.play(layout_.card_of_bit[card]);
    Random random(seed_);
    finish(game, players_, random);
    value.lower = value.upper = value_of(game);
  }

  bool had_time() const override { return true; }

 private:
  int value_of(const Game& game) const {
    const Result result = game.result();
    if (layout_.kind == Kind::null) return game.seen_by(0).defender_tricks() - game_.seen_by(0).defender_tricks();
    return goal_.is_all_tricks() && result.tricks == kTricks ? goal_.needed() : result.points;
  }

  const Goal goal_;
  const Game game_;
  const std::uint64_t seed_;
  const SeatPlayers players_;
  const Layout& layout_;
};

}  // namespace

std::unique_ptr<CardQuestions> PlayoutJudge::open(const Decision& decision, const World& world, std::size_t number,
                                                  const Means&) const {
  if (count(world[kSkat]) != 2) throw std::invalid_argument("games are played out in whole deals, not in forgotten ones");
  Random luck(decision.seed + number);
  return std::make_unique<PlayedOut>(decision, world, luck.next(),
                                     SeatPlayers{players_[0].get(), players_[1].get(), players_[2].get()});
}

}  // namespace kiebitz
