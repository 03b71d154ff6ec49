#include "judging/playout_judge.hpp"

#include <stdexcept>

#include "judging/continued.hpp"
#include "seats/game.hpp"

namespace kiebitz {
namespace {

class PlayedOn final : public ContinuedWorld {
 public:
  PlayedOn(const Decision& decision, const World& world, std::uint64_t seed, const SeatPlayers& players, int moves,
           const Means& means)
      : ContinuedWorld(decision.goal, means),
        game_(decision.seen, world),
        position_(position_of(decision, world)),
        seed_(seed),
        players_(players),
        moves_(moves) {}

 private:
  Continued play_on(Card card) override {
    Game game = game_;
    Random random(seed_);
    std::array<Card, kPlays> cards;  // bits of the layout
    for (int move = 0;; ++move) {
      const int survived = survived_in(game);
      cards[move] = card;
      game.play(layout().card_of_bit[card]);
      if (game.is_over()) return {value_of(game), position_, card, survived};
      if (move == moves_) return {std::nullopt, position_after(cards.begin(), cards.begin() + move), card, survived};
      const int turn = game.turn();
      card = layout().bit_of_card[players_[turn]->choose(game.seen_by(turn), random)];
    }
  }

  template <typename Cards>
  Position position_after(Cards first, Cards end) const {
    Position position = position_;
    for (; first != end; ++first) position.play(*first);
    return position;
  }

  const Layout& layout() const { return position_.layout(); }

  int survived_in(const Game& game) const {
    if (layout().kind != Kind::null) return 0;
    return game.seen_by(0).defender_tricks() - game_.seen_by(0).defender_tricks();
  }

  int value_of(const Game& game) const {
    if (layout().kind == Kind::null) return survived_in(game);
    const Result result = game.result();
    return goal_.is_all_tricks() && result.tricks == kTricks ? goal_.needed() : result.points;
  }

  const Game game_;
  const Position position_;
  const std::uint64_t seed_;
  const SeatPlayers players_;
  const int moves_;
};

}  // namespace

PlayoutJudge::PlayoutJudge(Players players, int moves)
    : players_(std::move(players)),
      moves_(moves),
      players_in_a_row_(SeatPlayer::most_in_a_row({players_.declarer.get(), players_.defenders.get()})) {
  if (moves < 1) throw std::invalid_argument("a world is played on by one card at least");
}

std::unique_ptr<CardQuestions> PlayoutJudge::open(const Decision& decision, const World& world, std::size_t number,
                                                  const Means& means) const {
  if (count(world[kSkat]) != 2) throw std::invalid_argument("games are played out in whole deals, not in forgotten ones");
  Random luck(decision.seed + number);
  SeatPlayers players;
  players.fill(players_.defenders.get());
  players[decision.seen.declarer] = players_.declarer.get();
  return std::make_unique<PlayedOn>(decision, world, luck.next(), players, moves_, means);
}

}  // namespace kiebitz
