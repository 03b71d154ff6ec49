// One declaration on its way through its network, and back.
#pragma once

#include "evaluate/opening_net.hpp"
#include "learning/trunk_pass.hpp"

namespace kiebitz {

class OpeningPass {
 public:
  Lanes forward(const OpeningNet& net, Kind kind, const Holding& holding) {
    number_ = 0;
    std::array<Feelers, kGroups> together = {};
    for_groups(kind, holding, [&](Group group, int held, int away) {
      const int type = static_cast<int>(group);
      Feelers feelers = {};
      OpeningBits::for_group(held, away, [&](int bit) { feelers += net.rows[type][bit]; });
      for (auto& part : feelers.parts) part = part > 0 ? part : part - part;
      together[type] += feelers;
      read_[number_++] = {type, held, away, feelers};
    });
    Hidden sum = {};
    OpeningBits::for_context(holding, [&](int bit) { sum += net.context[bit]; });
    for (int type = 0; type < kGroups; ++type) {
      together_[type] = Positive(together[type]);
      together_[type].add_product(net.sums[type], sum);
    }
    hidden_ = Positive(sum);
    Lanes odds;
    for (int lane = 0; lane < kLanes; ++lane) odds.set(lane, hidden_.product(net.heads[lane]));
    return odds;
  }

  // Adds the slope, given by how much the odds of each lane should go down.
  void backward(const OpeningNet& net, const Holding& holding, const Lanes& to_odds, OpeningNet& slope) const {
    Hidden behind = {};
    hidden_.for_each([&](int place, float number) {
      for (int lane = 0; lane < kLanes; ++lane) {
        slope.heads[lane].add(place, to_odds[lane] * number);
        behind.add(place, to_odds[lane] * net.heads[lane][place]);
      }
    });
    OpeningBits::for_context(holding, [&](int bit) { slope.context[bit] += behind; });
    std::array<Feelers, kGroups> to_feelers = {};
    for (int type = 0; type < kGroups; ++type)
      back_through(together_[type], net.sums[type], behind, slope.sums[type], to_feelers[type]);
    for (int group = 0; group < number_; ++group) {
      const Read& read = read_[group];
      Feelers back = to_feelers[read.type];
      for (std::size_t part = 0; part < back.parts.size(); ++part)
        back.parts[part] = read.feelers.parts[part] > 0 ? back.parts[part] : back.parts[part] - back.parts[part];
      OpeningBits::for_group(read.held, read.away, [&](int bit) { slope.rows[read.type][bit] += back; });
    }
  }

 private:
  using Feelers = Row<OpeningNet::kFeelers>;
  using Hidden = Row<OpeningNet::kHidden>;
  struct Read {
    int type, held, away;
    Feelers feelers;  // none below 0
  };

  std::array<Read, kSuits + 1> read_;
  int number_ = 0;
  std::array<Positive<OpeningNet::kFeelers>, kGroups> together_;
  Positive<OpeningNet::kHidden> hidden_;
};

}  // namespace kiebitz
