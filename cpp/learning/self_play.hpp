// Games to learn from: who learns plays each card as often as its policy says, and every decision is kept with what it
// brought beyond what was to be expected.
//
// What was to be expected is what the critic says who sees all cards. What came of a decision is seen best by what the
// critic says soon after; the end of the game tells the truth, but much of it is others' luck. So both count, the later
// the less (generalised advantage estimation).
#pragma once

#include <memory>
#include <vector>

#include "learning/card_pass.hpp"
#include "learning/contracted.hpp"
#include "learning/critic.hpp"
#include "seats/player.hpp"

namespace kiebitz {

using Nets = std::vector<WidePolicy::Net>;      // one for each family and side, as in Scene::net()
using Critics = std::vector<CriticNet>;     // one for each family

struct Decision {
  Inputs inputs;
  LegalCards cards;
  std::uint8_t chosen;   // of the legal cards
  float log_chance;      // of it, when it was played
  float advantage;       // for the seat that played it, in hundreds of list points
  float outcome;         // what the game brought the declarer, less one defender
};

struct State {
  Inputs sight;
  float target;  // what the critic should have said
};

// Some games, by the network that learns from each decision.
struct Lot {
  std::array<std::vector<Decision>, Scene::kNets> decisions;
  std::array<std::vector<State>, kFamilies> states;
  double squared_error = 0;      // of the critic, against what the games brought
  double squared_advantage = 0;
};

// Who else may sit at the table, and how often somebody does: as declarer, as one defender or as both.
struct Others {
  std::vector<std::shared_ptr<const SeatPlayer>> players;
  double share = 0;
};

class SelfPlay {
 public:
  SelfPlay(const Nets& nets, const Critics& critics, const Others& others, float lambda)
      : nets_(nets), critics_(critics), others_(others), lambda_(lambda) {}

  // Plays a game and adds what can be learned from it.
  void play(const Contracted& deal, Random& random, Lot& lot) const;

 private:
  // Where the decisions of a game stand in a lot, and what the critic said.
  struct Moment {
    std::size_t state;
    int net;  // whose decision it was; kNobody for somebody else's
    std::size_t decision;
    float value;
  };
  using Guests = std::array<const SeatPlayer*, kSeats>;  // none where who learns sits

  Guests guests(int declarer, Random& random) const;
  Card decide(const Observation& seen, Random& random, Lot& lot, Moment& moment) const;
  void judge(const std::vector<Moment>& moments, int family, float brought, Lot& lot) const;

  const Nets& nets_;
  const Critics& critics_;
  const Others& others_;
  const float lambda_;
};

}  // namespace kiebitz
