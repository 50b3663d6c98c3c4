// Query tree -> SQL text. The same tree gives the same text; every identifier is quoted, every
// literal escaped, and parentheses follow SQLite's precedence, so the text means what the tree
// says. Function and type names stay bare when they are plain words and no keywords, quoted
// otherwise.
//
// A name that does not exist is SQLite's to find, with one trap: a bare "name" that is no column of
// the statement becomes a text literal (SQLite's DQS). Where that matters, give the table too.
#pragma once
#include <string>

#include "agent/sql/tree.h"

namespace ask::sql {

// REQUIRES: every Core has items or values. Numbers stay what they are: a real is written so that
// it reads back as the same real (SQLite itself misreads a few beyond 1e±30 by one bit), infinity
// is 1e999, and NaN, which SQLite does not have, is NULL.
std::string render(const Query& query);
std::string render(const Expr& expr);

}  // namespace ask::sql
