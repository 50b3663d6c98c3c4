// SQL of comparisons.
#pragma once
#include <optional>
#include <vector>

#include "agent/reason/comparison.h"
#include "agent/sql/tree.h"

namespace ask::reason {

// The queries of two things with the same columns, aggregates and groups, every column with a name;
// sets `keys`, `measures` and `sides`. Nullopt if they have another shape. `cuts`: for each GROUP
// BY term, the character from which its text counts, 0 for all of it: 6 for the month of "2024-03".
struct ComparisonQueries {
  sql::Query first, second;
};
std::optional<ComparisonQueries> comparison_queries(const sql::Query& first,
                                                    const sql::Query& second,
                                                    const std::vector<int>& cuts,
                                                    Comparison& comparison);

// One SELECT over the two queries, or over tables that hold their rows.
//   one row each   both values, their change and its percentage
//   groups         one row for each group of either side
sql::Query comparison_query(const Comparison& comparison, sql::SourceItem first,
                            sql::SourceItem second);

}  // namespace ask::reason
