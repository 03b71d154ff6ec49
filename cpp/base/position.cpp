#include "base/position.hpp"

#include <stdexcept>
#include <string>

namespace kiebitz {
namespace {

void require(bool holds, const std::string& fault) {
  if (!holds) throw std::invalid_argument(fault);
}

void check_range(const Position::Setup& setup) {
  const int kind = static_cast<int>(setup.kind);
  require(0 <= kind && kind < kKinds, "the kind of game is a number from 0 to 5");
  require(0 <= setup.declarer && setup.declarer < kSeats, "the declarer is seat 0, 1 or 2");
  require(0 <= setup.leader && setup.leader < kSeats, "the leader is seat 0, 1 or 2");
  require(setup.trick.size() <= 2, "a trick under way has at most 2 cards");
  for (Card card : setup.trick) require(0 <= card && card < kCards, "a card is a number from 0 to 31");
  require(0 <= setup.points && setup.points <= kDeckPoints, "the declarer's points are from 0 to 120");
  require(0 <= setup.tricks && setup.tricks <= 10, "the declarer's tricks are from 0 to 10");
}

void check_cards(const Position::Setup& setup) {
  CardSet seen = 0;
  for (CardSet hand : setup.hands) {
    require(!(seen & hand), "a card is in two hands");
    seen |= hand;
  }
  for (Card card : setup.trick) {
    require(!(seen & bit(card)), "a card on the table is also somewhere else");
    seen |= bit(card);
  }
}

void check_counts(const Position::Setup& setup) {
  const int on_table = static_cast<int>(setup.trick.size());
  const int full = count(setup.hands[setup.leader]) + (on_table > 0);
  require(full <= 10, "a hand has at most 10 cards");
  for (int place = 0; place < kSeats; ++place) {
    const int seat = (setup.leader + place) % kSeats;
    require(count(setup.hands[seat]) == full - (place < on_table),
            "seat " + std::to_string(seat) + " has the wrong number of cards");
  }
  require(setup.tricks <= 10 - full, "the declarer has more tricks than were played");
}

void check_following(const Position::Setup& setup, const Layout& layout) {
  if (setup.trick.size() < 2) return;
  const CardSet suit = layout.follow[layout.bit_of_card[setup.trick[0]]];
  const CardSet second = bit(layout.bit_of_card[setup.trick[1]]);
  const CardSet hand = layout.from_cards(setup.hands[next_seat(setup.leader)]);
  require((suit & second) || !(suit & hand), "the second card on the table did not follow suit");
}

const Layout& checked_layout(const Position::Setup& setup) {
  check_range(setup);
  check_cards(setup);
  check_counts(setup);
  const Layout& layout = layout_of(setup.kind);
  check_following(setup, layout);
  return layout;
}

}  // namespace

Position::Position(const Setup& setup)
    : layout_(&checked_layout(setup)),
      declarer_(setup.declarer),
      leader_(setup.leader),
      turn_((setup.leader + static_cast<int>(setup.trick.size())) % kSeats),
      points_(setup.points),
      tricks_(setup.tricks) {
  for (int seat = 0; seat < kSeats; ++seat) hands_[seat] = layout_->from_cards(setup.hands[seat]);
  for (Card card : setup.trick) trick_[on_table_++] = layout_->bit_of_card[card];
  history_.reserve(30);
}

int Position::trick_winner(Card last) const {
  Card best = trick_[0];
  int winner = leader_;
  if (layout_->beats(trick_[1], best)) {
    best = trick_[1];
    winner = next_seat(leader_);
  }
  return layout_->beats(last, best) ? turn_ : winner;
}

void Position::play(Card card) {
  const auto small = [](int value) { return static_cast<std::int8_t>(value); };
  history_.push_back({small(card), small(leader_), small(turn_), small(on_table_), small(points_), small(tricks_),
                      {small(trick_[0]), small(trick_[1])}});
  hands_[turn_] ^= bit(card);
  if (on_table_ < 2) {
    trick_[on_table_++] = card;
    turn_ = next_seat(turn_);
    return;
  }
  const int winner = trick_winner(card);
  if (winner == declarer_) {
    points_ += layout_->points[trick_[0]] + layout_->points[trick_[1]] + layout_->points[card];
    ++tricks_;
  }
  on_table_ = 0;
  leader_ = turn_ = winner;
}

void Position::undo() {
  const Undo last = history_.back();
  history_.pop_back();
  leader_ = last.leader;
  turn_ = last.turn;
  on_table_ = last.on_table;
  points_ = last.points;
  tricks_ = last.tricks;
  trick_ = {last.trick[0], last.trick[1]};
  hands_[turn_] |= bit(last.card);
}

std::uint64_t perft(Position& position, int depth) {
  if (depth <= 0 || position.is_over()) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count(position.legal()));
  std::uint64_t sequences = 0;
  for (CardSet rest = position.legal(); rest; rest &= rest - 1) {
    position.play(lowest(rest));
    sequences += perft(position, depth - 1);
    position.undo();
  }
  return sequences;
}

}  // namespace kiebitz
