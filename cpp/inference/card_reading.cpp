#include "inference/card_reading.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <unordered_map>
#include <utility>

namespace kiebitz {
namespace {

bool is_share(double number) { return number >= 0 && number <= 1; }

// The cards of one group that a seat may hold now, in some of the worlds, and those of them that it has put away.
struct Holding {
  std::uint32_t own, away;
};

// How one seat holds its cards in all worlds, group by group: the different ways, and which of them each world has.
class Holdings {
 public:
  Holdings(const std::vector<World>& worlds, const Observation& seen, int seat)
      : groups_(CardGroups::of(seen.contract.kind)),
        knows_skat_(seat == seen.declarer && !seen.contract.hand),
        ways_(worlds.size()) {
    for (int group = 0; group < CardGroups::kNumber; ++group)
      if (groups_.has(group)) number(group, worlds, seat);
  }

  const std::vector<Holding>& of(int group) const { return different_[group]; }
  int way(std::size_t world, int group) const { return ways_[world][group]; }

 private:
  static constexpr int kMostWays = 1 << CardGroups::kMostCards;
  static constexpr std::uint16_t kNoWay = 0xFFFF;  // there are some 40,000 of eleven cards and two put away

  void number(int group, const std::vector<World>& worlds, int seat) {
    std::vector<std::uint16_t> without_away(kMostWays, kNoWay);
    std::unordered_map<std::uint32_t, std::uint16_t> with_away;
    for (std::size_t world = 0; world < worlds.size(); ++world) {
      const Holding held = {groups_.within(group, worlds[world][seat]),
                            knows_skat_ ? groups_.within(group, worlds[world][kSkat]) : 0};
      std::uint16_t& way = held.away ? with_away.try_emplace(held.own | held.away << 16, kNoWay).first->second
                                     : without_away[held.own];
      if (way == kNoWay) {
        way = static_cast<std::uint16_t>(different_[group].size());
        different_[group].push_back(held);
      }
      ways_[world][group] = way;
    }
  }

  const CardGroups& groups_;
  const bool knows_skat_;
  std::array<std::vector<Holding>, CardGroups::kNumber> different_;
  std::vector<std::array<std::uint16_t, CardGroups::kNumber>> ways_;
};

// One card that was played, looked at in all worlds.
class PlayedCard {
 public:
  // `then` is what all knew before the card, and `since` what the seat has played from it on.
  PlayedCard(const Policy& policy, const Observation& then, Skill skill, const Holdings& holdings, Card card,
             CardSet since)
      : scene_(policy, then, skill),
        holdings_(holdings),
        group_(scene_.scene().groups().group_of(card)),
        place_(scene_.scene().groups().place_of(card)),
        since_(since) {
    for (int group = 0; group < CardGroups::kNumber; ++group) {
      held_[group] = std::make_unique_for_overwrite<PolicyScene::Held[]>(holdings.of(group).size());
      is_read_[group].resize(holdings.of(group).size());
    }
  }

  // How likely it was in a world.
  struct Chance {
    double usual = 1;    // for somebody like those learned from
    double strange = 1;  // for somebody who differs from them: between that and any card
    int legal = 1;       // among so many
  };
  Chance chance_in(std::size_t world) {
    PolicyScene::Hand hand = {};
    for (int group = 0; group < CardGroups::kNumber; ++group)
      if (scene_.scene().groups().has(group)) hand[group] = &held(group, holdings_.way(world, group));
    const auto [first, last] = scene_.legal_groups(hand);
    int number = 0;
    for (int group = first; group <= last; ++group) number += hand[group] == nullptr ? 0 : count(hand[group]->own);
    if (number == 1) return {};
    scene_.weigh(hand, first, last, weights_);
    return {weights_.of[group_][place_] / weights_.sum, strange_chance(hand, first, last), number};
  }

 private:
  // The fourth root of every weight.
  double strange_chance(const PolicyScene::Hand& hand, int first, int last) const {
    double sum = 0;
    for (int group = first; group <= last; ++group)
      for (std::uint32_t rest = hand[group] == nullptr ? 0 : hand[group]->own; rest; rest &= rest - 1)
        sum += root(weights_.of[group][std::countr_zero(rest)]);
    return root(weights_.of[group_][place_]) / sum;
  }
  static float root(float weight) { return std::sqrt(std::sqrt(weight)); }

