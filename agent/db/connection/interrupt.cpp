#include "agent/db/connection/interrupt.h"

#include "agent/db/connection/sqlite.h"

namespace ask::db {

bool InterruptProbe::interrupted() {
  if (stmt_ == nullptr) {
    sqlite3_stmt* raw = nullptr;
    const int rc = sqlite3_prepare_v2(db_, "SELECT 1", -1, &raw, nullptr);
    stmt_.reset(raw);
    if (rc != SQLITE_OK) return rc == SQLITE_INTERRUPT;
  }
  const int rc = sqlite3_step(stmt_.get());
  sqlite3_reset(stmt_.get());
  return rc == SQLITE_INTERRUPT;
}

bool interrupted(sqlite3* db) { return InterruptProbe(db).interrupted(); }

}  // namespace ask::db
