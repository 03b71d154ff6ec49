#include "learning/self_play.hpp"

namespace kiebitz {
namespace {

constexpr float kListPoints = 100;

int drawn(const OfCards& chances, int number, Random& random) {
  float left = static_cast<float>(random.unit());
  int at = 0;
  for (; at < number - 1; ++at) {
    left -= chances[at];
    if (left < 0) break;
  }
  return at;
}

Card card_at(CardSet legal, int at) {
  for (; at > 0; --at) legal &= legal - 1;
  return lowest(legal);
}

}  // namespace

void SelfPlay::play(const Contracted& deal, Random& random, Lot& lot) const {
  const int family = family_of(deal.contract().kind);
  const Guests seats = guests(deal.declarer, random);
  std::vector<Moment> moments;
  moments.reserve(kPlays);
  CriticPass critic;
  for (Game game = deal.game();;) {
    if (game.is_over()) return judge(moments, family, static_cast<float>(brought(game)) / kListPoints, lot);
    const Observation& seen = game.seen_by(game.turn());
    const CardSet legal = seen.legal();
    if (count(legal) == 1) {
      game.play(lowest(legal));
      continue;
    }
    auto& states = lot.states[family];
    states.push_back({.sight = sight_of(game), .target = 0});
    Moment moment{.state = states.size() - 1, .net = kNobody, .decision = 0, .value = 0};
    moment.value = critic.forward(critics_[family], states.back().sight);
    const SeatPlayer* guest = seats[game.turn()];
    const Card card = guest != nullptr ? guest->choose(seen, random) : decide(seen, random, lot, moment);
    moments.push_back(moment);
    game.play(card);
  }
}

SelfPlay::Guests SelfPlay::guests(int declarer, Random& random) const {
  Guests guests = {};
  if (others_.players.empty() || random.unit() >= others_.share) return guests;
  const SeatPlayer* guest = others_.players[random.below(others_.players.size())].get();
  const int next = next_seat(declarer), last = next_seat(next);
  const std::uint64_t where = random.below(4);
  if (where == 0) guests[declarer] = guest;
  if (where == 1 || where == 3) guests[next] = guest;
  if (where == 2 || where == 3) guests[last] = guest;
  return guests;
}

Card SelfPlay::decide(const Observation& seen, Random& random, Lot& lot, Moment& moment) const {
  const Scene scene(seen, Skill::expert);
  const CardSet legal = seen.legal();
  moment.net = scene.net();
  auto& decisions = lot.decisions[moment.net];
  moment.decision = decisions.size();
  Decision& decision = decisions.emplace_back();
  decision.inputs = inputs_of(scene, seen);
  decision.cards = LegalCards(scene.groups(), legal);
  CardPass<WidePolicy::Net> pass;
  pass.forward(nets_[moment.net], decision.inputs, decision.cards);
  const int at = drawn(pass.chances(), decision.cards.number(), random);
  decision.chosen = static_cast<std::uint8_t>(at);
  decision.log_chance = std::log(pass.chances()[at]);
  return card_at(legal, at);
}

void SelfPlay::judge(const std::vector<Moment>& moments, int family, float brought, Lot& lot) const {
  float later = brought, advantage = 0;
  for (std::size_t at = moments.size(); at-- > 0;) {
    const Moment& moment = moments[at];
    advantage = later - moment.value + lambda_ * advantage;
    later = moment.value;
    lot.states[family][moment.state].target = moment.value + advantage;
    lot.squared_error += (brought - moment.value) * (brought - moment.value);
    lot.squared_advantage += advantage * advantage;
    if (moment.net == kNobody) continue;
    Decision& decision = lot.decisions[moment.net][moment.decision];
    decision.advantage = moment.net % 2 == 0 ? advantage : -advantage;
    decision.outcome = brought;
  }
}

}  // namespace kiebitz
