// Seats in the Python module.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

void bind_seats(nanobind::module_& module);

}  // namespace kiebitz
