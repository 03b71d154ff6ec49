// The bidding evaluation in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_evaluate(nanobind::module_& module);

}  // namespace kiebitz
