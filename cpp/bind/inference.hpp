// The classes of inference in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_inference(nanobind::module_& module);

}  // namespace kiebitz
