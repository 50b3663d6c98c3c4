// What tells cheaply that a schema, or data, is no longer what was read: strings to compare.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/stmt.h"

struct sqlite3;

namespace ask::db {

class Hold;

struct Versions {
  std::string schema;  // changes whenever some schema may have changed
  std::string data;    // changes whenever some row may have changed
  bool exact = true;   // false: the host's authorizer hides them, so nothing can be said
};

// While it lives, this connection sees every schema as it was when the versions were read, whatever
// other connections commit: read transactions, as those of a statement that is not done.
class Hold {
  friend Result<Versions> read_versions(sqlite3* db, Hold* hold);
  std::vector<Stmt> open_;
};

// Costs two PRAGMAs and one more for each attached database. No user table is read. With a `hold`
// nothing changes behind what was read. Errors: by code, with SQLite's words.
Result<Versions> read_versions(sqlite3* db, Hold* hold = nullptr);

// The file that an attached database had when Versions::schema was read; "" for one without a file,
// and for one that was not there.
std::string file_in(std::string_view versions, std::string_view schema);

// PRAGMA schema_version of an attached database; -1: it says nothing. With `open`, the statement
// stays at its row there, and so does its read transaction. Errors: by code.
Result<int64_t> schema_version(sqlite3* db, const std::string& schema,
                               std::vector<Stmt>* open = nullptr);

// For what was checked against the schemas of `version` (Catalog::version; "": nothing is known of
// it, and nothing is held). Errors: kSchemaChanged; those of read_versions.
Result<Hold> hold_checked(sqlite3* db, std::string_view version);

}  // namespace ask::db
