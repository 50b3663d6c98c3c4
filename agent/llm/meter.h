// The one place where a question can run out of money: counts calls, tokens, time and cost, and
// says no before a cap would be passed. A request is reserved at its largest before it goes out and
// settled at what it took, so that requests in parallel cannot overshoot together.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/llm/types.h"

namespace ask::llm {

struct Caps {
  int64_t calls = 30;        // 0: none at all
  int64_t tokens = 200'000;  // 0: no cap
  double cost = 0;           // US dollars; 0: no cap
};

// US dollars for a million tokens; no value where none is known. `local`: a server on this machine.
struct Price {
  double in = 0, out = 0;
};
std::optional<Price> price_of(std::string_view model, bool local);

struct Spent {
  int64_t calls = 0, tokens_in = 0, tokens_out = 0;
  double cost = 0, ms = 0;
  bool estimated = false;  // some of the tokens were counted from the text
  bool operator==(const Spent&) const = default;
};

class Meter {
 public:
  explicit Meter(Caps caps) : caps_(caps) {}

  struct Reservation {
    int64_t tokens_in = 0, tokens_out = 0;  // tokens_out: the most the reply may have
    double cost = 0;
    std::optional<Price> price;
  };
  // Makes room for one request of `bytes` that wants at most `tokens_out` back; gives it less where
  // less is left. Errors: kBudget naming the cap.
  Result<Reservation> reserve(std::string_view model, bool local, size_t bytes, int64_t tokens_out);
  // Exactly once for each reservation. `usage` is all zero for a request without an answer.
  void settle(std::string_view step, const Reservation& reservation, const Usage& usage, double ms);

  const Spent& spent() const { return spent_; }
  const std::map<std::string, Spent, std::less<>>& by_step() const { return by_step_; }

 private:
  Caps caps_;
  Spent spent_;
  Reservation held_;  // the sum of what is on its way
  std::map<std::string, Spent, std::less<>> by_step_;
};

// Tokens of a text whose number nobody said: bytes / 4, rounded up.
int64_t estimated_tokens(size_t bytes);

}  // namespace ask::llm
