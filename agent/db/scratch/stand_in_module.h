// The stand-in for a virtual table or table-valued function: it has columns and no rows.
#pragma once
#include <string>

struct sqlite3;

namespace ask::db {

// Registers a module whose tables are declared as `declaration` ("CREATE TABLE x(...)").
// `eponymous`: it is a table-valued function by itself; else CREATE VIRTUAL TABLE makes its table.
// Returns SQLite's result code.
int register_standin(sqlite3* db, const std::string& name, const std::string& declaration,
                     bool eponymous);

}  // namespace ask::db
