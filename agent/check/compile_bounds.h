// What SQLite's own parser and compiler would take too long or too much stack for, told from the
// tokens alone and before SQLite sees the statement: up to 3.40 nothing can stop it then.
#pragma once
#include <cstddef>
#include <optional>

#include "agent/check/hints.h"

namespace ask::sql {

// More WITH queries or named windows than SQLite compares with each other in no time, or deeper
// nested than the stack of this thread allows.
std::optional<Finding> refuse_size(const StatementText& script);

// About how many bytes of stack SQLite takes to compile a statement with these tokens, from above.
size_t stack_to_compile(const StatementText& script);

}  // namespace ask::sql
