// Finds the rows that two results have in common, as multisets and within the tolerance of numbers.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "agent/common/value.h"

namespace ask::score {

using Row = std::vector<Value>;

bool is_number(const Value& value);
double number(const Value& value);  // 0 for what is none
bool same_row(const Row& a, const Row& b);

struct Common {
  size_t pairs = 0;               // rows that have a partner
  std::vector<size_t> gold, got;  // the rows without one, ascending
};

// REQUIRES: every row of both has the same number of cells.
Common common_rows(const std::vector<Row>& gold, const std::vector<Row>& got);

// Whether column `column` holds the same multiset of values in both.
bool same_column(const std::vector<Row>& gold, const std::vector<Row>& got, size_t column);

}  // namespace ask::score
