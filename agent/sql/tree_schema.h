// The grammar of query trees in JSON (tree_json.h).
#pragma once
#include <string_view>

namespace ask::sql {

// The JSON Schema (2020-12) of a tree, on one line.
std::string_view tree_schema();

}  // namespace ask::sql
