// Agreement of two independent answers to one question.
#pragma once
#include "agent/common/value.h"
#include "agent/sql/statement.h"

namespace ask::score {

// True if both return the same rows, or one has extra columns (a name next to its count is the same
// answer). Order counts only if both statements order.
bool says_the_same(const ResultSet& one, const sql::Statement& one_sql, const ResultSet& other,
                   const sql::Statement& other_sql);

// True if both read tables but have none in common.
bool reads_other_tables(const sql::Statement& one_sql, const sql::Statement& other_sql);

// True if its rows do not depend on the data: it reads no table, or gives constants only.
bool is_constant(const sql::Statement& sql);

}  // namespace ask::score
