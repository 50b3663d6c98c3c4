// Counts the constructs of a statement, for the complexity score and the lint rules. Nested queries
// are included, and each construct is counted once.
#pragma once
#include <string_view>

#include "agent/sql/tree.h"

namespace ask::sql {

struct QueryCounts {
  int tables = 0;         // tables named in FROM, without common tables
  int made_tables = 0;    // of these, table-valued functions: json_each, generate_series
  int joins = 0;          // each source after the first of its FROM, for any kind of join
  int comma_joins = 0;    // of these, those written with a comma
  int subqueries = 0;     // in expressions and in FROM, without common tables
  int common_tables = 0;  // in WITH
  int aggregates = 0;
  int windows = 0;  // calls with OVER
  int set_operations = 0;
  int cases = 0;
  int where_conditions = 0;                  // operands of AND, OR and NOT
  int order_columns = 0, group_columns = 0;  // not those inside OVER
  bool select_distinct = false;              // SELECT DISTINCT
  bool distinct_argument = false;            // count(DISTINCT x)
  bool star = false;                         // "*" or "t.*" in the outermost SELECT
  bool where = false, from = false;          // in the outermost SELECT
};
QueryCounts query_counts(const Query& query);

// Score from 0 to 1. Sum of weights per item, with the largest count considered in parentheses: .08
// table (5), .12 join (5), .15 subquery (3), .10 common table (3), .03 condition (5), .02 order
// column (3), .03 group column (3); and once each .10 aggregate, .15 window, .05 distinct, .10 set
// operation, .05 CASE.
double complexity(const QueryCounts& counts);

enum class Complexity { kSimple, kModerate, kComplex, kVeryComplex };
Complexity complexity_level(double score);  // upper bounds .2, .4, .7, and above
std::string_view name(Complexity level);    // "simple", "moderate", "complex", "very complex"

}  // namespace ask::sql
