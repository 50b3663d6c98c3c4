// Renders a query tree as SQL text. Deterministic; every identifier is quoted, every literal
// escaped, and parentheses follow SQLite's precedence, so the text has exactly the meaning of the
// tree. Function and type names stay unquoted if they are plain words and not keywords.
//
// Unknown names are left for SQLite to report, with one trap: a bare "name" that is not a column of
// the statement becomes a string literal (SQLite's DQS). Where that matters, qualify it with the
// table.
#pragma once
#include <string>

#include "agent/sql/tree.h"

namespace ask::sql {

// REQUIRES: every Core has items or values. Numbers round-trip: a real is written so that it reads
// back as the same real (SQLite itself misreads a few beyond 1e±30 by one bit), infinity is 1e999,
// and NaN, which SQLite does not have, is NULL.
std::string render(const Query& query);
std::string render(const Expr& expr);

}  // namespace ask::sql
