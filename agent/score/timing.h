// Efficiency: run time against limits that grow with complexity, dialect and number of rows.
#pragma once
#include <string_view>

#include "agent/score/card.h"
#include "agent/sql/complexity.h"

namespace ask::score {

struct TimeLimits {  // ms
  double excellent, good, acceptable;
};

// 10, 100 and 1000 ms, times 1, 2, 4 or 8 by complexity, times the base latency of the dialect
// (sqlite .5, duckdb 1, postgresql and mysql 1.5, bigquery and snowflake 10, others 1), times 1 +
// log10(rows / 1000) over 1000 rows.
TimeLimits time_limits(sql::Complexity complexity, std::string_view dialect, double rows);

// Piecewise linear: 1 up to `excellent`, .8 at `good`, .5 at `acceptable`; then .1 less for each
// further multiple of `acceptable`, at least 0.
double time_score(double ms, const TimeLimits& limits);

// `rows`: the number of rows read or returned, whichever is larger.
Scored efficiency(const ResultSet* result, sql::Complexity complexity, double rows);

}  // namespace ask::score
