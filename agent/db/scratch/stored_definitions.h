// The definitions stored in main. They determine the side effects of a change: triggers, foreign
// keys, defaults, checks, generated columns.
#pragma once
#include <string>
#include <vector>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

struct Stored {
  std::string type;  // table, index, view, trigger
  std::string name, table, sql;
};

struct StoredSchema {
  std::vector<Stored> objects;         // in order of creation, without SQLite's own tables
  std::vector<std::string> temporary;  // names of tables, views and indexes in temp
  bool temp_triggers = false;          // temp has triggers, which may belong to tables of main
  bool recursive_triggers = false;     // REPLACE fires delete triggers
  bool foreign_keys = false;           // enforced on this connection
};

// Reads no user table. Errors: by result code, with SQLite's message.
Result<StoredSchema> read_stored(sqlite3* host);

}  // namespace ask::db
