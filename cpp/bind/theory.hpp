// Games in extensive form in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_theory(nanobind::module_& module);

}  // namespace kiebitz
