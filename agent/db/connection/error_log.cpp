#include "agent/db/connection/error_log.h"

#include "agent/db/connection/sqlite.h"

namespace ask::db {

void log_notice(const std::string& message) { sqlite3_log(SQLITE_NOTICE, "%s", message.c_str()); }

}  // namespace ask::db
