// The stand-in for a virtual table or table-valued function: columns without rows.
#pragma once
#include <string>

struct sqlite3;

namespace ask::db {

// Registers a module whose tables are declared as `declaration` ("CREATE TABLE x(...)").
// `eponymous`: the module is a table-valued function; otherwise CREATE VIRTUAL TABLE makes its
// tables. Returns SQLite's result code.
int register_standin(sqlite3* db, const std::string& name, const std::string& declaration,
                     bool eponymous);

}  // namespace ask::db
