// What is known beforehand of states at the start of a trick. A search asks it where its bounds have no answer.
#pragma once

#include "solver/hands.hpp"
#include "solver/proof.hpp"

namespace kiebitz {

// May be asked by several threads at once.
class Lookup {
 public:
  virtual ~Lookup() = default;

  // How many cards a hand has in the states that are known of a kind of game: a set of numbers.
  virtual unsigned sizes(Kind kind) const = 0;

  // Whether it is known if the declarer gets at least `need`, in a state of one of these sizes; then with the proof.
  virtual bool answer(const Layout& layout, const Hands& hands, int leader, int need, Proof& proof) const = 0;
};

inline bool is_known(unsigned sizes, const Hands& hands) { return sizes != 0 && sizes >> count(hands.cards[0]) & 1; }

// The proof of a bound by one who does not know what it relied on: every rank, and every card.
inline Proof proof_by_all(int value, CardSet left) { return {value, left, left}; }

}  // namespace kiebitz
