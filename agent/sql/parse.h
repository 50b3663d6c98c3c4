// Parses the SQL text of one SELECT into a query tree, for explaining and scoring it, and for tests
// that the tree can represent real queries. Not a guard: the checker alone decides what may run.
//
// Accepts what SQLite 3.40 accepts as SELECT, WITH or VALUES, and rejects what SQLite would give
// another meaning. Three things are normalised: a synonym of a comparison (x ISNULL, a == b, IS
// DISTINCT FROM) becomes the usual form, `x IN t` becomes a query, and a minus before a number
// becomes part of the number. "text" stays a column name, which SQLite tries first; after
// rendering, SQLite can still fall back to a string literal.
#pragma once
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/sql/lex.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// Errors: kSyntaxError naming the token and its byte offset, or a construct that the tree cannot
// represent (parameters, INDEXED BY, RAISE). Size and depth are bounded; hostile nesting is an
// error, not a crash.
Result<Query> parse(std::string_view sql);
// The same of the tokens of the text. REQUIRES: `tokens` ends with kEnd.
Result<Query> parse(std::vector<Token> tokens);

}  // namespace ask::sql
