// The players of the core in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_players(nanobind::module_& module);

}  // namespace kiebitz
