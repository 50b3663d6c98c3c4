// The option --import of the command line.
#pragma once
#include <string>
#include <vector>

#include "app/commands/connection.h"
#include "app/terminal/screen.h"

namespace ask::app {

// Imports the files into the database, all or none, and opens it for questions. It is made where it
// does not exist; a file that was made is taken away when the import fails.
Result<Database> opened_after_import(const Screen& screen, const std::string& database,
                                     const std::vector<std::string>& files,
                                     const Connection& options);

}  // namespace ask::app
