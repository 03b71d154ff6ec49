#include "whole/resample.hpp"

#include "base/bits.hpp"
#include "worlds/worlds.hpp"

namespace kiebitz {
namespace {

CardSet some_of(CardSet cards, int number, Random& random) {
  CardSet drawn = 0;
  for (; number > 0; --number) {
    const CardSet left = cards & ~drawn;
    drawn |= bit(card_at(left, static_cast<int>(random.below(static_cast<std::uint64_t>(count(left))))));
  }
  return drawn;
}

// What was dealt, and what the declarer has put away so far.
struct Past {
  World dealt;
  CardSet put_away;
};

Past imagined(const WholeGame& game, int seat, Random& random) {
  const Worlds worlds(knowledge_of(game.seen_by(seat)));
  World dealt = worlds.at(random.below(worlds.size()));
  for (int other = 0; other < kSeats; ++other) dealt[other] |= game.table().played[other];
  if (!game.picked_up()) return {dealt, 0};
  const int declarer = game.declarer();
  if (seat == declarer) {
    dealt[declarer] = game.dealt()[declarer];
    dealt[kSkat] = game.dealt()[kSkat];
    return {dealt, game.put_away()};
  }
  const CardSet twelve = dealt[declarer] | dealt[kSkat];
  const CardSet put_away = dealt[kSkat] ? dealt[kSkat] : some_of(twelve, count(game.put_away()), random);
  dealt[kSkat] = some_of(twelve, 2, random);
  dealt[declarer] = twelve & ~dealt[kSkat];
  return {dealt, put_away};
}

}  // namespace

WholeGame resampled(const WholeGame& game, int seat, Random& random) {
  Past past = imagined(game, seat, random);
  WholeGame twin(past.dealt);
  for (Action action : game.history()) {
    if (twin.phase() == Phase::declare && is_card(action)) {
      action = highest(past.put_away);
      past.put_away &= ~bit(action);
    }
    twin.apply(action);
  }
  return twin;
}

}  // namespace kiebitz
