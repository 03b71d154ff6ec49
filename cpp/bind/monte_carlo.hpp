// Perfect-information Monte Carlo in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_monte_carlo(nanobind::module_& module);

}  // namespace kiebitz
