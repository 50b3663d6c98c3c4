#include "agent/db/connection/interrupt.h"

#include "agent/db/connection/sqlite.h"

namespace ask::db {

bool interrupted(sqlite3* db) {
  sqlite3_stmt* stmt = nullptr;
  int rc = sqlite3_prepare_v2(db, "SELECT 1", -1, &stmt, nullptr);
  if (rc == SQLITE_OK) rc = sqlite3_step(stmt);
  sqlite3_finalize(stmt);
  return rc == SQLITE_INTERRUPT;
}

}  // namespace ask::db
