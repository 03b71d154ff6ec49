// Values at a glance in Python, many at a time: starts of tricks come in as bytes, three hands of 32 bits each in playing
// order from the declarer and a byte for who leads, and numbers go out the same way.
#include "bind/values.hpp"

#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <stdexcept>
#include <utility>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "evaluate/value_features.hpp"
#include "evaluate/value_net.hpp"
#include "solver/static_bounds.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

const Layout& checked_layout(int kind) {
  if (checked_kind(kind) == Kind::null) throw std::invalid_argument("values are of suit games and grand");
  return layout_of(checked_kind(kind));
}

Hands checked_hands(const Layout& layout, const std::array<CardSet, kSeats>& cards) {
  Hands hands;
  for (int player = 0; player < kSeats; ++player) {
    if (count(cards[player]) != count(cards[0]) || (hands.left() & layout.from_cards(cards[player])))
      throw std::invalid_argument("three hands have as many cards each, and each has its own");
    hands.cards[player] = layout.from_cards(cards[player]);
  }
  if (!Pruning::is_for(count(cards[0]))) throw std::invalid_argument("values are of starts of tricks with 6 to 10 cards a hand");
  hands.count_profile(layout);
  return hands;
}

// What `visit` makes of every start of a trick, one number after the other.
template <typename Number, typename Visit>
nb::bytes for_starts(int kind, const nb::bytes& hands, const nb::bytes& leaders, Visit&& visit) {
  const Layout& layout = checked_layout(kind);
  std::array<CardSet, kSeats> cards;
  if (hands.size() != leaders.size() * sizeof(cards)) throw std::invalid_argument("every start of a trick has a leader");
  std::vector<Number> numbers;
  for (std::size_t at = 0; at < leaders.size(); ++at) {
    std::memcpy(cards.data(), hands.c_str() + at * sizeof(cards), sizeof(cards));
    visit(layout, checked_hands(layout, cards), checked_seat(leaders.c_str()[at]), numbers);
  }
  return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number));
}

void make_estimator(ValueEstimator* place, const nb::bytes& numbers) {
  std::vector<float> floats(numbers.size() / sizeof(float));
  std::memcpy(floats.data(), numbers.c_str(), floats.size() * sizeof(float));
  new (place) ValueEstimator(floats);
}

nb::bytes estimates(const ValueEstimator& estimator, int kind, const nb::bytes& hands, const nb::bytes& leaders) {
  return for_starts<float>(kind, hands, leaders, [&](const Layout& layout, const Hands& held, int leader, auto& numbers) {
    const Estimate found = estimator.estimate(layout, held, leader);
    numbers.insert(numbers.end(), {found.value, found.error});
  });
}

nb::bytes bounds(int kind, const nb::bytes& hands, const nb::bytes& leaders) {
  return for_starts<std::int32_t>(kind, hands, leaders,
                                  [](const Layout& layout, const Hands& held, int leader, auto& numbers) {
                                    const Interval found = static_bounds(layout, held, leader);
                                    numbers.insert(numbers.end(), {found.lower, found.upper});
                                  });
}

nb::bytes features(int kind, const nb::bytes& hands, const nb::bytes& leaders) {
  return for_starts<std::int32_t>(kind, hands, leaders, [](const Layout& layout, const Hands& held, int, auto& numbers) {
    const ValueFeatures all(layout, held);
    const auto add = [&](const auto& found) { numbers.insert(numbers.end(), found.begin(), found.end()); };
    if (layout.kind == Kind::grand)
      add(all.of_grand());
    else
      add(all.of_suit_game());
  });
}

nb::bytes patterns(int kind, const nb::bytes& hands, const nb::bytes& leaders) {
  return for_starts<std::int32_t>(kind, hands, leaders, [](const Layout& layout, const Hands& held, int, auto& numbers) {
    const auto found = ValueNet::patterns_of(ValueNet::family_of(layout), held);
    numbers.insert(numbers.end(), found.begin(), found.end());
  });
}

std::vector<int> feature_sizes(int kind) {
  if (checked_layout(kind).kind == Kind::grand)
    return {ValueFeatures::kGrandSizes.begin(), ValueFeatures::kGrandSizes.end()};
  return {ValueFeatures::kSuitSizes.begin(), ValueFeatures::kSuitSizes.end()};
}

}  // namespace

void bind_values(nb::module_& module) {
  nb::class_<ValueEstimator>(module, "ValueEstimator",
                             "What starts of tricks are worth at a glance, by networks given as bytes of floats.")
      .def("__init__", &make_estimator, "numbers"_a)
      .def("estimates", &estimates, "kind"_a, "hands"_a, "leaders"_a,
           "For each what the declarer still gets, and by how much that is mostly wrong, as floats.")
      .def_ro_static("numbers", &ValueEstimator::kNumbers)
      .def_ro_static("feelers", &ValueNet::kFeelers)
      .def_ro_static("hidden", &ValueNet::kHidden)
      .def_ro_static("deep", &ValueNet::kDeep);
  nb::class_<Pruning>(module, "Pruning",
                      "Cuts by an estimator where it is sure enough: right with a chance of about `confidence`.")
      .def("__init__", [](Pruning* place, std::shared_ptr<ValueEstimator> estimator, double confidence) {
        new (place) Pruning(std::move(estimator), confidence);
      }, "estimator"_a, "confidence"_a);
  module.def("value_bounds", &bounds, "kind"_a, "hands"_a, "leaders"_a,
             "For each what static analysis proves of its value, at least and at most, as 32-bit integers.");
  module.def("value_features", &features, "kind"_a, "hands"_a, "leaders"_a,
             "For each the features of Furtak's linear estimators, as 32-bit integers.");
  module.def("value_patterns", &patterns, "kind"_a, "hands"_a, "leaders"_a,
             "For each how its groups of cards lie, as the networks read them, as 32-bit integers.");
  module.def("value_feature_sizes", &feature_sizes, "kind"_a, "How many values each of these features has.");
}

}  // namespace kiebitz
