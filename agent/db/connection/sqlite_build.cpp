#include "agent/db/connection/sqlite_build.h"

#include "agent/db/connection/sqlite.h"

namespace ask::db {
std::string_view library_version() { return sqlite3_libversion(); }
bool lacks_progress_handler() { return sqlite3_progress_handler == nullptr; }
}  // namespace ask::db
