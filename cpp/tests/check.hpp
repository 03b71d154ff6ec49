// The little that the core's tests need: CHECK reports a failed condition with its place and lets the test go on.
#pragma once

#include <cstdio>

namespace kiebitz::tests {

inline int failures = 0;
inline int checks = 0;

inline void report(bool holds, const char* condition, const char* file, int line) {
  ++checks;
  if (holds) return;
  ++failures;
  std::fprintf(stderr, "%s:%d: failed: %s\n", file, line, condition);
}

inline int summary() {
  std::printf("%d checks, %d failures\n", checks, failures);
  return failures == 0 ? 0 : 1;
}

}  // namespace kiebitz::tests

#define CHECK(condition) kiebitz::tests::report((condition), #condition, __FILE__, __LINE__)
#define CHECK_THROWS(expression)                                                      \
  do {                                                                                \
    bool thrown = false;                                                              \
    try {                                                                             \
      (void)(expression);                                                             \
    } catch (const std::exception&) {                                                 \
      thrown = true;                                                                  \
    }                                                                                 \
    kiebitz::tests::report(thrown, #expression " throws", __FILE__, __LINE__);        \
  } while (false)
