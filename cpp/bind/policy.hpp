// The policy's classes in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_policy(nanobind::module_& module);

}  // namespace kiebitz
