#include "agent/score/timing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ask::score {
namespace {

constexpr double kExcellent = 10, kGood = 100, kAcceptable = 1000;
constexpr double kManyRows = 1000;

struct DatabaseSpeed {
  std::string_view name;
  double factor;
};
constexpr DatabaseSpeed kDialects[] = {{"sqlite", 0.5}, {"duckdb", 1},    {"postgresql", 1.5},
                                       {"mysql", 1.5},  {"bigquery", 10}, {"snowflake", 10}};

double of_complexity(sql::Complexity level) {
  constexpr double kFactors[] = {1, 2, 4, 8};
  return kFactors[static_cast<size_t>(level)];
}

double of_dialect(std::string_view dialect) {
  for (const DatabaseSpeed& known : kDialects)
    if (known.name == dialect) return known.factor;
  return 1;
}

// Linear interpolation at `at` from (from, high) to (to, low).
double between(double at, double from, double to, double high, double low) {
  return high - (high - low) * (at - from) / (to - from);
}

}  // namespace

TimeLimits time_limits(sql::Complexity complexity, std::string_view dialect, double rows) {
  const double of_rows = rows > kManyRows ? std::log10(rows / kManyRows) + 1 : 1;
  const double factor = of_complexity(complexity) * of_dialect(dialect) * of_rows;
  return {kExcellent * factor, kGood * factor, kAcceptable * factor};
}

double time_score(double ms, const TimeLimits& limits) {
  if (ms <= limits.excellent) return 1;
  if (ms <= limits.good) return between(ms, limits.excellent, limits.good, 1, 0.8);
  if (ms <= limits.acceptable) return between(ms, limits.good, limits.acceptable, 0.8, 0.5);
  return std::max(0.0, 0.5 - (ms - limits.acceptable) / (10 * limits.acceptable));
}

Scored efficiency(const ResultSet* result, sql::Complexity complexity, double rows) {
  if (!result) return {0, "it did not run"};
  const TimeLimits limits = time_limits(complexity, "sqlite", rows);
  const std::string_view word = result->ms <= limits.excellent    ? "quick"
                                : result->ms <= limits.good       ? "fair"
                                : result->ms <= limits.acceptable ? "slow"
                                                                  : "far too slow";
  // The time itself is in the trace; a reason that names it would differ from run to run.
  return {time_score(result->ms, limits),
          fmt::format("{} for a {} statement; up to {:.0f} ms would be quick", word,
                      name(complexity), limits.excellent)};
}

}  // namespace ask::score
