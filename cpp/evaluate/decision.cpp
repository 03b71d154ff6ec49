#include "evaluate/decision.hpp"

#include <algorithm>

namespace kiebitz {
namespace {

constexpr CardSet kJacks = 0x80808080;
constexpr CardSet kFullDeck = 0xFFFFFFFF;

// Every two cards of a set.
template <typename Visit>
void for_pairs(CardSet cards, Visit visit) {
  for (CardSet first = cards; first; first &= first - 1)
    for (CardSet second = first & (first - 1); second; second &= second - 1)
      visit((first & -first) | (second & -second));
}

// Nobody puts a jack away in a trump game, unless there is hardly anything else.
CardSet disposable(Kind kind, CardSet cards) {
  const CardSet plain = cards & ~kJacks;
  return kind == Kind::null || count(plain) < 2 ? cards : plain;
}

constexpr Kind kTrumpKinds[] = {Kind::diamonds, Kind::hearts, Kind::spades, Kind::clubs, Kind::grand};

// The expectations of a trump game under all demands of a bid at once: as it is, with schneider, with schwarz.
class DemandStakes {
 public:
  DemandStakes(Kind kind, int tops) {
    for (int demand = 0; demand < kLanes - 1; ++demand) {
      const Stakes stakes = Stakes::of({.kind = kind}, tops, base_value(kind) * (tops + 1 + demand));
      worst_.set(demand, stakes.worst_points());
      for (int lane = 0; lane < kLanes; ++lane) gains_[lane].set(demand, stakes.gain(lane));
    }
  }

  Lanes points(const Lanes& chances) const {
    Lanes sum = worst_;
    for (int lane = 0; lane < kLanes; ++lane) sum += gains_[lane] * chances[lane];
    return sum;
  }

