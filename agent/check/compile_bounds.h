// Refuses statements that would take SQLite's parser and compiler too long or too much stack.
// Decided from the tokens alone, before SQLite sees the statement: up to version 3.40 a
// compilation cannot be interrupted.
#pragma once
#include <cstddef>
#include <optional>

#include "agent/check/hints.h"

namespace ask::sql {

// Refuses a statement with too many WITH queries or named windows (SQLite compares their names
// pairwise), or nested too deeply for the stack of this thread.
std::optional<Finding> refuse_size(const StatementText& script);

// Upper estimate of the stack, in bytes, that SQLite needs to compile a statement with these
// tokens.
size_t stack_to_compile(const StatementText& script);

}  // namespace ask::sql
