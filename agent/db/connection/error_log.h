// SQLite's error log, which a host receives if it set SQLITE_CONFIG_LOG.
#pragma once
#include <string>

namespace ask::db {

// Logs a message of class SQLITE_NOTICE; dropped if the host has no log.
void log_notice(const std::string& message);

}  // namespace ask::db
