// Card play with all cards open: three hands, the cards on the table, whose turn it is; play and undo.
//
// Cards are bits of the position's layout. The core knows nothing of auctions, announcements or early ends.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/layout.hpp"

namespace kiebitz {

class Position {
 public:
  // What a caller hands over; `check` of position.cpp names the fault of an impossible one.
  struct Setup {
    Kind kind = Kind::grand;
    int declarer = 0;
    std::array<CardSet, kSeats> hands = {};  // in the cards of cards.hpp, like `trick`
    int leader = 0;
    std::vector<Card> trick;  // the cards on the table, in the order they were played
    int points = 0;           // card points the declarer has taken, the skat included if it shall count
    int tricks = 0;           // tricks the declarer has taken
  };

  // Throws std::invalid_argument that names what is wrong.
  explicit Position(const Setup& setup);

  const Layout& layout() const { return *layout_; }
  int declarer() const { return declarer_; }
  int leader() const { return leader_; }
  int turn() const { return turn_; }
  CardSet hand(int seat) const { return hands_[seat]; }
  CardSet cards_left() const { return hands_[0] | hands_[1] | hands_[2]; }
  int on_table() const { return on_table_; }
  Card table_card(int place) const { return trick_[place]; }
  int points() const { return points_; }
  int tricks() const { return tricks_; }
  int tricks_left() const { return count(hands_[leader_]) + (on_table_ > 0); }  // the one under way included
  int defender_tricks() const { return kTricks - tricks_left() - tricks_; }
  bool is_over() const { return cards_left() == 0; }

  CardSet legal() const {
    const CardSet hand = hands_[turn_];
    const CardSet following = on_table_ ? hand & layout_->follow[trick_[0]] : 0;
    return following ? following : hand;
  }

  // The card must be legal.
  void play(Card card);
  // There must be a card that was played here.
  void undo();
  std::size_t played() const { return history_.size(); }

 private:
  // What play changes besides the hand of the player.
  struct Undo {
    std::int8_t card, leader, turn, on_table, points, tricks;
    std::array<std::int8_t, 2> trick;
  };

  int trick_winner(Card last) const;

  const Layout* layout_;
  std::array<CardSet, kSeats> hands_;
  int declarer_, leader_, turn_;
  int on_table_ = 0;
  std::array<Card, 2> trick_ = {};
  int points_, tricks_;
  std::vector<Undo> history_;
};

// How many sequences of `depth` legal cards there are from here; shorter ones where the cards run out before.
std::uint64_t perft(Position& position, int depth);

}  // namespace kiebitz
