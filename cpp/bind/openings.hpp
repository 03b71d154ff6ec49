// Games on any hand in Python.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_openings(nanobind::module_& module);

}  // namespace kiebitz
