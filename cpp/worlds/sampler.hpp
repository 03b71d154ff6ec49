// From what a seat knows to worlds: the one way there is.
//
// Worlds are drawn uniformly from all that fit. Where bids and contract shall tell which are likely, many more are drawn
// than wanted, weighed, and drawn again by weight. Reading the cards that were played takes longer for each world: some
// hundreds are drawn by bids and contract, and those are weighed by the cards. In a null game it can tell besides what a
// sane declarer would have put away.
#pragma once

#include <memory>

#include "inference/card_reading.hpp"
#include "inference/inference.hpp"
#include "inference/null_putting.hpp"
#include "worlds/memory.hpp"
#include "worlds/worlds.hpp"

namespace kiebitz {

enum class Role { both, declarer, defenders };

// The worlds of a decision.
struct Chosen {
  std::vector<World> worlds;    // all different
  std::vector<double> weights;  // none where all count the same
  std::uint64_t fitting = 0;    // how many there are to choose from
  Recollection recalled;        // and how to count card points in them
};

class Sampler {
 public:
  // Remembers so many finished tricks. Without an inference, or in a role in which it is not asked, all worlds are the
  // same. With a reading, cards tell as well, in the same roles. Throws std::invalid_argument for a forgetful one with a
  // inference, which weighs whole deals, and for a reading without one.
  explicit Sampler(int remembered_tricks = kTricks, std::shared_ptr<const Inference> inference = nullptr,
                   Role infers_as = Role::both, std::shared_ptr<const CardReading> reading = nullptr,
                   std::shared_ptr<const NullPutting> putting = nullptr);

  // So many worlds of an observation in card play; all that fit if there are no more. Throws std::invalid_argument if
  // none fits. The same seed gives the same worlds.
  Chosen choose(const Observation& seen, std::size_t number, std::uint64_t seed) const;

 private:
  bool infers(const Observation& seen) const;
  void read_putting(Chosen& chosen, const Observation& seen) const;
  void read_cards(Chosen& chosen, const Observation& seen, std::size_t number, std::uint64_t seed) const;

  int remembered_tricks_;
  std::shared_ptr<const Inference> inference_;
  Role infers_as_;
  std::shared_ptr<const CardReading> reading_;
  std::shared_ptr<const NullPutting> putting_;
};

}  // namespace kiebitz
