// What a declarer can guarantee, in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_guarantee(nanobind::module_& module);

}  // namespace kiebitz
