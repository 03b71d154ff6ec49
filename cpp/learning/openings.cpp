#include "learning/openings.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "evaluate/decision.hpp"
#include "seats/game.hpp"

namespace kiebitz {
namespace {

constexpr int kBid = 18;
constexpr float kLeastHeat = 4, kHeats = 6;  // list points; the heat is doubled up to so many times
constexpr double kAnyGame = 0.15;            // share of drawn declarations whose game is any

World dealt(Random& random) {
  std::array<Card, kCards> cards;
  for (Card card = 0; card < kCards; ++card) cards[card] = card;
  World world = {};
  for (int place = 0, at = 0; place < kPlaces; ++place)
    for (int number = place == kSkat ? 2 : kTricks; number > 0; --number, ++at) {
      std::swap(cards[at], cards[at + static_cast<int>(random.below(static_cast<std::uint64_t>(kCards - at)))]);
      world[place] |= bit(cards[at]);
    }
  return world;
}

// Something that may be drawn, and the list points that are expected of it.
struct Lot {
  CardSet away;
  float points;
};

// One of some lots: the better ones more often, the less so the greater the heat; without heat the best.
std::size_t drawn(const std::vector<Lot>& lots, float heat, Random& random) {
  const auto best = std::max_element(lots.begin(), lots.end(),
                                     [](const Lot& one, const Lot& other) { return one.points < other.points; });
  if (heat == 0) return static_cast<std::size_t>(best - lots.begin());
  std::vector<double> sums;
  double sum = 0;
  for (const Lot& lot : lots) sums.push_back(sum += std::exp((lot.points - best->points) / heat));
  const double wanted = random.unit() * sum;
  const auto found = std::upper_bound(sums.begin(), sums.end(), wanted);
  return static_cast<std::size_t>(std::min(found, sums.end() - 1) - sums.begin());
}

Contract opening_contract(int index, bool hand) {
  Contract contract = skat_contract(index);
  contract.hand = hand;
  return contract;
}

// Every way to play a contract: all discards, or from the hand.
std::vector<Lot> lots_of(const Evaluator& evaluator, const Contract& contract, CardSet cards, int seat) {
  const int tops = contract.kind == Kind::null ? 0 : tops_of(contract.kind, cards);
  const Stakes stakes = Stakes::of(contract, tops, kBid);
  std::vector<Lot> lots;
  const auto add = [&](CardSet away, const Lanes& chances) {
    lots.push_back({away, stakes.expect(chances).points});
  };
  if (contract.hand)
    add(0, evaluator.chances(contract.kind, {cards, 0, seat}));
  else
    for (const auto& [discard, chances] : weigh_discards(evaluator, contract.kind, cards, seat)) add(discard, chances);
  return lots;
}

struct Declaration {
  Contract contract;
  CardSet away;
};

Declaration declared(const Evaluator& evaluator, CardSet cards, int seat, bool hand, float heat, bool any_game,
                     Random& random) {
  std::array<std::vector<Lot>, kSkatContracts> lots;
  std::vector<Lot> games;
  for (int index = 0; index < kSkatContracts; ++index) {
    lots[index] = lots_of(evaluator, opening_contract(index, hand), cards, seat);
    games.push_back(lots[index][drawn(lots[index], 0, random)]);
  }
  const std::size_t index = any_game ? random.below(kSkatContracts) : drawn(games, heat, random);
  return {opening_contract(static_cast<int>(index), hand), lots[index][drawn(lots[index], heat, random)].away};
}

Game begun(World world, int seat, const Declaration& declaration) {
  if (!declaration.contract.hand) {
    world[seat] = (world[seat] | world[kSkat]) & ~declaration.away;
    world[kSkat] = declaration.away;
  }
  Observation onlooker;
  onlooker.limits.fill({0, kBid});
  onlooker.limits[seat] = {kBid, Limit::kEndless};
  onlooker.bid = kBid;
  onlooker.contract = declaration.contract;
  onlooker.declarer = static_cast<std::int8_t>(seat);
  return Game(onlooker, world);
}

int level_of(const Contract& contract, const Result& result) {
  if (contract.kind == Kind::null) return result.won;
  return (result.points >= kOutOfSchneiderPoints) + (result.points >= kPointsToWin) +
         (result.points >= kSchneiderPoints) + (result.tricks == kTricks);
}

}  // namespace

Opening OpeningGames::play(Random& random) const {
  const World world = dealt(random);
  const int seat = static_cast<int>(random.below(kSeats));
  const bool hand = random.unit() < hands, draws = random.unit() < daring;
  const float heat = draws ? kLeastHeat * std::exp2(kHeats * static_cast<float>(random.unit())) : 0;
  const bool any_game = draws && random.unit() < kAnyGame;
  const CardSet cards = hand ? world[seat] : world[seat] | world[kSkat];
  const Declaration declaration = declared(evaluator, cards, seat, hand, heat, any_game, random);
  const Contract& contract = declaration.contract;
  Game game = begun(world, seat, declaration);
  finish(game, {&player, &player, &player}, random);
  return {static_cast<std::uint8_t>(contract.kind), static_cast<std::uint8_t>(seat), contract.ouvert,
          static_cast<std::uint8_t>(level_of(contract, game.result())), cards ^ declaration.away, declaration.away};
}

}  // namespace kiebitz
