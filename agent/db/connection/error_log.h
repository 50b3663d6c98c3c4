// SQLite's error log: where a host that set SQLITE_CONFIG_LOG hears of what its libraries do.
#pragma once
#include <string>

namespace ask::db {

// A message of class SQLITE_NOTICE; without a log of the host it goes nowhere.
void log_notice(const std::string& message);

}  // namespace ask::db
