// Whether two results say the same, and how near they come when they do not.
//
// The same multiset of rows; their order counts only where the gold statement orders. Columns are
// compared by position, their names do not count. NULL equals NULL alone, text and blobs must be
// identical, two integers too. Any other two numbers may differ by 1e-6, or by 1e-9 of the larger
// one: what rounding leaves in a sum, and far less than a row that is missing in it.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/value.h"

namespace ask::score {

bool same_value(const Value& a, const Value& b);

// True when the statement has an ORDER BY of its own, not one inside a query or a window. A text
// that cannot be parsed orders when ORDER BY stands outside all parentheses.
bool order_counts(std::string_view gold_sql);

// Each from 0 to 1, 1 where nothing tells the results apart.
struct Similarity {
  double values = 0;   // cells found again, each gold row against the row that comes nearest to it
  double numbers = 0;  // how near the means of the number columns are
  double nulls = 0;    // how near the shares of NULL are, column by column
  double types = 0;    // number, text, blob: equal 1, in part .7, none in common .3, by column
};

struct Comparison {
  bool same = false;
  // "" when they are the same, else one of "columns: 2 for 3", "rows: 2 for 4", "values differ",
  // "order differs", "cut": a result that was cut proves nothing.
  std::string difference;
  double rows_found = 0;     // gold rows found again, of the rows of the longer result
  double columns_found = 0;  // gold columns whose values are there, of the columns of the wider one
  Similarity similarity;

  // .5 rows + .3 columns + .1 same number of rows + .1 same number of columns; 1 only when same.
  double match = 0;
  // .5 values + .2 numbers + .15 nulls + .15 types; 1 only when same, 0 when nothing came back.
  double semantic = 0;
};

// REQUIRES: all rows of a result have the same number of cells.
// n log n in the number of rows; what needs every pair of rows is done on a sample of bounded size.
Comparison compare(const ResultSet& gold, const ResultSet& got, bool ordered);

}  // namespace ask::score
