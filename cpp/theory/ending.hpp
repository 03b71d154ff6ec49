// The last tricks of a Skat game: chance deals one of some worlds, then cards are played.
//
// Everybody sees the cards fall; each seat knows its own hand, and the declarer what it has put away. Payoffs are the
// declarer's list points less a defender's, and for each defender the opposite: the defenders want the same, but do not
// know the same. Forced cards are no choices, and play ends where nothing can change the result any more.
//
// `Ending` leaves out besides, world by world, whatever cannot matter: where all ways to play on in a world end alike,
// it adds the same to all that a seat compares, so its choices there are no choices. The game in extensive form, made of
// the same trees, keeps them, and tests hold both against each other.
#pragma once

#include <array>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/world.hpp"
#include "seats/observation.hpp"
#include "theory/extensive_game.hpp"

namespace kiebitz {

// How the cards of one world may be played.
class EndingTree {
 public:
  struct Node {
    int seat = kNobody;   // who chooses; nobody at an end
    CardSet cards = 0;    // of which
    int first_child = 0;  // of one for each card, side by side
    std::uint64_t fell = 0;  // all cards since the ending began, five bits each
    double least = 0, most = 0;  // the declarer's lead, whatever is played on
    double open = 0;             // the lead if everybody sees all cards
  };

  explicit EndingTree(const Observation& seen);

  // All nodes, parents before children, until it grows again.
  const std::vector<Node>& grow(const World& world);

 private:
  void play_on(int node, Observation now, World left, std::uint64_t fell);
  void branch(int node, const Observation& now, const World& left, std::uint64_t fell, CardSet legal);
  void look_ahead();
  double lead(Observation now, int points, int tricks) const;
  bool is_decided(const Observation& now, const World& left) const;

  const Observation seen_;
  World world_ = {};
  std::vector<Node> nodes_;
};

// Worlds as an onlooker may imagine them, each as likely as its weight. Throws std::invalid_argument for more than four
// tricks, or if the game would have more nodes than `most`.
ExtensiveGame ending(const Observation& seen, const std::vector<World>& worlds, const std::vector<double>& weights,
                     int most);

class Ending {
 public:
  // The same, or throws if there would be more ends than `most`.
  Ending(const Observation& seen, const std::vector<World>& worlds, const std::vector<double>& weights, int most);

  const SequenceForm& form() const { return form_; }

  // Everybody takes the cards that are best on average if all lay open in every world; equal ones are split.
  Policy open_cards() const;

  // How likely a seat plays each card by a policy, in what it knows now. Nothing where it has no choice that matters.
  std::vector<std::pair<Card, double>> chances(const Policy& policy, const Observation& mine) const;

  // The policy in which a seat plays one card in what it knows now. Throws where it has no choice that matters.
  Policy with_card(Policy policy, const Observation& mine, Card card) const;

 private:
  // What a seat knows when it is to play: its own cards and skat at the beginning, and all cards that fell since.
  struct Known {
    std::uint64_t fell;
    CardSet hand, skat;
    int seat;
    bool operator==(const Known&) const = default;
  };
  struct Hashed {
    std::size_t operator()(const Known& known) const;
  };

  void tell(const std::vector<EndingTree::Node>& nodes, int node, const World& world, double chance,
            std::array<int, kSeats> lasts);
  int set_of(const EndingTree::Node& node, const World& world, int before);
  Known known_of(int seat, CardSet hand, CardSet skat, std::uint64_t fell) const;
  const InformationSet* set_at(const Observation& mine) const;

  const Observation seen_;
  const std::size_t most_;
  SequenceForm form_;
  std::unordered_map<Known, int, Hashed> sets_;
  std::vector<double> open_;  // of actions: what they bring if all cards are open
};

}  // namespace kiebitz
