// Clock and deadlines. The current time is passed in as a function, so that tests can fake it.
#pragma once
#include <chrono>
#include <functional>

namespace ask {

using Clock = std::chrono::steady_clock;
using Now = std::function<Clock::time_point()>;

inline double milliseconds(Clock::duration d) {
  return std::chrono::duration<double, std::milli>(d).count();
}

// A point in time after which work must stop. By default there is none, and it never passes.
struct Deadline {
  Clock::time_point at = Clock::time_point::max();

  // `ms` <= 0: no limit.
  static Deadline in(Clock::time_point now, int64_t ms) {
    return ms <= 0 ? Deadline{} : Deadline{now + std::chrono::milliseconds(ms)};
  }
  bool passed(Clock::time_point now) const { return now >= at; }
  Deadline sooner(Deadline other) const { return at < other.at ? *this : other; }
};

}  // namespace ask
