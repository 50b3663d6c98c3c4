// SQL text of one SELECT -> query tree, for explaining, scoring and proving that the tree can say
// what people write. Not a guard: what may run is decided by the checker alone.
#pragma once
#include <string_view>

#include "agent/common/result.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// Errors: kSyntaxError naming the token and its byte offset, or what the tree cannot say.
// Depth is bounded; hostile nesting is an error, not a crash.
Result<Query> parse(std::string_view sql);

}  // namespace ask::sql
