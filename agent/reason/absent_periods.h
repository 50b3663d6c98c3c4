// The months, quarters and years of a series that have no rows, hence no row of their own: a table
// or a line leaves them out, and the answer names them.
#pragma once
#include <string>
#include <vector>

#include "agent/common/value.h"

namespace ask::reason {

// The periods among those of the column that are not there, in order and in the same form: of
// "2024-03", "2024-Q1" and years those between the first and the last; of "03" (a month of any
// year) and "Q1" all others. Empty if the values are in another form, there are fewer than two, or
// over 1200 periods are between them. REQUIRES: `column` is that of a result.
std::vector<std::string> absent_periods(const ResultSet& result, size_t column);

}  // namespace ask::reason
