#include "agent/db/connection/harden.h"

#include "agent/db/connection/sqlite.h"

namespace ask::db {

void copy_limits(sqlite3* db, sqlite3* host) {
  static constexpr int kLimits[] = {SQLITE_LIMIT_LENGTH,         SQLITE_LIMIT_SQL_LENGTH,
                                    SQLITE_LIMIT_COLUMN,         SQLITE_LIMIT_EXPR_DEPTH,
                                    SQLITE_LIMIT_VDBE_OP,        SQLITE_LIMIT_COMPOUND_SELECT,
                                    SQLITE_LIMIT_FUNCTION_ARG,   SQLITE_LIMIT_LIKE_PATTERN_LENGTH,
                                    SQLITE_LIMIT_VARIABLE_NUMBER};
  for (const int limit : kLimits) sqlite3_limit(db, limit, sqlite3_limit(host, limit, -1));
}

void harden(sqlite3* db, sqlite3* host) {
  copy_limits(db, host);
  sqlite3_limit(db, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
}

}  // namespace ask::db
