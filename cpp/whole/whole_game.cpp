#include "whole/whole_game.hpp"

#include <numeric>
#include <utility>

#include "seats/game.hpp"

namespace kiebitz {

WholeGame::WholeGame(const World& dealt) : dealt_(dealt), hands_{dealt[0], dealt[1], dealt[2]}, turn_(auction_.turn) {}

Observation WholeGame::seen_by(int seat) const {
  Observation seen = table_;
  if (phase_ == Phase::declare) seen.skat_holder = auction_.declarer;
  if (seat == kNobody) return seen;
  seen.seat = static_cast<std::int8_t>(seat);
  seen.hand = hand(seat);
  if (!picked_up_ || seat != declarer()) return seen;
  (phase_ == Phase::declare ? seen.hand : seen.skat) |= put_away_;
  return seen;
}

ActionSet WholeGame::legal() const {
  std::uint64_t cards = 0, bids = 0, contracts = 0;
  bool pass = false, hold = false, take = false;
  if (phase_ == Phase::play) {
    cards = table_.legal_of(hand(turn_));
  } else if (phase_ == Phase::auction) {
    bids = auction_.legal_bids();
    pass = true;
    hold = auction_.is_asked();
  } else if (phase_ == Phase::skat) {
    take = true;
    contracts = contracts_at(auction_.bid(), true);
  } else if (phase_ == Phase::declare && count(put_away_) < 2) {
    cards = hand(turn_);
  } else if (phase_ == Phase::declare) {
    contracts = contracts_at(auction_.bid(), false);
  }
  ActionSet legal;
  legal.add(cards | std::uint64_t{pass} << kPass | std::uint64_t{hold} << kHold | std::uint64_t{take} << kPickUp,
            kFirstBid);
  legal.add(bids, kBids);
  legal.add(contracts, kContracts);
  return legal;
}

void WholeGame::apply(Action action) {
  note(action);
  if (phase_ == Phase::play)
    play(action);
  else if (phase_ == Phase::auction)
    call(action);
  else if (action == kPickUp)
    pick_up();
  else if (is_card(action))
    put_away(action);
  else
    declare(kContractList[static_cast<std::size_t>(action - kFirstContract)]);
}

void WholeGame::call(Action action) {
  if (action == kPass)
    auction_.pass();
  else if (action == kHold)
    auction_.hold();
  else
    auction_.say(action - kFirstBid);
  table_.bid = static_cast<std::int16_t>(auction_.bid());
  table_.limits = auction_.limits;
  turn_ = auction_.turn;
  if (!auction_.is_over()) return;
  phase_ = declarer() == kNobody ? Phase::over : Phase::skat;
  turn_ = auction_.declarer;
}

void WholeGame::pick_up() {
  picked_up_ = true;
  hands_[static_cast<std::size_t>(turn_)] |= dealt_[kSkat];
  phase_ = Phase::declare;
}

// Nobody cares which of the two cards came first, so it is forgotten: the higher one is noted first.
void WholeGame::put_away(Card card) {
  hands_[static_cast<std::size_t>(turn_)] &= ~bit(card);
  put_away_ |= bit(card);
  if (count(put_away_) < 2) return;
  history_[length_ - 2u] = static_cast<std::uint8_t>(highest(put_away_));
  history_[length_ - 1u] = static_cast<std::uint8_t>(lowest(put_away_));
}

void WholeGame::declare(const Contract& contract) {
  table_.contract = contract;
  table_.declarer = auction_.declarer;
  if (contract.ouvert) table_.show(hand(turn_));
  phase_ = Phase::play;
  turn_ = table_.turn;
}

void WholeGame::play(Card card) {
  hands_[static_cast<std::size_t>(turn_)] &= ~bit(card);
  table_.observe(card);
  turn_ = table_.turn;
  if (!has_ended(table_)) return;
  phase_ = Phase::over;
  turn_ = kNobody;
}

Result WholeGame::result() const {
  return result_of(table_, dealt_[static_cast<std::size_t>(declarer())] | dealt_[kSkat], skat());
}

std::array<float, kSeats> WholeGame::returns(Reward reward) const {
  std::array<float, kSeats> returns{};
  if (!is_declared()) return returns;
  const Result end = result();
  float declarers = static_cast<float>(end.declarer_points()), defenders = static_cast<float>(end.defender_points());
  if (reward == Reward::relative) {
    const float ahead = declarers - defenders;
    declarers = ahead;
    defenders = -ahead / 2;
  } else if (reward == Reward::value) {
    declarers = static_cast<float>(end.won ? end.value : -2 * end.value);
    defenders = 0;
  } else if (reward == Reward::win) {
    declarers = end.won ? 1.0f : -1.0f;
    defenders = -declarers / 2;
  }
  returns.fill(defenders);
  returns[static_cast<std::size_t>(declarer())] = declarers;
  return returns;
}

World deal_cards(Random& random) {
  std::array<Card, kCards> deck;
  std::iota(deck.begin(), deck.end(), 0);
  for (std::size_t left = kCards; left > 1; --left) std::swap(deck[left - 1], deck[random.below(left)]);
  World world{};
  for (std::size_t place = 0; place < kCards; ++place) world[place / kTricks] |= bit(deck[place]);
  return world;
}

}  // namespace kiebitz
