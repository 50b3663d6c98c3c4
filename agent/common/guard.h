// The only try/catch of the project (libcurl's callbacks aside). SQLite is C: an exception thrown
// through sqlite3_step() leaves the connection's mutex locked for good.
#pragma once
#include <exception>
#include <new>
#include <utility>

namespace ask {

// Runs `body` and returns its result; on bad_alloc that of `exhausted()`, on any other exception
// that of `complain(what)`. All three return the same type.
// REQUIRES: `exhausted` and `complain` do not throw.
template <class Body, class Exhausted, class Complain>
auto guarded(Body&& body, Exhausted&& exhausted, Complain&& complain) noexcept {
  try {
    return std::forward<Body>(body)();
  } catch (const std::bad_alloc&) {
    return std::forward<Exhausted>(exhausted)();
  } catch (const std::exception& e) {
    return std::forward<Complain>(complain)(e.what());
  } catch (...) {
    return std::forward<Complain>(complain)("internal error");
  }
}

}  // namespace ask
