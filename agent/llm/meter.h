// The budget of a question: counts calls, tokens, time and cost, and rejects a request before it
// would exceed a cap. The maximum is reserved before a request and settled afterwards, so that
// parallel requests cannot overshoot together.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/llm/types.h"
#include "agent/settings/prices.h"

namespace ask::llm {

// Limits for one question.
struct Caps {
  int64_t calls = 30;                   // 0: none at all
  int64_t tokens = 200'000;             // 0: no cap
  double cost = 0;                      // US dollars; 0: no cap
  std::vector<ModelPrice> prices = {};  // by setting, before all others
};

// Where a model runs, for its price.
enum class Host {
  kRemote,
  kLoopback,  // a server on this machine that may pass requests on, or a function: free, but for a
              // cap on the cost, which needs a price
  kOwn        // a model that runs on this machine, or a replay: free
};

// US dollars per million tokens; nullopt if unknown. `local`: free.
struct Price {
  double in = 0, out = 0;
};
std::optional<Price> price_of(std::string_view model, bool local);

struct Spent {
  int64_t calls = 0, tokens_in = 0, tokens_out = 0;
  double cost = 0, ms = 0;
  bool estimated = false;  // some token counts are estimates
  bool operator==(const Spent&) const = default;
};

class Meter {
 public:
  explicit Meter(Caps caps) : caps_(std::move(caps)) {}

  struct Reservation {
    int64_t tokens_in = 0, tokens_out = 0;  // tokens_out: limit for the reply
    double cost = 0;
    std::optional<Price> price;
  };
  // Reserves one request of `bytes` with a reply of at most `tokens_out`, or of fewer tokens if the
  // cap leaves less. Errors: kBudget with the cap, or if a cap on the cost cannot be kept since no
  // price is known.
  Result<Reservation> reserve(std::string_view model, Host host, size_t bytes, int64_t tokens_out);
  // Call exactly once per reservation. `usage` is zero if there was no reply.
  void settle(const Reservation& reservation, const TokenUsage& usage, double ms);

  const Spent& spent() const { return spent_; }

 private:
  std::optional<Price> price(std::string_view model, Host host) const;

  Caps caps_;
  Spent spent_;
  Reservation held_;  // sum of the open reservations
};

// Estimated tokens of a text: bytes / 4, rounded up.
int64_t estimated_tokens(size_t bytes);

}  // namespace ask::llm
