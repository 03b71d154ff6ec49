// Ctrl-C while the core works without the interpreter lock.
#pragma once

#include <nanobind/nanobind.h>

namespace kiebitz {

// Only the interpreter's main thread handles signals, elsewhere this is always false; an exception that the handler
// raised stays set for `raise_pending`.
inline bool python_interrupts() {
  nanobind::gil_scoped_acquire locked;
  return PyErr_CheckSignals() != 0;
}

inline void raise_pending() {
  if (PyErr_Occurred()) throw nanobind::python_error();
}

}  // namespace kiebitz
