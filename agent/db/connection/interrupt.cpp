#include "agent/db/connection/interrupt.h"

#include "agent/db/connection/sqlite.h"

namespace ask::db {

bool interrupted(sqlite3* db) {
  sqlite3_stmt* none = nullptr;
  return sqlite3_prepare_v2(db, " ", -1, &none, nullptr) == SQLITE_INTERRUPT;
}

}  // namespace ask::db
