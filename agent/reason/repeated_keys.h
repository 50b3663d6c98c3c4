// Detects keys of rows that repeat, compared like SQLite's IS.
#pragma once
#include <cstddef>
#include <vector>

#include "agent/common/value.h"

namespace ask::reason {

// True if two rows have the same values in these columns. 1 is 1.0, and NULL is NULL.
// REQUIRES: `columns` are indices of columns of the result.
bool repeats_a_key(const ResultSet& result, const std::vector<size_t>& columns);

}  // namespace ask::reason