  PolicyScene::Held& held(int group, int way) {
    PolicyScene::Held& held = held_[group][way];
    if (!is_read_[group][way]) {
      const Holding& now = holdings_.of(group)[way];
      scene_.read(group, now.own | scene_.scene().groups().within(group, since_), now.away, held);
      is_read_[group][way] = true;
    }
    return held;
  }

  const PolicyScene scene_;
  const Holdings& holdings_;
  const int group_, place_;
  const CardSet since_;
  std::array<std::unique_ptr<PolicyScene::Held[]>, CardGroups::kNumber> held_;  // by way
  std::array<std::vector<char>, CardGroups::kNumber> is_read_;
  PolicyScene::Weights weights_;
};

// How likely all cards of one seat were, world by world, whoever sits there.
class CardsOfSeat {
 public:
  CardsOfSeat(const Policy& policy, const std::vector<World>& worlds, const Observation& seen, int seat,
              const CardReading::Trust& trust)
      : policy_(policy),
        holdings_(worlds, seen, seat),
        all_played_(seen.played[seat]),
        seat_(seat),
        trust_(trust),
        worlds_(worlds.size()) {
    for (std::vector<double>& chances : chances_) chances.assign(worlds.size(), 1.0);
  }

  void look_at(const Observation& then, Card card) {
    for (int skill = 0; skill < kSkills; ++skill) {
      PlayedCard played(policy_, then, static_cast<Skill>(skill), holdings_, card, all_played_ & ~then.played[seat_]);
      for (std::size_t world = 0; world < worlds_; ++world) {
        const PlayedCard::Chance chance = played.chance_in(world);
        chances_[2 * skill][world] *= (1 - trust_.blunders) * chance.usual + trust_.blunders / chance.legal;
        chances_[2 * skill + 1][world] *= chance.strange;
      }
    }
  }

  double chance_in(std::size_t world) const {
    double sum = 0;
    for (int skill = 0; skill < kSkills; ++skill)
      sum += share_of(static_cast<Skill>(skill)) *
             (chances_[2 * skill][world] + trust_.strangers * chances_[2 * skill + 1][world]);
    return sum;
  }

 private:
  double share_of(Skill skill) const {
    const double experts = trust_.experts[seat_];
    return skill == Skill::expert ? experts : 1 - experts;
  }

  const Policy& policy_;
  const Holdings holdings_;
  const CardSet all_played_;
  const int seat_;
  const CardReading::Trust& trust_;
  static constexpr int kWays = 2 * kSkills;  // an expert, others; each like those learned from, or strange
  const std::size_t worlds_;
  std::array<std::vector<double>, kWays> chances_;
};

// The game before its first card, as everybody sees it.
Observation start_of(const Observation& seen) {
  Observation start;
  start.declarer = seen.declarer;
  start.contract = seen.contract;
  start.bid = seen.bid;
  start.limits = seen.limits;
  const CardSet declarers = seen.is_declarer() ? seen.hand : seen.open_hand;
  if (seen.contract.ouvert) start.show(declarers | seen.played[seen.declarer]);
  return start;
}

}  // namespace

CardReading::CardReading(std::shared_ptr<const Policy> policy, const Trust& trust)
    : policy_(std::move(policy)), trust_(trust) {
  if (!is_share(trust.exponent) || !is_share(trust.blunders) || !is_share(trust.strangers) ||
      !std::all_of(trust.experts.begin(), trust.experts.end(), is_share))
    throw std::invalid_argument("how much the cards are trusted lies between 0 and 1");
}

std::vector<double> CardReading::weigh(const std::vector<World>& worlds, const Observation& seen) const {
  std::vector<CardsOfSeat> seats;
  for (int seat = 0; seat < kSeats; ++seat) seats.emplace_back(*policy_, worlds, seen, seat, trust_);
  Observation then = start_of(seen);
  for (int play = 0; play < seen.number; ++play) {
    if (then.turn != seen.seat) seats[then.turn].look_at(then, seen.cards[play]);
    then.observe(seen.cards[play]);
  }
  std::vector<double> chances(worlds.size(), 1.0);
  for (const CardsOfSeat& cards : seats)
    for (std::size_t world = 0; world < worlds.size(); ++world) chances[world] *= cards.chance_in(world);
  const double most = worlds.empty() ? 0 : *std::max_element(chances.begin(), chances.end());
  if (!(most > 0)) return std::vector<double>(worlds.size(), 1.0);  // nothing can be told
  for (double& chance : chances) chance = std::pow(chance / most, trust_.exponent);
  return chances;
}

}  // namespace kiebitz
