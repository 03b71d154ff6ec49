// Whole games in Python.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_whole(nanobind::module_& module);

}  // namespace kiebitz
