// Matches the rows of two results as multisets, with the numeric tolerance of compare.h.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "agent/common/value_number.h"

namespace ask::score {

using Row = std::vector<Value>;

// 0 if it is not a number.
inline double number(const Value& value) { return as_number(value).value_or(0); }
bool same_row(const Row& a, const Row& b);

struct MatchedRows {
  size_t pairs = 0;               // matched rows
  std::vector<size_t> gold, got;  // indices of unmatched rows, ascending
};

// REQUIRES: every row of both has the same number of cells.
MatchedRows common_rows(const std::vector<Row>& gold, const std::vector<Row>& got);

// True if the column has the same multiset of values in both.
bool same_column(const std::vector<Row>& gold, const std::vector<Row>& got, size_t column);

}  // namespace ask::score
