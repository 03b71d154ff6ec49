// Midgame tables in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_midgame(nanobind::module_& module);

}  // namespace kiebitz
