// Rules for how a SELECT should be built, beyond what SQLite insists on: what breaks one runs, and
// then gives rows that nobody asked for.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/check/checker.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// Warnings, each rule once for the whole statement, in this order:
//   INVALID_ALIAS_USAGE     two tables of one FROM, or two columns of one result, share a name
//   JOIN_MISSING_ON_CLAUSE  JOIN without ON, USING or NATURAL, and no condition on both in WHERE;
//                           CROSS JOIN says that none is meant
//   MISSING_GROUP_BY        a plain column beside an aggregate; with a single min() or max() SQLite
//                           takes it from the row that holds it
std::vector<Finding> structure(const Query& query);

// INVALID_PLAN_STRUCTURE when it reads no table at all, or only what is made of an argument.
std::optional<Finding> reads_no_table(const Query& query);

// Something is worked out in it: it is not only values that are written down.
bool calculates(const Query& query);

// INVALID_PLAN_STRUCTURE when the result has not exactly the columns `expected`, by number and, for
// expected names that are not empty, by name in any letter case. `actual`: names as SQLite gives
// them.
std::optional<Finding> other_columns(const std::vector<std::string>& actual,
                                     const std::vector<std::string>& expected);

}  // namespace ask::sql
