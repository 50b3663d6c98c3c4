// What tells cheaply that a schema, or data, is no longer what was read: strings to compare.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/connection/stmt.h"

struct sqlite3;

namespace ask::db {

class Hold;

struct Versions {
  std::string schema;  // by schema, in their order: name, file, version, hash of the definitions
  std::string data;    // changes whenever some row may have changed
  std::string stamp;   // while it stays the same `schema` does; "": only the definitions tell
  bool exact = true;   // false: the host's authorizer hides them, so nothing can be said
  std::vector<std::string> swappable = {};  // databases that another one may take the place of
};

// Stamp and schema in one text: Catalog::version.
std::string joined(const Versions& versions);
std::string_view schema_part(std::string_view version);  // Versions::schema of such a text

// While it lives, this connection sees every schema as it was when the versions were read, whatever
// other connections commit: read transactions, as those of a statement that is not done.
class Hold {
  friend Result<Versions> read_versions(sqlite3* db, Hold* hold, const Versions* before);
  std::vector<Stmt> open_;
};

// The version number of a schema can be set back, and a database can be swapped for another one of
// the same name and version (DETACH and ATTACH, sqlite3_deserialize), so the definitions are
// hashed. `before`: an earlier reading; where its stamp shows that nothing was committed since, its
// hash is taken over, and the cost is two PRAGMAs and one more for each attached database. No user
// table is read. With a `hold` nothing changes behind what was read. Errors: by code, with SQLite's
// words.
Result<Versions> read_versions(sqlite3* db, Hold* hold = nullptr, const Versions* before = nullptr);

// What tells two databases apart that can take each other's place unseen: attached ones, and those
// without a file. Attached files by device, inode and time of birth; databases in memory by a hash
// of their pages, up to 16 MB, above which they are never the same twice. "" when there are none.
std::string read_identity(sqlite3* db, const Versions& versions);

// Where an attached database was when `version` (Catalog::version) was read: its file, or for one
// in memory the object behind it; "" for main in memory, and for one that was not there.
std::string file_in(std::string_view version, std::string_view schema);

// PRAGMA schema_version of an attached database; -1: it says nothing. With `open`, the statement
// stays at its row there, and so does its read transaction. Errors: by code.
Result<int64_t> schema_version(sqlite3* db, const std::string& schema,
                               std::vector<Stmt>* open = nullptr);

// For what was checked against the schemas of `version` (Catalog::version; "": nothing is known of
// it, and nothing is held). Errors: kSchemaChanged; those of read_versions.
Result<Hold> hold_checked(sqlite3* db, std::string_view version);

}  // namespace ask::db
