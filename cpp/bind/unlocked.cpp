#include "bind/unlocked.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace nb = nanobind;
using namespace nb::literals;

namespace kiebitz {
namespace {

constexpr std::chrono::seconds kPatience{1};  // searches stop within a millisecond

// Through which threads leave the interpreter and come back. Nobody may wait for the interpreter lock and hold the mutex.
class Gate {
 public:
  explicit Gate(unsigned long main_thread) : main_thread_(main_thread) {}

  const Stop& ending() const { return ending_; }
  bool is_main_thread() const { return PyThread_get_thread_ident() == main_thread_; }

  void leave() {
    const std::lock_guard lock(mutex_);
    if (ending_.is_requested()) throw Cancelled("the program is ending");
    ++away_;
  }

  // From here on the end of the interpreter waits for this thread, or this thread for the end of the process.
  void announce_return() {
    std::unique_lock lock(mutex_);
    while (is_closed_) changed_.wait(lock);
    --away_;
    ++returning_;
  }

  void come_back() {
    const std::lock_guard lock(mutex_);
    --returning_;
    changed_.notify_all();
  }

  // Without the interpreter lock, which those who return need.
  void close() {
    std::unique_lock lock(mutex_);
    ending_.request();
    changed_.wait_for(lock, kPatience, [this] { return away_ + returning_ == 0; });
    is_closed_ = true;
    changed_.wait(lock, [this] { return returning_ == 0; });
  }

 private:
  const unsigned long main_thread_;
  Stop ending_;
  std::mutex mutex_;
  std::condition_variable changed_;
  int away_ = 0, returning_ = 0;
  bool is_closed_ = false;
};

Gate* gate = nullptr;  // never destroyed: threads may sleep there until the process is gone

void close_gate() {
  nb::gil_scoped_release unlocked;
  gate->close();
}

// A forked child has none of the other threads that were away, and the one that forked is its main thread.
void open_new_gate() { gate = new Gate(PyThread_get_thread_ident()); }

bool has_signal() {
  nb::gil_scoped_acquire locked;
  return PyErr_CheckSignals() != 0;
}

}  // namespace

Unlocked::Unlocked() : thread_((gate->leave(), PyEval_SaveThread())) {}

Unlocked::~Unlocked() {
  gate->announce_return();
  PyEval_RestoreThread(thread_);
  gate->come_back();
}

const Stop& end_of_interpreter() { return gate->ending(); }

Interrupted interruption_of_this_thread() { return gate->is_main_thread() ? &has_signal : nullptr; }

void raise_if_ended_early(const Stop& stop, bool is_complete) {
  if (PyErr_Occurred()) throw nb::python_error();
  if (!is_complete && stop.is_requested()) throw Cancelled("cancelled before the end");
}

void bind_stop(nb::module_& module) {
  const nb::object main_thread = nb::module_::import_("threading").attr("main_thread")();
  gate = new Gate(nb::cast<unsigned long>(main_thread.attr("ident")));
  nb::module_::import_("atexit").attr("register")(nb::cpp_function(&close_gate));
  const nb::module_ os = nb::module_::import_("os");
  if (nb::hasattr(os, "register_at_fork"))
    os.attr("register_at_fork")("after_in_child"_a = nb::cpp_function(&open_new_gate));
  nb::exception<Cancelled>(module, "Cancelled", PyExc_RuntimeError).attr("__doc__") =
      "Work that was stopped before its end, or refused because the program is ending.";
  nb::class_<Stop>(module, "Stop",
                   "Somebody's wish that work ends; may be requested from any thread. "
                   "The end of the interpreter implies it.")
      .def("__init__", [](Stop* place) { new (place) Stop(&end_of_interpreter()); })
      .def("request", &Stop::request);
}

}  // namespace kiebitz
