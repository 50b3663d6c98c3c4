// SQL text of one SELECT -> query tree, for explaining, scoring and proving that the tree can say
// what people write. Not a guard: what may run is decided by the checker alone.
//
// It reads what SQLite 3.40 reads as SELECT, WITH or VALUES, and what SQLite would read with
// another meaning it refuses. Three things it gives a plain form: a named comparison (x ISNULL, a
// == b, IS DISTINCT FROM) becomes the usual one, `x IN t` becomes a query, and a minus before a
// number becomes part of the number. "text" stays a column name, as SQLite tries first: rendered,
// SQLite still falls back to a text literal.
#pragma once
#include <string_view>

#include "agent/common/result.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// Errors: kSyntaxError naming the token and its byte offset, or what the tree cannot say
// (parameters, INDEXED BY, RAISE). Size and depth are bounded; hostile nesting is an error, not a
// crash.
Result<Query> parse(std::string_view sql);

}  // namespace ask::sql
