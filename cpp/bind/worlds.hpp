// The worlds' classes in the Python module.
#pragma once

#include <nanobind/nanobind.h>

#include "worlds/worlds.hpp"

namespace kiebitz {

// Worlds on their way from one part of the core to another; Python passes them on without looking inside.
struct WorldList {
  std::vector<World> worlds;
};

void bind_worlds(nanobind::module_& module);

}  // namespace kiebitz
