// The policy in Python: its network, who plays by it, and the bits that it is learned on.
#include "bind/policy.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <stdexcept>
#include <utility>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "bind/worlds.hpp"
#include "inference/card_reading.hpp"
#include "players/policy_player.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

const Observation& in_turn(const Observation& seen) {
  if (seen.declarer == kNobody || !seen.my_turn() || !seen.hand)
    throw std::invalid_argument("the policy is asked by the seat whose turn it is to play a card");
  return seen;
}

template <typename P>
void make_policy(P* place, const nb::bytes& numbers) {
  std::vector<float> floats(numbers.size() / sizeof(float));
  std::memcpy(floats.data(), numbers.c_str(), floats.size() * sizeof(float));
  new (place) P(floats);
}

Skill skill_of(bool expert) { return expert ? Skill::expert : Skill::casual; }

std::vector<std::pair<Card, float>> chances_of(const CardPolicy& policy, const Observation& seen, bool expert) {
  const CardChances chances = policy.chances(in_turn(seen), skill_of(expert));
  std::vector<std::pair<Card, float>> rows;
  for (CardSet rest = chances.legal; rest; rest &= rest - 1) rows.emplace_back(lowest(rest), chances.of[lowest(rest)]);
  return rows;
}

float outcome_of(const CardPolicy& policy, const Observation& seen, bool expert) {
  return policy.outcome(in_turn(seen), skill_of(expert));
}

// The words of the context, then those of every group, absent ones empty.
nb::bytes bits_of(const Observation& seen, bool expert) {
  const Scene scene(in_turn(seen), skill_of(expert));
  const CardGroups& groups = scene.groups();
  std::vector<std::uint64_t> words(scene.context().words.begin(), scene.context().words.end());
  for (int group = 0; group < CardGroups::kNumber; ++group) {
    GroupBits bits;
    if (groups.has(group)) {
      const GroupBits held = scene.held(group, groups.within(group, seen.hand), groups.within(group, seen.skat));
      for (std::size_t word = 0; word < bits.words.size(); ++word)
        bits.words[word] = scene.shown(group).words[word] | held.words[word];
    }
    words.insert(words.end(), bits.words.begin(), bits.words.end());
  }
  return nb::bytes(reinterpret_cast<const char*>(words.data()), words.size() * sizeof(std::uint64_t));
}

// For every card its group and its place there.
std::vector<std::pair<int, int>> places_of(int kind) {
  const CardGroups& groups = CardGroups::of(checked_kind(kind));
  std::vector<std::pair<int, int>> places;
  for (Card card = 0; card < kCards; ++card) places.emplace_back(groups.group_of(card), groups.place_of(card));
  return places;
}

void make_policy_player(PolicyPlayer* place, std::shared_ptr<CardPolicy> policy, double temperature) {
  constexpr double kMost = 100;
  new (place) PolicyPlayer(std::move(policy), checked_number(temperature, 0.0, kMost, "temperature"));
}

void make_reading(CardReading* place, std::shared_ptr<Policy> policy, double exponent, double blunders,
                  const std::array<double, kSeats>& experts) {
  new (place) CardReading(std::move(policy), {.exponent = exponent, .blunders = blunders, .experts = experts});
}

std::vector<double> weigh(const CardReading& reading, const WorldList& list, const Observation& seen) {
  if (seen.declarer == kNobody) throw std::invalid_argument("cards are read in card play");
  for (const World& world : list.worlds) check_world(seen, world);
  return reading.weigh(list.worlds, seen);
}

int net_of(const Observation& seen) { return Scene(in_turn(seen), Skill::expert).net(); }

// The widths of its networks, and how many numbers they have.
template <typename P>
nb::class_<P, CardPolicy> bind_widths(nb::module_& module, const char* name, const char* what) {
  using Trunk = typename P::Net::Trunk;
  return nb::class_<P, CardPolicy>(module, name, what)
      .def("__init__", &make_policy<P>, "numbers"_a)
      .def_prop_ro_static("size", [](nb::handle) { return P::size(); })
      .def_ro_static("feelers", &Trunk::kFeelers)
      .def_ro_static("hidden", &Trunk::kHidden);
}

}  // namespace

void bind_policy(nb::module_& module) {
  nb::class_<CardPolicy>(module, "CardPolicy",
                         "How likely an expert, or somebody else, plays each legal card, knowing what a seat knows.")
      .def("chances", &chances_of, "seen"_a, "expert"_a = true)
      .def("outcome", &outcome_of, "seen"_a, "expert"_a = true,
           "What the declarer will have in the list less the mean of the others.");
  bind_widths<WidePolicy>(module, "WidePolicy", "One that only plays, of bytes of floats.");
  bind_widths<Policy>(module, "Policy", "One that cards are read by, of bytes of floats.")
      .def_ro_static("key", &Policy::Net::kKey)
      .def_ro_static("nets", &Scene::kNets)
      .def_ro_static("groups", &CardGroups::kNumber)
      .def_ro_static("places", &CardGroups::kMostCards)
      .def_ro_static("group_bits", &Scene::kGroupBits)
      .def_ro_static("context_bits", &Scene::kContextBits);
  nb::class_<PolicyPlayer, SeatPlayer>(module, "PolicyPlayer",
                                       "Plays the likeliest card of a policy; at temperature 1 each as often as it "
                                       "is likely, hotter more alike.")
      .def("__init__", &make_policy_player, "policy"_a, "temperature"_a = 0.0);
  nb::class_<CardReading>(module, "CardReading", R"(
    How likely worlds are, given the cards that others have played.

    exponent  of the product of their chances, 0 to 1; blunders: how often anybody may play any card
    experts   how likely one sits at each seat, and not somebody else
    )")
      .def("__init__", &make_reading, "policy"_a, "exponent"_a = CardReading::Trust{}.exponent,
           "blunders"_a = CardReading::Trust{}.blunders, "experts"_a = CardReading::Trust{}.experts)
      .def("weigh", &weigh, "worlds"_a, "seen"_a, nb::call_guard<Unlocked>());
  module.def("policy_bits", &bits_of, "seen"_a, "expert"_a,
             "What the policy looks at: the bits of the context in 16 bytes, and of each group of cards in 24.");
  module.def("policy_net", &net_of, "seen"_a, "Which of its networks is asked.");
  module.def("policy_places", &places_of, "kind"_a, "For every card, by its number, its group and its place there.");
}

}  // namespace kiebitz
