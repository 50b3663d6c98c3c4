// The definitions that main stores, as they stand: what a statement that changes data sets off
// (triggers, foreign keys, defaults, checks, generated columns) is written in them.
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
  std::vector<Stored> objects;         // in the order they were made; SQLite's own tables left out
  std::vector<std::string> temporary;  // names of tables, views and indexes of temp
  bool temp_triggers = false;          // temp has triggers, which may be on tables of main
  bool recursive_triggers = false;     // REPLACE sets off delete triggers
  bool foreign_keys = false;           // they are enforced on this connection
};

// No user table is read. Errors: by code, with SQLite's words.
Result<StoredSchema> read_stored(sqlite3* host);

}  // namespace ask::db
