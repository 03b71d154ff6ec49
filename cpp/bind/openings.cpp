// Games on any hand in Python, and what learns how they end. Games come and go as bytes, twelve each.
#include "bind/openings.hpp"

#include <nanobind/stl/shared_ptr.h>

#include <cstring>
#include <memory>
#include <stdexcept>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "learning/opening_learner.hpp"
#include "learning/share_out.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

constexpr std::size_t kMostGames = 100'000;  // at once, since nothing stops them

template <typename Thing>
nb::bytes packed(const std::vector<Thing>& things) {
  return nb::bytes(reinterpret_cast<const char*>(things.data()), things.size() * sizeof(Thing));
}

std::vector<Opening> unpacked(const nb::bytes& bytes) {
  if (bytes.size() % sizeof(Opening)) throw std::invalid_argument("openings have 12 bytes each");
  std::vector<Opening> openings(bytes.size() / sizeof(Opening));
  if (!openings.empty()) std::memcpy(openings.data(), bytes.c_str(), bytes.size());
  for (const Opening& opening : openings)
    if (!opening.is_sound()) throw std::invalid_argument("an opening lacks cards, or has no game");
  return openings;
}

double checked_share(double share) {
  if (!(share >= 0 && share <= 1)) throw std::invalid_argument("a share is a number from 0 to 1");
  return share;
}

nb::bytes play_openings(const Evaluator& evaluator, const std::shared_ptr<SeatPlayer>& player, std::size_t number,
                        std::uint64_t seed, double hands, double daring, int threads) {
  check_somebody(player, "somebody plays");
  checked_threads(threads);
  if (number > kMostGames) throw std::invalid_argument("these are more than 100,000 games");
  const OpeningGames games{evaluator, *player, checked_share(hands), checked_share(daring)};
  std::vector<Opening> openings(number);
  {
    const Unlocked unlocked;
    share_out(threads, number, [&](std::size_t at) {
      Random random(Random(seed + at * 0x9e3779b97f4a7c15u).next());
      openings[at] = games.play(random);
    });
  }
  return packed(openings);
}

nb::bytes evaluate_openings(const Evaluator& evaluator, const nb::bytes& bytes, bool corrected) {
  std::vector<Lanes> found;
  for (const Opening& opening : unpacked(bytes)) {
    const Kind kind = static_cast<Kind>(opening.kind);
    found.push_back(corrected ? evaluator.chances(kind, opening.holding()) : evaluator.odds(kind, opening.holding()));
  }
  return packed(found);
}

double learn(OpeningLearner& learner, const nb::bytes& bytes, float rate, std::size_t batch) {
  if (batch == 0) throw std::invalid_argument("a step is made for one game at least");
  const std::vector<Opening> openings = unpacked(bytes);
  const Unlocked unlocked;
  return learner.learn(openings, batch, rate);
}

}  // namespace

void bind_openings(nb::module_& module) {
  module.def("play_openings", &play_openings, "evaluator"_a, "player"_a, "number"_a, "seed"_a, "hands"_a = 0.2,
             "daring"_a = 1.0, "threads"_a = 1,
             "Games on any hand as bytes: kind, seat, ouvert, level, hand, away; shares from the hand and daring.");
  module.def("evaluate_openings", &evaluate_openings, "evaluator"_a, "openings"_a, "corrected"_a = true,
             "The four chances of each opening as bytes of floats; uncorrected, the odds that were learned.");
  nb::class_<OpeningLearner>(module, "OpeningLearner", "Learns from openings how games end.")
      .def(nb::init<std::uint64_t>(), "seed"_a)
      .def("learn", &learn, "openings"_a, "rate"_a, "batch"_a = 512,
           "Learns from openings in their order, so many for a step; tells the mean loss in nats.")
      .def("numbers", [](const OpeningLearner& learner) { return packed(learner.numbers()); },
           "Of the networks as they are now, as `Evaluator` reads them.");
}

}  // namespace kiebitz
