#include "agent/llm/meter.h"

#include <fmt/format.h>

#include <algorithm>

namespace ask::llm {
namespace {

// A smaller limit makes the reply useless.
constexpr int64_t kLeastOut = 64;
// Conservative bytes per token for caps: SQL and JSON have short tokens.
constexpr size_t kCautiousBytes = 3;

struct Listed {
  std::string_view model;
  Price price;
};
// List prices of common models in US dollars per million tokens.
constexpr Listed kPrices[] = {
    {"gpt-4.1", {2.00, 8.00}},
    {"gpt-4.1-mini", {0.40, 1.60}},
    {"gpt-4.1-nano", {0.10, 0.40}},
    {"gpt-4o", {2.50, 10.00}},
    {"gpt-4o-mini", {0.15, 0.60}},
    {"gpt-5", {1.25, 10.00}},
    {"gpt-5-mini", {0.25, 2.00}},
    {"gpt-5-nano", {0.05, 0.40}},
    {"gpt-5-pro", {15.00, 120.00}},
    {"gpt-5.1", {1.25, 10.00}},
    {"gpt-5.2", {1.75, 14.00}},
    {"gpt-5.2-pro", {21.00, 168.00}},
    {"gpt-5.4", {2.50, 15.00}},
    {"gpt-5.4-mini", {0.75, 4.50}},
    {"gpt-5.4-nano", {0.20, 1.25}},
    {"o3", {2.00, 8.00}},
    {"o3-mini", {1.10, 4.40}},
    {"o4-mini", {1.10, 4.40}},
    {"claude-3-haiku", {0.25, 1.25}},
    {"claude-3-5-haiku", {0.80, 4.00}},
    {"claude-haiku-4-5", {1.00, 5.00}},
    {"claude-sonnet-4", {3.00, 15.00}},
    {"claude-sonnet-4-5", {3.00, 15.00}},
    {"claude-sonnet-4-6", {3.00, 15.00}},
    {"claude-opus-4", {15.00, 75.00}},
    {"claude-opus-4-1", {15.00, 75.00}},
    {"claude-opus-4-5", {5.00, 25.00}},
    {"claude-opus-4-6", {5.00, 25.00}},
};

double cost_of(const Price& price, int64_t in, int64_t out) {
  return (price.in * static_cast<double>(in) + price.out * static_cast<double>(out)) / 1e6;
}

Error over(std::string_view cap, std::string_view limit) {
  return {Code::kBudget, fmt::format("{} reached: the limit of one question is {}", cap, limit)};
}

}  // namespace

int64_t estimated_tokens(size_t bytes) { return static_cast<int64_t>((bytes + 3) / 4); }

// A suffix such as "-2025-04-14", "-20250514" or "-latest" denotes the same model; any other suffix
// another one: gpt-5-pro costs twelve times as much as gpt-5.
std::optional<Price> price_of(std::string_view model, bool local) {
  if (local) return Price{};
  for (const Listed& listed : kPrices) {
    if (!model.starts_with(listed.model)) continue;
    const std::string_view rest = model.substr(listed.model.size());
    const bool dated =
        rest.starts_with("-20") && rest.find_first_not_of("-0123456789") == rest.npos;
    if (rest.empty() || rest == "-latest" || dated) return listed.price;
  }
  return std::nullopt;
}

std::optional<Price> Meter::price(std::string_view model, Host host) const {
  const ModelPrice* any = nullptr;
  for (const ModelPrice& set : caps_.prices) {
    if (set.model == model) return Price{set.in, set.out};
    if (set.model == "*") any = &set;
  }
  const bool free = host == Host::kOwn || (host == Host::kLoopback && caps_.cost <= 0);
  return any ? Price{any->in, any->out} : price_of(model, free);
}

Result<Meter::Reservation> Meter::reserve(std::string_view model, Host host, size_t bytes,
                                          int64_t tokens_out) {
  if (spent_.calls >= caps_.calls) return over("max_calls", fmt::format("{} calls", caps_.calls));
  Reservation out{static_cast<int64_t>(bytes / kCautiousBytes) + 1, tokens_out, 0,
                  price(model, host)};
  if (caps_.tokens > 0) {
    const int64_t left = caps_.tokens - spent_.tokens_in - spent_.tokens_out - held_.tokens_in -
                         held_.tokens_out - out.tokens_in;
    if (left < std::min(kLeastOut, tokens_out))
      return over("max_tokens", fmt::format("{} tokens", caps_.tokens));
    out.tokens_out = std::min(out.tokens_out, left);
  }
  if (caps_.cost > 0) {
    if (!out.price)
      return Error{Code::kBudget,
                   fmt::format("max_cost cannot be kept: no price is known for {0}; the setting "
                               "prices gives it, as in {{\"{0}\": [2.5, 10]}}, or max_tokens is "
                               "the limit instead",
                               model)};
    const double left =
        caps_.cost - spent_.cost - held_.cost - cost_of(*out.price, out.tokens_in, 0);
    if (left < cost_of(*out.price, 0, std::min(kLeastOut, tokens_out)))
      return over("max_cost", fmt::format("{} US dollars", caps_.cost));
    if (out.price->out > 0)
      out.tokens_out = std::min(out.tokens_out, static_cast<int64_t>(left * 1e6 / out.price->out));
  }
  if (out.price) out.cost = cost_of(*out.price, out.tokens_in, out.tokens_out);
  ++spent_.calls;
  held_.tokens_in += out.tokens_in;
  held_.tokens_out += out.tokens_out;
  held_.cost += out.cost;
  return out;
}

void Meter::settle(const Reservation& reservation, const TokenUsage& usage, double ms) {
  held_.tokens_in -= reservation.tokens_in;
  held_.tokens_out -= reservation.tokens_out;
  held_.cost -= reservation.cost;
  spent_.tokens_in += usage.in;  // reserve() has already counted the call
  spent_.tokens_out += usage.out;
  if (reservation.price) spent_.cost += cost_of(*reservation.price, usage.in, usage.out);
  spent_.ms += ms;
  spent_.estimated = spent_.estimated || usage.estimated;
}

}  // namespace ask::llm
