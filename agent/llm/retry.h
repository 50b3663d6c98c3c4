// Retry policy: which failures to retry, backoff, and the circuit breaker. Takes the time as an
// argument and never sleeps itself.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/clock.h"
#include "agent/llm/curl_source.h"
#include "agent/llm/provider.h"

namespace ask::llm {

constexpr int kMostAttempts = 4;  // of one request, including the first

// Waits and polls `cancelled` at least every 100 ms; false if cancelled. A parameter, so that tests
// need not wait.
using Sleep = std::function<bool(Clock::duration, const Cancelled& cancelled)>;
Sleep real_sleep();

// True for 408, 429 and 5xx except 501 (not implemented), which is permanent.
bool worth_retrying(int status);
// 2ⁿ s for n = 0, 1, 2 …, plus up to half a second of jitter, at most 10 s. `random` is in [0, 1).
Clock::duration backoff(int n, double random);
// Parses Retry-After: seconds, or a date relative to `wall_clock` (seconds since 1970).
std::optional<Clock::duration> retry_after(std::string_view header, int64_t wall_clock,
                                           CurlSource source = curl_library);

// Circuit breaker of a server: opens for 60 s after 5 failures in a row, then admits one trial
// request.
class Breaker {
 public:
  // True: send the request, then report its result by exactly one of the three functions below.
  bool allow(Clock::time_point now);
  void succeeded();
  void failed(Clock::time_point now);
  void unknown() { trying_ = false; }  // cancelled, or never sent
  // Time until the breaker closes; 0 if it is closed.
  Clock::duration time_until_closed(Clock::time_point now) const;

 private:
  int failures_ = 0;
  bool trying_ = false;
  Clock::time_point open_until_{};
};

// The request shape to start with, until the endpoint rejects a part of it.
RequestShape first_shape(const Provider& provider, std::string_view model, bool own_server);
// If the server rejects a parameter (status 400 or 422, in practice also 500), removes it from
// `shape` and returns true. Each parameter is removed once. False for other errors.
bool adapt(RequestShape& shape, const ChatRequest& request, int status, const ApiError& error);
// The status that an error represents: servers send errors with status 200 and within streams.
int effective_status(int status, const ApiError& error);

}  // namespace ask::llm
