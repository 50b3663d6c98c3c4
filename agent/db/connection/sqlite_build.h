// The SQLite that the host runs, and what it was built without.
#pragma once
#include <string_view>

namespace ask::db {

std::string_view library_version();  // "3.40.1"

// Built with SQLITE_OMIT_PROGRESS_CALLBACK (as better-sqlite3 is): a query can then be stopped by
// an interrupt alone, and that ends the host's own statement as well.
bool lacks_progress_handler();

}  // namespace ask::db
