// Lint rules for a SELECT that SQLite accepts but that probably returns the wrong rows.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/check/checker.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// Warnings, each rule at most once per statement, in this order:
//   INVALID_ALIAS_USAGE     two tables of one FROM, or two columns of one result, share a name
//   JOIN_MISSING_ON_CLAUSE  JOIN without ON, USING or NATURAL, and no condition on both in WHERE;
//                           an explicit CROSS JOIN is accepted
//   MISSING_GROUP_BY        a plain column beside an aggregate, unless the aggregate is a single
//                           min() or max(): SQLite then takes the column from that row
std::vector<Finding> structure(const Query& query);

// INVALID_PLAN_STRUCTURE if it reads no table, or only table-valued functions of constant
// arguments.
std::optional<Finding> reads_no_table(const Query& query);

// True if it computes something rather than only listing literals.
bool calculates(const Query& query);

// INVALID_PLAN_STRUCTURE unless the result has exactly the columns `expected`: the same number and,
// where an expected name is not empty, the same name in any letter case. `actual`: names as SQLite
// gives them.
std::optional<Finding> other_columns(const std::vector<std::string>& actual,
                                     const std::vector<std::string>& expected);

}  // namespace ask::sql
