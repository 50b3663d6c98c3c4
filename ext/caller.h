// Who calls a function or table of ours. DIRECTONLY keeps views, triggers and constraints of a file
// from it, but not temporary views and triggers, and up to SQLite 3.40 not CHECK constraints: with
// these a stranger's file would ask when the host inserts a row.
#pragma once
#include <string_view>

#include "agent/sql/lex.h"

struct sqlite3;

namespace ask::ext {

// A statement that is running on the connection has this name in its own text. SQLite does not say
// which of several statements it is that calls.
bool named_by_caller(sqlite3* db, std::string_view name, sql::NamedAs as);

constexpr std::string_view kNotNamed =
    "cannot be used from a view, a trigger, a constraint or a default; name it in the statement "
    "itself";

}  // namespace ask::ext
