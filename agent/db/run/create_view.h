// Creates a view, or fills an empty database: the only two places where ask itself changes the
// database, each only when its SQL function is called.
#pragma once
#include <string_view>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

// CREATE TEMP VIEW `name` AS `select`. REQUIRES: `select` has passed the checker. Errors: SQLite's
// message, e.g. the view exists already.
Status create_temp_view(sqlite3* db, std::string_view name, std::string_view select);

// Runs `script` on an empty main database, in a savepoint: all or nothing. Errors: main already has
// a table, view or trigger; it is read-only or locked.
Status fill_empty_main(sqlite3* db, std::string_view script);

}  // namespace ask::db
