// Version and compile-time omissions of the host's SQLite.
#pragma once
#include <string_view>

namespace ask::db {

std::string_view library_version();  // "3.40.1"

// True if built with SQLITE_OMIT_PROGRESS_CALLBACK (as better-sqlite3 is): a query can then be
// stopped only by an interrupt, which ends the host's own statement as well.
bool lacks_progress_handler();

}  // namespace ask::db
