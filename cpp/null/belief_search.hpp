// The defence against a null, searched over many worlds at once: guided and complete And-Or search in belief space
// (Edelkamp's Nullspiel player, section 6).
//
// A defender who sees the declarer's cards has only to guess which two of the other cards were put away: up to 66 worlds.
// In a closed game some likely worlds stand for all. With open cards each of them may be beaten by another plan. Here the
// defender has one plan for all of them: at its own turn it plays one card whatever the world is. The declarer knows the
// world and plays the worst card for the defence in each.
//
// The partner knows its own cards, so it too may play another card in every world. It is taken to play one that beats the
// world with open cards; which of them, the defender cannot choose, and what it shows is that the card was such a one.
//
// What a plan is worth is the set of worlds that it beats. Different plans beat different sets, so a state has a *front*:
// all sets of which none is part of another. At an own turn fronts are put together; where the declarer chooses, or the
// partner, only worlds count that are beaten whatever it plays.
//
// Looking so many own decisions ahead, and with open cards from there on, gives an upper bound on all of that, and the
// truth once no decision is left.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "solver/search.hpp"

namespace kiebitz {

class BeliefSearch {
 public:
  using Set = std::uint64_t;  // of worlds, a bit for each
  using Front = std::vector<Set>;
  static constexpr std::size_t kMostWorlds = 64;

  // What all worlds have in common. Players are counted from the declarer, who is 0; cards are bits of the layout.
  struct Scene {
    CardSet own = 0;
    int me = 1;
    Trick trick = Trick::start(0);  // it is the turn of `me`
  };
  // What a world adds.
  struct Others {
    CardSet declarer, partner;
  };

  BeliefSearch(const Scene& scene, std::vector<Others> worlds, std::size_t table_bytes = std::size_t{8} << 20);

  // The front after a card, looking so many own decisions ahead, that card included. Throws SearchStopped.
  Front after(Card card, int decisions, NodeCounter& nodes);

  // In how many tricks the declarer is caught after a card in a world, with open cards; one more than are left if never.
  int tricks_after(Card card, std::size_t world, NodeCounter& nodes);

  Set all() const { return all_; }

 private:
  // Where the game stands, the same in all worlds.
  struct State {
    CardSet own, gone;  // the own cards left, and what the others have played
    Trick trick;

    int player() const { return (trick.leader + trick.on_table) % kSeats; }
  };
  struct Key {
    CardSet own, gone;
    std::uint32_t trick;
    Set worlds;
    int decisions;

    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const;
  };

  Front front(const State& state, Set worlds, int decisions);
  Front search(const State& state, Set worlds, int decisions);
  Front own_turn(const State& state, Set worlds, int decisions);
  Front declarers_turn(const State& state, Set worlds, int decisions);
  Front partners_turn(const State& state, Set worlds, int decisions);
  // After a card of the player in turn, in worlds in which it can be played.
  Front played(const State& state, Card card, Set worlds, int decisions);
  State after(const State& state, Card card) const;
  bool is_caught(const State& state, Card card) const;
  // For each card the worlds in which a player may play it.
  std::array<Set, kCards> fitting(const State& state, Set worlds) const;

  Root root_of(const State& state, std::size_t world) const;
  CardSet hand_in(std::size_t world, int player, const State& state) const {
    return (player == 0 ? worlds_[world].declarer : worlds_[world].partner) & ~state.gone;
  }
  CardSet legal_of(const State& state, CardSet hand) const;
  // The worlds of a set that are beaten with open cards.
  Set beaten_openly(const State& state, Set worlds);
  // The own cards of which none is as good as another in all these worlds.
  CardSet different(const State& state, CardSet cards, Set worlds) const;

  const Layout& layout_;
  const Scene scene_;
  const std::vector<Others> worlds_;
  const Set all_;
  std::unique_ptr<Search> open_;
  std::unordered_map<Key, Front, Hash> known_;
  NodeCounter* nodes_ = nullptr;
};

}  // namespace kiebitz
