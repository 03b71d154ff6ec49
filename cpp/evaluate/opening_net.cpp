#include "evaluate/opening_net.hpp"

namespace kiebitz {
namespace {

using Hidden = Row<OpeningNet::kHidden>;

Hidden added_by(const OpeningNet& net, int group, int held, int away) {
  Row<OpeningNet::kFeelers> feelers = {};
  OpeningBits::for_group(held, away, [&](int bit) { feelers += net.rows[group][bit]; });
  Hidden sum = {};
  Positive(feelers).add_product(net.sums[group], sum);
  return sum;
}

// Of every way to hold and to put away some of so many cards, by the number of its pattern.
std::vector<Hidden> of_patterns(const OpeningNet& net, int group, int cards) {
  const int sets = 1 << cards;
  std::vector<Hidden> found(static_cast<std::size_t>(plain_pattern(0, sets - 1)) + 1);
  for (int held = 0; held < sets; ++held)
    for (int away = 0; away < sets; ++away)
      if (!(held & away)) found[plain_pattern(held, away)] = added_by(net, group, held, away);
  return found;
}

}  // namespace

OpeningValues::OpeningValues(const OpeningNets& nets) {
  for (int family = 0; family < kFamilies; ++family)
    parts_.push_back(worked_out(nets.at(family), static_cast<Family>(family)));
}

OpeningValues::Part OpeningValues::worked_out(const OpeningNet& net, Family family) {
  Part part{{}, {}, net.heads};
  const auto work_out = [&](Group group, int cards) {
    part.of_pattern[static_cast<int>(group)] = of_patterns(net, static_cast<int>(group), cards);
  };
  work_out(Group::side, family == Family::null ? 8 : 7);
  if (family != Family::null) work_out(Group::jacks, 4);
  if (family == Family::suit) work_out(Group::trumps, 7);
  for (int seat = 0; seat < kSeats; ++seat)
    for (const bool hand : {false, true})
      OpeningBits::for_context({.hand = 0, .away = hand ? 0u : 1u, .seat = seat},
                               [&](int bit) { part.context[seat][hand] += net.context[bit]; });
  return part;
}

Lanes OpeningValues::odds(Kind kind, const Holding& holding) const {
  const Part& part = parts_[static_cast<int>(family_of(kind))];
  Hidden hidden = part.context[holding.seat][!holding.knows_skat()];
  for_groups(kind, holding, [&](Group group, int held, int away) {
    hidden += part.of_pattern[static_cast<int>(group)][plain_pattern(held, away)];
  });
  for (auto& numbers : hidden.parts) numbers = numbers > 0 ? numbers : numbers - numbers;
  Lanes odds;
  for (int lane = 0; lane < kLanes; ++lane) odds.set(lane, hidden.product(part.heads[lane]));
  return odds;
}

}  // namespace kiebitz
