// The solver's classes in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_solver(nanobind::module_& module);

}  // namespace kiebitz
