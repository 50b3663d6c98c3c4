// Checks who calls one of our functions or tables. SQLITE_DIRECTONLY excludes views, triggers and
// constraints of a database file, but not temporary views and triggers and, up to SQLite 3.40, not
// CHECK constraints: through these, an untrusted file could call ask when the host inserts a row.
#pragma once
#include <string_view>

#include "agent/sql/lex.h"

struct sqlite3;

namespace ask::ext {

// True if a statement running on the connection contains `name` in its own text. Any running
// statement counts, since SQLite does not report which one is calling.
bool named_by_caller(sqlite3* db, std::string_view name, sql::NamedAs as);

constexpr std::string_view kNotNamed =
    "cannot be used from a view, a trigger, a constraint or a default; name it in the statement "
    "itself";

}  // namespace ask::ext
