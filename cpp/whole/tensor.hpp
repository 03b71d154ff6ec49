// What a seat has seen from the deal on, or what everybody has, as a row of bits for learners; docs/env.md has it bit by bit.
//
// Nothing that a seat has seen is left out and nothing else is in: equal rows are equal information states. Seats are
// counted from the one that looks on, so that one network can sit everywhere; the public row is counted from forehand.
#pragma once

#include <array>

#include "whole/whole_game.hpp"

namespace kiebitz {

// Grows whenever a bit comes to mean something else.
inline constexpr int kTensorVersion = 1;

struct TensorField {
  const char* name;
  int rows, columns;

  constexpr int size() const { return rows * columns; }
};

inline constexpr std::array kPrivateFields = {
    TensorField{"seat", 1, kSeats},      // which one looks, counted from forehand
    TensorField{"hand", 1, kCards},      // its cards now
    TensorField{"found", 1, kCards},     // the skat as it picked it up
    TensorField{"put_away", 1, kCards},  // what it has put away
};

inline constexpr std::array kPublicFields = {
    TensorField{"phase", 1, kPhases},
    TensorField{"turn", 1, kSeats},
    TensorField{"declarer", 1, kSeats},  // who has won the auction
    TensorField{"passed", 1, kSeats},
    TensorField{"asked", 1, 1},          // the seat in turn holds or passes
    TensorField{"named", kSeats, kBids},  // the numbers that each seat has said or held
    TensorField{"bid", 1, kBids},        // the highest of them
    TensorField{"kind", 1, kKinds},
    TensorField{"announced", 1, 4},      // hand, schneider, schwarz, ouvert
    TensorField{"leader", 1, kSeats},    // of the trick under way
    TensorField{"points", 1, 7},         // in the declarer's tricks, as a binary number, the lowest bit first
    TensorField{"tricks", 1, 4},         // the declarer's, likewise
    TensorField{"open_hand", 1, kCards},  // the declarer's cards now, in an ouvert game
    TensorField{"table", kSeats, kCards},  // the card that each seat has played to the trick under way
    TensorField{"played", kSeats, kCards},  // all cards that each seat has played
    TensorField{"in_trick", kTricks, kCards},  // the cards of each trick
};

template <std::size_t kFields>
constexpr int size_of(const std::array<TensorField, kFields>& fields) {
  int sum = 0;
  for (const TensorField& field : fields) sum += field.size();
  return sum;
}

inline constexpr int kPublicBits = size_of(kPublicFields);
inline constexpr int kInformationBits = size_of(kPrivateFields) + kPublicBits;

using PublicRow = BitRow<kPublicBits>;
using InformationRow = BitRow<kInformationBits>;

PublicRow public_row(const WholeGame& game);
InformationRow information_row(const WholeGame& game, int seat);

}  // namespace kiebitz
