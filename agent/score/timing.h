// How long did it take, for what it does? More is allowed where more is asked of SQLite.
#pragma once
#include <string_view>

#include "agent/score/card.h"
#include "agent/sql/complexity.h"

namespace ask::score {

struct TimeLimits {  // ms
  double excellent, good, acceptable;
};

// 10, 100 and 1000 ms, times 1, 2, 4 or 8 by complexity, times what the dialect takes for a query
// that does nothing (sqlite .5, duckdb 1, postgresql and mysql 1.5, bigquery and snowflake 10,
// others 1), times 1 + log10(rows / 1000) over 1000 rows.
TimeLimits time_limits(sql::Complexity complexity, std::string_view dialect, double rows);

// Up to excellent 1; from there to good down to .8; to acceptable down to .5; beyond, .5 less a
// tenth of how many times the acceptable time it is over, at least 0.
double time_score(double ms, const TimeLimits& limits);

// `rows`: what it had to read or gave, whichever is more.
Scored efficiency(const ResultSet* result, sql::Complexity complexity, double rows);

}  // namespace ask::score
