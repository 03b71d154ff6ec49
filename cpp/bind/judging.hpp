// Samplers, juries and those who judge in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_judging(nanobind::module_& module);

}  // namespace kiebitz
