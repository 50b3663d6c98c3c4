// A query tree as JSON and back, for a model that writes trees (setting `form`), for editors and
// for tests. The form is canonical: equal trees have the same text. A JSON scalar is a literal and
// a column is always an object, so nothing in the JSON is SQL text.
//
//   {"select":[{"column":"name","of":"c"}],"from":[{"table":"customers","as":"c"}],
//    "where":{"op":">=","args":[{"column":"age"},18]},"limit":5}
//
// tree_schema() has the whole grammar. `and`, `or`, `+`, `*`, `||`, `&` and `|` take two or more
// arguments and mean the left-deep chain.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// REQUIRES: every text of the tree is UTF-8 (parse() of UTF-8 gives no other). NaN becomes null.
std::string to_json(const Query& query);

// Strict: an unknown key, a wrong type or a node that no SELECT can have is an error with the JSON
// pointer of the place: kInvalidPlanStructure `at /where/args/1: "of" must be a text`. Accepts only
// trees that render() writes and parse() reads back as the same tree, text with a NUL byte apart.
// Bounded: 1 MB, 100 levels, 20,000 nodes, 1,000 chained operators, and the stack that is left.
Result<Query> query_from_json(std::string_view json);

}  // namespace ask::sql
