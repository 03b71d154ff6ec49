// Values at a glance in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_values(nanobind::module_& module);

}  // namespace kiebitz