 private:
  Lanes worst_;
  std::array<Lanes, kLanes> gains_;
};

}  // namespace

Contract skat_contract(int index) {
  Contract contract;
  contract.kind = static_cast<Kind>(std::min(index, static_cast<int>(Kind::null)));
  contract.ouvert = index == kSkatContracts - 1;
  return contract;
}

Contract hand_contract(int index) {
  Contract contract;
  contract.hand = true;
  if (index >= 20) {
    contract.kind = Kind::null;
    contract.ouvert = index == 21;
    return contract;
  }
  contract.kind = static_cast<Kind>(index / 4);
  const int announced = index % 4;
  contract.schneider = announced >= 1;
  contract.schwarz = announced >= 2;
  contract.ouvert = announced >= 3;
  return contract;
}

AfterSkat::AfterSkat(const Evaluator& evaluator, CardSet cards, int seat, int contest) {
  for (const Kind kind : kTrumpKinds) weigh_trump_game(evaluator, kind, cards, seat, contest);
  weigh_null(evaluator, cards, seat, contest);
}

void AfterSkat::weigh_trump_game(const Evaluator& evaluator, Kind kind, CardSet cards, int seat, int contest) {
  Weighed& weighed = contracts_[static_cast<int>(kind)];
  weighed.tops = tops_of(kind, cards);
  const DemandStakes stakes(kind, weighed.tops);
  Lanes most;
  for_pairs(disposable(kind, cards), [&](CardSet discard) {
    const Lanes chances = evaluator.chances(kind, {cards ^ discard, discard, seat, contest});
    const Lanes points = stakes.points(chances);
    most = greater(most, chances);
    for (int demand = 0; demand < kDemands; ++demand) {
      Best& best = weighed.best[demand];
      if (points[demand] > best.prospect.points) best = {{points[demand], chances[kWins + demand]}, discard};
    }
  });
  for (int demand = 0; demand < kDemands; ++demand) weighed.win[demand] = most[kWins + demand];
}

void AfterSkat::weigh_null(const Evaluator& evaluator, CardSet cards, int seat, int contest) {
  constexpr int kFirst = kSkatContracts - 2;
  const std::array<Stakes, 2> stakes = {Stakes::of(skat_contract(kFirst), 0, 0),
                                        Stakes::of(skat_contract(kFirst + 1), 0, 0)};
  for_pairs(cards, [&](CardSet discard) {
    const Lanes chances = evaluator.chances(Kind::null, {cards ^ discard, discard, seat, contest});
    for (int way = 0; way < 2; ++way) {
      const Prospect prospect = stakes[way].expect(chances);
      Weighed& weighed = contracts_[kFirst + way];
      weighed.win[0] = std::max(weighed.win[0], prospect.win);
      if (prospect.points > weighed.best[0].prospect.points) weighed.best[0] = {prospect, discard};
    }
  });
}

int AfterSkat::demand(const Contract& contract, int tops, int bid) {
  if (contract.kind == Kind::null) return 0;
  const int base = base_value(contract.kind);
  return std::clamp((bid + base - 1) / base - (tops + 1), 0, kDemands);
}

bool AfterSkat::is_allowed(int contract, int bid) const {
  return contract < kSkatContracts - 2 || null_value(skat_contract(contract)) >= bid;
}

Choice AfterSkat::choice(int index, int bid) const {
  const Contract contract = skat_contract(index);
  const Weighed& weighed = contracts_[index];
  const int asked = demand(contract, weighed.tops, bid);
  if (asked == kDemands)  // overbid: lost whatever is put away
    return {contract, weighed.best[0].discard, Stakes::of(contract, weighed.tops, bid).expect({}), true};
  return {contract, weighed.best[asked].discard, weighed.best[asked].prospect, is_allowed(index, bid)};
}

Choice AfterSkat::best(int bid) const {
  Choice best = choice(0, bid);
  for (int index = 1; index < kSkatContracts; ++index) {
    const Choice other = choice(index, bid);
    if (other.is_allowed && other.prospect.points > best.prospect.points) best = other;
  }
  return best;
}

float AfterSkat::win(int index, int bid) const {
  const int asked = demand(skat_contract(index), contracts_[index].tops, bid);
  return asked == kDemands || !is_allowed(index, bid) ? 0 : contracts_[index].win[asked];
}

float AfterSkat::best_win(int bid) const {
  float best = 0;
  for (int index = 0; index < kSkatContracts; ++index) best = std::max(best, win(index, bid));
  return best;
}

Outlook::Outlook(const Evaluator& evaluator, CardSet hand, int seat, int contest) {
  for (int kind = 0; kind < kKinds; ++kind)
    hand_chances_[kind] = evaluator.chances(static_cast<Kind>(kind), {hand, 0, seat, contest});
  for_pairs(kFullDeck & ~hand, [&](CardSet skat) {
    skats_.emplace_back(evaluator, hand | skat, seat, contest);
    for (const Kind kind : kTrumpKinds) ++tops_[static_cast<int>(kind)][tops_of(kind, hand | skat)];
  });
}

Prospect Outlook::with_skat(int bid) const {
  Prospect mean;
  for (const AfterSkat& skat : skats_) {
    const Prospect best = skat.best(bid).prospect;
    mean.points += best.points;
    mean.win += best.win;
  }
  return {mean.points / skats_.size(), mean.win / skats_.size()};
}

float Outlook::best_win_with_skat(int bid) const {
  float sum = 0;
  for (const AfterSkat& skat : skats_) sum += skat.best_win(bid);
  return sum / skats_.size();
}

std::vector<Weighing> Outlook::skat_games(int bid) const {
  std::vector<Weighing> games(kSkatContracts);
  const float part = 1.0f / skats_.size();
  for (const AfterSkat& skat : skats_) {
    const Contract best = skat.best(bid).contract;
    for (int index = 0; index < kSkatContracts; ++index) {
      const Choice choice = skat.choice(index, bid);
      Weighing& game = games[index];
      game.contract = choice.contract;
      game.is_allowed = choice.is_allowed;
      game.prospect.points += part * choice.prospect.points;
      game.prospect.win += part * choice.prospect.win;
      if (best.kind == choice.contract.kind && best.ouvert == choice.contract.ouvert) game.share += part;
    }
  }
  return games;
}

std::vector<Weighing> Outlook::hand_games(int bid, const std::array<int, kKinds>& proven) const {
  std::vector<Weighing> games;
  for (int index = 0; index < kHandContracts; ++index) {
    Weighing game{hand_contract(index), {}, 0, true};
    const int kind = static_cast<int>(game.contract.kind);
    const Lanes chances = with_proof(game.contract.kind, hand_chances_[kind], proven[kind]);
    if (game.contract.kind == Kind::null) {
      game.prospect = Stakes::of(game.contract, 0, 0).expect(chances);
      game.is_allowed = null_value(game.contract) >= bid;
    } else {
      for (int tops = 1; tops <= kMostTops; ++tops) {
        if (!tops_[kind][tops]) continue;
        const float part = static_cast<float>(tops_[kind][tops]) / skats_.size();
        const Prospect prospect = Stakes::of(game.contract, tops, bid).expect(chances);
        game.prospect.points += part * prospect.points;
        game.prospect.win += part * prospect.win;
      }
    }
    games.push_back(game);
  }
  const auto best = std::max_element(games.begin(), games.end(), [](const Weighing& one, const Weighing& other) {
    return (one.is_allowed ? one.prospect.points : -1e9f) < (other.is_allowed ? other.prospect.points : -1e9f);
  });
  best->share = 1;
  return games;
}

std::vector<DiscardChances> weigh_discards(const Evaluator& evaluator, Kind kind, CardSet cards, int seat) {
  std::vector<DiscardChances> all;
  for_pairs(disposable(kind, cards), [&](CardSet discard) {
    all.push_back({discard, evaluator.chances(kind, {cards ^ discard, discard, seat})});
  });
  return all;
}

}  // namespace kiebitz
