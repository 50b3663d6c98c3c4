// Execution match: whether two results are the same, and how similar they are otherwise.
//
// Results are the same if they have the same multiset of rows; order counts only if the gold
// statement orders. Columns are compared by position, not name. NULL equals only NULL; texts, blobs
// and pairs of integers must be identical. Other pairs of numbers may differ by 1e-6, or by 1e-9 of
// the larger one: enough for rounding in a sum, and far less than a missing row would change it.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/value.h"
#include "agent/sql/statement.h"

namespace ask::score {

bool same_value(const Value& a, const Value& b);

// True if the statement has an ORDER BY at the top level, not only in a sub-query or window. If it
// cannot be parsed: true if ORDER BY occurs outside all parentheses.
bool order_counts(const sql::Statement& statement);

// Each from 0 to 1; 1 means no difference.
struct Similarity {
  double values = 0;   // share of matching cells, each gold row against its nearest row
  double numbers = 0;  // closeness of the means of numeric columns
  double nulls = 0;    // closeness of the share of NULLs, by column
  double types = 0;    // types of each column: the same 1, overlapping .7, disjoint .3
};

struct ResultComparison {
  bool same = false;
  // "" if they are the same, else one of "columns: 2 for 3", "rows: 2 for 4", "values differ",
  // "order differs", "cut" (a truncated result cannot be compared).
  std::string difference;
  double rows_found = 0;     // matched rows (half if out of order) / rows of the longer result
  double columns_found = 0;  // gold columns with the same values / columns of the wider result
  Similarity similarity;

  // .5 rows + .3 columns + .1 same number of rows + .1 same number of columns; 1 only when same.
  double match = 0;
  // .5 values + .2 numbers + .15 nulls + .15 types; 1 only when same, 0 if a result is empty.
  double semantic = 0;
};

// REQUIRES: all rows of a result have the same number of cells.
// O(n log n) in the number of rows; pairwise comparisons use a sample of bounded size.
ResultComparison compare(const ResultSet& gold, const ResultSet& got, bool ordered);

}  // namespace ask::score
