#include "agent/llm/retry.h"

#include <algorithm>
#include <thread>

#include "agent/common/number.h"
#include "agent/common/text.h"
#include "agent/llm/curl_library.h"

namespace ask::llm {
namespace {

using namespace std::chrono_literals;

constexpr int kFailuresToOpen = 5;
constexpr Clock::duration kOpenFor = 60s;

}  // namespace

Sleep real_sleep() {
  return [](Clock::duration time, const Cancelled& cancelled) {
    const auto end = Clock::now() + time;
    for (;;) {
      if (cancelled && cancelled()) return false;
      const auto left = end - Clock::now();
      if (left <= Clock::duration::zero()) return true;
      std::this_thread::sleep_for(std::min<Clock::duration>(left, 50ms));
    }
  };
}

bool worth_retrying(int status) {
  return status == 408 || status == 429 || (status >= 500 && status != 501);
}

Clock::duration backoff(int n, double random) {
  const double seconds = static_cast<double>(1 << std::clamp(n, 0, 10)) + 0.5 * random;
  return std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(std::min(seconds, 10.0)));
}

std::optional<Clock::duration> retry_after(std::string_view header, int64_t wall_clock,
                                           CurlSource source) {
  constexpr double kLongest = 1e6;
  if (header.empty()) return std::nullopt;
  double seconds = 0;
  if (const auto given = text::number<double>(header)) {
    seconds = *given;
  } else {
    const auto& curl = source();
    if (!curl) return std::nullopt;
    const auto date = curl->getdate(std::string(header).c_str(), nullptr);
    if (date < 0) return std::nullopt;
    seconds = static_cast<double>(date) - static_cast<double>(wall_clock);
  }
  if (!(seconds > 0)) seconds = 0;
  return std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(std::min(seconds, kLongest)));
}

bool Breaker::allow(Clock::time_point now) {
  if (failures_ < kFailuresToOpen) return true;
  if (trying_ || now < open_until_) return false;
  trying_ = true;
  return true;
}

void Breaker::succeeded() {
  failures_ = 0;
  trying_ = false;
}

void Breaker::failed(Clock::time_point now) {
  trying_ = false;
  failures_ = std::min(failures_ + 1, kFailuresToOpen);
  if (failures_ == kFailuresToOpen) open_until_ = now + kOpenFor;
}

Clock::duration Breaker::time_until_closed(Clock::time_point now) const {
  if (failures_ < kFailuresToOpen || now >= open_until_) return Clock::duration::zero();
  return open_until_ - now;
}

}  // namespace ask::llm
