// The critic: what a game will bring, by somebody who sees all cards. It only helps to learn; nobody plays by it.
#pragma once

#include "learning/trunk_pass.hpp"

namespace kiebitz {

// For each family of games; what the declarer will have in the list less one defender, in hundreds.
struct CriticNet {
  Trunk<64, 64> trunk;
  Row<64> value;
};

class CriticPass {
 public:
  float forward(const CriticNet& net, const Inputs& sight) {
    trunk_.forward(net.trunk, sight);
    return trunk_.hidden().product(net.value);
  }

  // Adds the slope, given by how much the value should go down.
  void backward(const CriticNet& net, const Inputs& sight, float to_value, CriticNet& slope) const {
    std::array<Row<64>, CardGroups::kNumber> to_feelers = {};
    Row<64> to_hidden = {};
    to_hidden.add_times(to_value, net.value);
    trunk_.hidden().for_each([&](int place, float number) { slope.value.add(place, to_value * number); });
    trunk_.backward(net.trunk, sight, to_hidden, to_feelers, slope.trunk);
  }

 private:
  TrunkPass<Trunk<64, 64>> trunk_;
};

}  // namespace kiebitz
