// When a failed request is worth another try, how long to wait for it, and when to leave a server
// alone. No clock and no sleep of its own.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/clock.h"
#include "agent/llm/curl_source.h"
#include "agent/llm/provider.h"

namespace ask::llm {

constexpr int kMostAttempts = 4;  // of one request, the first one counted

// Waits, asking `cancelled` at least every 100 ms; false as soon as it said so. Passed in, so that
// tests wait for nothing.
using Sleep = std::function<bool(Clock::duration, const Cancelled& cancelled)>;
Sleep real_sleep();

// 408, 429, 5xx; not 501, which says that it will never be otherwise.
bool worth_retrying(int status);
// 1·2ⁿ s for n = 0, 1, 2 …, with up to half a second on top, at most 10 s. `random` is in [0, 1).
Clock::duration backoff(int n, double random);
// The header Retry-After: seconds, or a date against `wall_clock` (seconds since 1970).
std::optional<Clock::duration> retry_after(std::string_view header, int64_t wall_clock,
                                           CurlSource source = curl_library);

// Whether a server is asked at all: after 5 failures in a row not for 60 s, then once on trial.
class Breaker {
 public:
  // True: ask, and say how it went by exactly one of the three below.
  bool allow(Clock::time_point now);
  void succeeded();
  void failed(Clock::time_point now);
  void unknown() { trying_ = false; }  // cancelled, or never sent
  // How long it stays shut; 0 when it is not.
  Clock::duration shut_for(Clock::time_point now) const;

 private:
  int failures_ = 0;
  bool trying_ = false;
  Clock::time_point shut_until_{};
};

// What the endpoint is taken to accept before it has said otherwise.
RequestShape first_shape(const Provider& provider, std::string_view model, bool own_server);
// A server that refuses a parameter (status 400, 422, and 500 in the wild): takes what it names out
// of `shape` and says true. False: it refuses something else. Each parameter is taken out once.
bool adapt(RequestShape& shape, const ChatRequest& request, int status, const ApiError& error);
// The status that an error stands for: servers send errors with 200 and in the middle of a stream.
int effective_status(int status, const ApiError& error);

}  // namespace ask::llm
