// The seat player that plays like another one but for slips: any legal card, now and then.
#pragma once

#include <memory>
#include <stdexcept>
#include <utility>

#include "seats/random_player.hpp"

namespace kiebitz {

class SlippingPlayer final : public SeatPlayer {
 public:
  // Slips in this share of its decisions; throws std::invalid_argument if that is none.
  SlippingPlayer(std::shared_ptr<const SeatPlayer> player, double share)
      : SeatPlayer(most_in_a_row({player.get()})), player_(std::move(player)), share_(share) {
    if (!(share >= 0 && share <= 1)) throw std::invalid_argument("the share of slips is from 0 to 1");
  }

  Card choose(const Observation& seen, Random& random) const override {
    return random.unit() < share_ ? RandomPlayer().choose(seen, random) : player_->choose(seen, random);
  }

 private:
  const std::shared_ptr<const SeatPlayer> player_;
  const double share_;
};

}  // namespace kiebitz
