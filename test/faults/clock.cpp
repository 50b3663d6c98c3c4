// Replaces clock_gettime: the monotonic clock can be advanced, so that a deadline passes without
// waiting.
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "test/faults/injector.h"

namespace ask::faults {
std::atomic<int64_t> clock_ahead_s{0};
}

extern "C" int clock_gettime(clockid_t clock, struct timespec* now) noexcept {
  const long rc = syscall(SYS_clock_gettime, clock, now);
  if (rc == 0 && clock == CLOCK_MONOTONIC) now->tv_sec += ask::faults::clock_ahead_s;
  return static_cast<int>(rc);
}
