// Decompositions from the JSON of a model.
#pragma once
#include <string_view>

#include "agent/common/result.h"
#include "agent/reason/decomposition.h"

namespace ask::reason {

// Parses exactly the form of to_json() in decomposition.h and settles it. Keys that may be missing:
// schema, label, metrics, filters, group_by, expected, keys, post and its lists, unmapped,
// confidence. Errors name the place: "/groups/0/op must be one of standalone, compare, join,
// union".
Result<Decomposition> decomposition_from_json(std::string_view text);
std::string_view decomposition_schema();  // JSON Schema, for structured output

}  // namespace ask::reason
