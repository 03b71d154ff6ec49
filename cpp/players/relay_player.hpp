// The seat player that hands over to another one from some trick on, who may do better with few cards left.
#pragma once

#include <memory>
#include <utility>

#include "seats/player.hpp"

namespace kiebitz {

class RelayPlayer final : public SeatPlayer {
 public:
  // The second player plays from the trick of this number on, counted from 1.
  RelayPlayer(std::shared_ptr<const SeatPlayer> first, std::shared_ptr<const SeatPlayer> second, int trick)
      : SeatPlayer(most_in_a_row({first.get(), second.get()})), first_(std::move(first)), second_(std::move(second)), trick_(trick) {}

  Card choose(const Observation& seen, Random& random) const override {
    return (seen.number / kSeats + 1 < trick_ ? first_ : second_)->choose(seen, random);
  }

  bool leaves_to_chance() const override { return first_->leaves_to_chance() || second_->leaves_to_chance(); }

 private:
  const std::shared_ptr<const SeatPlayer> first_, second_;
  const int trick_;
};

}  // namespace kiebitz
