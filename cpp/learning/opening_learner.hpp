// Learns how games end from the cards that were declared: the networks of opening_net.hpp, by Adam.
#pragma once

#include <string>

#include "learning/adam.hpp"
#include "learning/openings.hpp"

namespace kiebitz {

class OpeningLearner {
 public:
  // The seed is for the first numbers of the networks.
  explicit OpeningLearner(std::uint64_t seed);

  // Learns from some games in their order, so many for a step, and tells the mean loss in nats, before each step, of all
  // lanes together.
  double learn(const std::vector<Opening>& openings, std::size_t batch, float rate);

  // Of the networks as they are now, as an evaluator reads them, with corrections that change nothing.
  std::vector<float> numbers() const;

 private:
  struct Student {
    OpeningNet net;
    Adam<OpeningNet> adam;
  };

  double step(const Opening* first, const Opening* last, float rate);

  std::vector<Student> students_;  // by family
};

}  // namespace kiebitz
