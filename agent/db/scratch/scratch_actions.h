// Names of the authorizer's action codes.
#pragma once

namespace ask::db {
// "DELETE" for SQLITE_DELETE. A static string; "this kind of statement" for an unknown code of a
// later SQLite.
const char* action_name(int action);
}  // namespace ask::db
