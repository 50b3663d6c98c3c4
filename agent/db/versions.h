// What tells cheaply that a schema, or data, is no longer what was read: strings to compare.
#pragma once
#include <string>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

struct Versions {
  std::string schema;  // changes whenever some schema may have changed
  std::string data;    // changes whenever some row may have changed
  bool exact = true;   // false: the host's authorizer hides them, so nothing can be said
};

// Costs two PRAGMAs and one more for each attached database. No user table is read.
// Errors: by code, with SQLite's words.
Result<Versions> read_versions(sqlite3* db);

}  // namespace ask::db
