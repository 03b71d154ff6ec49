// Information-set UCT in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_uct(nanobind::module_& module);

}  // namespace kiebitz
