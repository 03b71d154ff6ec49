// The learner in Python.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_learning(nanobind::module_& module);

}  // namespace kiebitz
