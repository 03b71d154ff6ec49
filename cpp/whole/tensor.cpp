#include "whole/tensor.hpp"

namespace kiebitz {
namespace {

// The seats from the one that looks on.
std::array<std::size_t, kSeats> seats_from(int eye) {
  const int second = next_seat(eye);
  return {static_cast<std::size_t>(eye), static_cast<std::size_t>(second), static_cast<std::size_t>(next_seat(second))};
}

// How far a seat sits from the one that looks; nobody stays nobody.
int distance(int eye, int seat) { return seat == kNobody ? kNobody : (seat - eye + kSeats) % kSeats; }

template <int kSize>
void add_auction(BitRow<kSize>& row, const WholeGame& game, int eye) {
  const Auction& auction = game.auction();
  row.add_one_of(static_cast<int>(game.phase()), kPhases);
  row.add_one_of(distance(eye, game.turn()), kSeats);
  row.add_one_of(distance(eye, auction.declarer), kSeats);
  for (const std::size_t seat : seats_from(eye)) row.add(auction.passed >> seat & 1, 1);
  row.add(auction.is_asked(), 1);
  for (const std::size_t seat : seats_from(eye)) row.add(auction.named[seat], kBids);
  row.add_one_of(auction.number, kBids);
}

template <int kSize>
void add_contract(BitRow<kSize>& row, const Observation& table) {
  const Contract& contract = table.contract;
  const bool declared = table.declarer != kNobody;
  row.add_one_of(declared ? static_cast<int>(contract.kind) : kNobody, kKinds);
  const unsigned announced = contract.hand | contract.schneider << 1 | contract.schwarz << 2 | contract.ouvert << 3;
  row.add(declared ? announced : 0, 4);
}

template <int kSize>
void add_play(BitRow<kSize>& row, const Observation& table, int eye) {
  const std::array<std::size_t, kSeats> seats = seats_from(eye);
  std::array<CardSet, kSeats> on_table = {};
  for (int place = 0; place < table.on_table; ++place)
    on_table[static_cast<std::size_t>((table.leader + place) % kSeats)] = bit(table.table_card(place));
  const bool declared = table.declarer != kNobody;
  row.add_one_of(declared ? distance(eye, table.leader) : kNobody, kSeats);
  row.add(static_cast<std::uint64_t>(table.points), 7);
  row.add(static_cast<std::uint64_t>(table.tricks), 4);
  row.add(table.open_hand, kCards);
  for (const std::size_t seat : seats) row.add(on_table[seat], kCards);
  for (const std::size_t seat : seats) row.add(table.played[seat], kCards);
}

template <int kSize>
void add_tricks(BitRow<kSize>& row, const Observation& table) {
  std::array<CardSet, kTricks + 1> tricks = {};
  for (int play = 0; play < table.number; ++play)
    tricks[static_cast<std::size_t>(play / kSeats)] |= bit(table.cards[static_cast<std::size_t>(play)]);
  for (int trick = 0; trick < kTricks; ++trick) row.add(tricks[static_cast<std::size_t>(trick)], kCards);
}

template <int kSize>
void add_public(BitRow<kSize>& row, const WholeGame& game, int eye) {
  add_auction(row, game, eye);
  add_contract(row, game.table());
  add_play(row, game.table(), eye);
  add_tricks(row, game.table());
}

}  // namespace

PublicRow public_row(const WholeGame& game) {
  PublicRow row;
  add_public(row, game, 0);
  return row;
}

InformationRow information_row(const WholeGame& game, int seat) {
  InformationRow row;
  const bool knows_skat = game.picked_up() && seat == game.declarer();
  row.add_one_of(seat, kSeats);
  row.add(game.hand(seat), kCards);
  row.add(knows_skat ? game.dealt()[kSkat] : 0, kCards);
  row.add(knows_skat ? game.put_away() : 0, kCards);
  add_public(row, game, seat);
  return row;
}

}  // namespace kiebitz
