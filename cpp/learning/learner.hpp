// The learner: networks that get better at bringing points by playing games against themselves and others.
//
// Games are played, then every decision is made a little likelier or less likely, as it brought more or less than was to
// be expected (proximal policy optimisation, one pass). What the networks were when learning began holds them back a
// little, so that they do not forget what none of these games needs.
//
// Games and sums of slopes come in pieces whose number does not depend on the threads, so neither does what is learned.
#pragma once

#include <string>

#include "learning/adam.hpp"
#include "learning/self_play.hpp"

namespace kiebitz {

struct Lesson {
  float rate = 2e-4f;
  float clip = 0.2f;       // how far a card's chance may go at once, as a share
  float lambda = 0.95f;    // how much later verdicts count
  float anchor = 0.01f;    // what a nat of distance from the start costs, in hundreds of list points
  float outcomes = 0.1f;   // what the squared error of the second head counts
  std::size_t batch = 512; // games for one step
};

// What a turn of learning has seen, as means over its decisions.
struct Seen {
  std::size_t decisions = 0;
  double distance = 0;       // from the start, in nats
  double entropy = 0;
  double clipped = 0;        // share of decisions that taught nothing, since their chance had moved enough
  double outcome_error = 0;  // squared, of the second head
  double critic_error = 0;   // squared
  double advantage = 0;      // squared
};

class Learner {
 public:
  // Goes on from the numbers of a policy, narrow or wide; the seed is for what begins anew.
  Learner(const std::vector<float>& start, std::uint64_t seed);

  // Plays the deals of these numbers and learns from them.
  Seen learn(const std::vector<Contracted>& deals, const std::vector<std::uint32_t>& numbers, const Others& others,
             const Lesson& lesson, std::uint64_t seed, int threads);

  // The numbers of the policy as it is now.
  std::vector<float> numbers() const;

  // All that learning goes on from, and back; throws std::invalid_argument if it is not what `state` has given.
  std::string state() const;
  void restore(const std::string& state);

 private:
  static constexpr std::size_t kLot = 64;  // games
  static constexpr int kBlocks = 4;        // in which slopes are summed up

  template <typename Net>
  struct Student {
    Net net = {};
    Adam<Net> adam = {};
    std::array<Net, kBlocks> slopes = {};

    // Against the mean slope of so many decisions.
    void step(std::size_t number, float rate) {
      if (number) adam.step(net, slopes, 1 / static_cast<float>(number), rate);
    }
  };

  std::vector<Lot> play(const std::vector<Contracted>& deals, const std::vector<std::uint32_t>& numbers,
                        const Others& others, const Lesson& lesson, std::uint64_t seed, int threads) const;
  void step(const Lot* first, const Lot* last, const Lesson& lesson, int threads, Seen& seen);
  void pull(int number, const std::vector<const Decision*>& decisions, int block, const Lesson& lesson, Seen& seen);
  void pull(int family, const std::vector<const State*>& states, int block);

  Nets nets() const;
  Critics critics() const;

  Nets start_;
  std::vector<Student<WidePolicy::Net>> policy_;
  std::vector<Student<CriticNet>> critics_;
};

}  // namespace kiebitz
