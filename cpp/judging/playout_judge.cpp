#include "judging/playout_judge.hpp"

#include <optional>
#include <stdexcept>

#include "judging/open_cards.hpp"
#include "seats/game.hpp"

namespace kiebitz {
namespace {

// What has become of a world after a card: its value, or the last card that was played, which the solver is asked about.
struct Continued {
  std::optional<int> value;
  Position before;  // the last card, where that is asked about
  Card last;        // a bit of the layout
  int survived;     // tricks of a null game, until then
};

class PlayedOn final : public CardQuestions {
 public:
  PlayedOn(const Decision& decision, const World& world, std::uint64_t seed, const SeatPlayers& players, int moves,
           const Means& means)
      : goal_(decision.goal),
        game_(decision.seen, world),
        position_(position_of(decision, world)),
        seed_(seed),
        players_(players),
        moves_(moves),
        means_(means),
        nodes_left_(means.nodes) {}

  void ask_goal_of_all(const std::vector<Card>& cards, Interval* values) override {
    for (std::size_t index = 0; index < cards.size(); ++index) ask_goal(cards[index], values[index]);
  }

  void ask_goal(Card card, Interval& value) override {
    put(card, value, [](OpenCards& open, Card last, Interval& found, int) { open.ask_goal(last, found); });
  }

  void ask(Card card, int need, Interval& value) override {
    put(card, value,
        [&](OpenCards& open, Card last, Interval& found, int survived) { open.ask(last, need - survived, found); });
  }

  void find(Card card, Interval& value) override {
    put(card, value, [](OpenCards& open, Card last, Interval& found, int) { open.find(last, found); });
  }

  bool had_time() const override { return had_time_; }

 private:
  // A question about a card is one about the card played last, unless the game is over by then.
  template <typename Question>
  void put(Card card, Interval& value, Question&& question) {
    if (value.is_exact()) return;
    const Continued& continued = continued_with(card);
    if (continued.value) {
      value.lower = value.upper = *continued.value;
      return;
    }
    OpenCards open(means_.solver, continued.before, goal_, means_.limits, nodes_left_);
    Interval found{0, goal_.most(continued.before)};
    question(open, continued.last, found, continued.survived);
    value.meet(found.shifted(continued.survived));
    nodes_left_ = open.nodes_left();
    had_time_ = had_time_ && open.had_time();
  }

  // The world is played on at the first question about a card.
  const Continued& continued_with(Card card) {
    std::optional<Continued>& continued = continued_[static_cast<std::size_t>(card)];
    if (!continued) continued = play_on(card);
    return *continued;
  }

  Continued play_on(Card card) const {
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

  const Goal goal_;
  const Game game_;
  const Position position_;
  const std::uint64_t seed_;
  const SeatPlayers players_;
  const int moves_;
  const Means means_;
  std::uint64_t nodes_left_;
  bool had_time_ = true;
  std::array<std::optional<Continued>, kCards> continued_ = {};
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
