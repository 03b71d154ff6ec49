// The learner in Python: deals with their contracts, games played on them, and networks that learn from such games.
#include "bind/learning.hpp"

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <stdexcept>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "learning/learner.hpp"
#include "learning/share_out.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

struct ContractList {
  std::vector<Contracted> deals;
};

void make_contracts(ContractList* place, const nb::bytes& packed) {
  if (packed.size() % sizeof(Contracted)) throw std::invalid_argument("deals with contracts have 36 bytes each");
  std::vector<Contracted> deals(packed.size() / sizeof(Contracted));
  if (!deals.empty()) std::memcpy(deals.data(), packed.c_str(), packed.size());
  for (const Contracted& deal : deals)
    if (!deal.is_sound()) throw std::invalid_argument("a deal lacks cards, or nobody declares a game");
  new (place) ContractList{std::move(deals)};
}

using SharedPlayer = std::shared_ptr<SeatPlayer>;

std::vector<int> play_contracts(const ContractList& list, const SharedPlayer& declarer, const SharedPlayer& defenders,
                                std::uint64_t seed, int threads) {
  check_somebody(declarer, "somebody declares");
  check_somebody(defenders, "somebody defends");
  checked_threads(threads);
  constexpr std::size_t kTogether = 64;
  const std::size_t number = list.deals.size();
  std::vector<int> points(number);
  const Unlocked unlocked;
  share_out(threads, (number + kTogether - 1) / kTogether, [&](std::size_t lot) {
    for (std::size_t at = lot * kTogether; at < std::min(number, (lot + 1) * kTogether); ++at) {
      Game game = list.deals[at].game();
      SeatPlayers players = {defenders.get(), defenders.get(), defenders.get()};
      players[list.deals[at].declarer] = declarer.get();
      Random random(seed + at);
      finish(game, players, random);
      points[at] = brought(game);
    }
  });
  return points;
}

void make_learner(Learner* place, const nb::bytes& start, std::uint64_t seed) {
  std::vector<float> floats(start.size() / sizeof(float));
  std::memcpy(floats.data(), start.c_str(), floats.size() * sizeof(float));
  new (place) Learner(floats, seed);
}

Seen learn(Learner& learner, const ContractList& list, const std::vector<std::uint32_t>& numbers, std::uint64_t seed,
           float rate, float anchor, float clip, float lambda, float outcomes, std::size_t batch,
           const std::vector<SharedPlayer>& others, double share, int threads) {
  checked_threads(threads);
  for (const std::uint32_t number : numbers)
    if (number >= list.deals.size()) throw std::invalid_argument("there is no deal of this number");
  for (const SharedPlayer& other : others) check_somebody(other, "others are players");
  const Lesson lesson{rate, clip, lambda, anchor, outcomes, batch};
  const Others guests{{others.begin(), others.end()}, share};
  const Unlocked unlocked;
  return learner.learn(list.deals, numbers, guests, lesson, seed, threads);
}

nb::bytes numbers_of(const Learner& learner) {
  const std::vector<float> numbers = learner.numbers();
  return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(float));
}

nb::bytes state_of(const Learner& learner) {
  const std::string state = learner.state();
  return nb::bytes(state.data(), state.size());
}

void restore(Learner& learner, const nb::bytes& state) { learner.restore({state.c_str(), state.size()}); }

}  // namespace

void bind_learning(nb::module_& module) {
  nb::class_<ContractList>(module, "ContractList",
                           "Deals with their contracts, of 36 bytes each: hands and skat, limits, bid, declarer, flags.")
      .def("__init__", &make_contracts, "packed"_a)
      .def("__len__", [](const ContractList& list) { return list.deals.size(); });
  module.def("play_contracts", &play_contracts, "deals"_a, "declarer"_a, "defenders"_a, "seed"_a = 0, "threads"_a = 1,
             "What each deal brings the declarer in the list, less one defender.");
  nb::class_<Seen>(module, "Lessons", "What a turn of learning has seen, as means over its decisions.")
      .def_ro("decisions", &Seen::decisions)
      .def_ro("distance", &Seen::distance)
      .def_ro("entropy", &Seen::entropy)
      .def_ro("clipped", &Seen::clipped)
      .def_ro("outcome_error", &Seen::outcome_error)
      .def_ro("critic_error", &Seen::critic_error)
      .def_ro("advantage", &Seen::advantage);
  nb::class_<Learner>(module, "Learner", "Reinforces a policy by what its games bring; goes on from bytes of floats.")
      .def("__init__", &make_learner, "start"_a, "seed"_a)
      .def("learn", &learn, "deals"_a, "numbers"_a, "seed"_a, "rate"_a, "anchor"_a = Lesson{}.anchor,
           "clip"_a = Lesson{}.clip, "trace"_a = Lesson{}.lambda, "outcomes"_a = Lesson{}.outcomes,
           "batch"_a = Lesson{}.batch, "others"_a = std::vector<SharedPlayer>{}, "share"_a = 0.0, "threads"_a = 1,
           "Plays the deals of some numbers and learns from them; the same on any number of threads.")
      .def("numbers", &numbers_of, "Of the policy as it is now, as `WidePolicy` reads them.")
      .def("state", &state_of, "All that learning goes on from.")
      .def("restore", &restore, "state"_a, "What `state` has given.");
}

}  // namespace kiebitz
