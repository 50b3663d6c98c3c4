#include "agent/db/log.h"

#include "agent/db/sqlite.h"

namespace ask::db {

void log_notice(const std::string& message) { sqlite3_log(SQLITE_NOTICE, "%s", message.c_str()); }

}  // namespace ask::db
