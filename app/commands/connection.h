// Options that each command with a database takes: --set and --env.
#pragma once
#include <string>
#include <vector>

#include "app/sql/database.h"

namespace CLI {
class App;
}

namespace ask::app {

struct Connection {
  std::vector<std::string> settings;    // name=value
  std::string environment;              // a file with NAME=value lines
  int lock_wait = Database::kLockWait;  // milliseconds
};

void declare_connection(CLI::App& app, Connection& options);

// Reads the file of --env, opens the database and makes the settings. Errors: of each, as a
// sentence for the user.
Result<Database> opened(const std::string& file, OpenMode access, const Connection& options);
// Makes the settings of --set.
Status apply_settings(Database& db, const Connection& options);

}  // namespace ask::app
