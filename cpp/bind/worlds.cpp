// Worlds in Python.
#include "bind/worlds.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include "bind/checks.hpp"
#include "bind/unlocked.hpp"
#include "worlds/memory.hpp"
#include "worlds/sample.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

void make_worlds(Worlds* place, const Observation& seen, std::optional<int> remembered) {
  new (place) Worlds(recall(seen, remembered.value_or(kTricks)).knowledge);
}

WorldList sample_worlds(const Worlds& worlds, std::size_t number, std::uint64_t seed, bool distinct) {
  checked_list(number);
  Random random(seed);
  return {distinct ? sample_distinct(worlds, number, random) : sample(worlds, number, random)};
}

WorldList enumerate_worlds(const Worlds& worlds, std::uint64_t first, std::size_t number) {
  return {enumerate(worlds, first, checked_list(number))};
}

}  // namespace

void bind_worlds(nb::module_& module) {
  nb::class_<WorldList>(module, "WorldList", "Worlds kept in the core: the masks of the three hands and the skat.")
      .def("__init__", [](WorldList* place, std::vector<World> masks) { new (place) WorldList{std::move(masks)}; },
           "masks"_a)
      .def("__len__", [](const WorldList& list) { return list.worlds.size(); })
      .def("masks", [](const WorldList& list) { return list.worlds; });
  nb::class_<Worlds>(module, "Worlds",
                     "All worlds that fit an observation, or what is left of it in memory; "
                     "`ValueError` if there is none.")
      .def("__init__", &make_worlds, "seen"_a, "remembered_tricks"_a = nb::none())
      .def_prop_ro("size", &Worlds::size)
      .def("sample", &sample_worlds, "number"_a, "seed"_a, "distinct"_a = false,
           nb::call_guard<Unlocked>())
      .def("enumerate", &enumerate_worlds, "first"_a, "number"_a, nb::call_guard<Unlocked>());
}

}  // namespace kiebitz
