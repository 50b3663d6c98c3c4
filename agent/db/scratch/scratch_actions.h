// What SQLite's authorizer is asked about, as words.
#pragma once

namespace ask::db {
// "DELETE" for SQLITE_DELETE. Static text; "this kind of statement" for a code of a later SQLite.
const char* action_name(int action);
}  // namespace ask::db
