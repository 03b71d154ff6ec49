// Work without the interpreter lock, from which a thread comes back only to an interpreter that is still there.
//
// Python kills a thread that asks for the lock while the interpreter ends, and C++ turns that into a crash. So when the
// interpreter is about to end, all work is stopped and waited for, and new work is refused. What does not stop in time
// never comes back: its thread sleeps until the process is gone.
#pragma once

#include <nanobind/nanobind.h>

#include <stdexcept>

#include "solver/stop.hpp"

namespace kiebitz {

// Work that was stopped before its end.
struct Cancelled : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Gives the interpreter lock up while it exists. Throws Cancelled if the interpreter is about to end.
class Unlocked {
 public:
  Unlocked();
  ~Unlocked();
  Unlocked(const Unlocked&) = delete;
  Unlocked& operator=(const Unlocked&) = delete;

 private:
  PyThreadState* const thread_;
};

// Requested when the interpreter is about to end; every other stop is narrower.
const Stop& end_of_interpreter();

// Whether there was Ctrl-C, for work on the thread that Python gives signals to; nothing to ask on all others. The
// exception that the handler raised stays set for `raise_if_ended_early`.
using Interrupted = bool (*)();
Interrupted interruption_of_this_thread();

// Raises what has ended work before it was complete, if anything but a limit has.
void raise_if_ended_early(const Stop& stop, bool is_complete);

void bind_stop(nanobind::module_& module);

}  // namespace kiebitz
