// Version strings that show cheaply whether a schema, or data, has changed since it was read.
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
  std::string schema;  // per schema, in order: name, file, version, hash of the definitions
  std::string data;    // changes whenever some row may have changed
  std::string stamp;   // `schema` is unchanged while it is; "": compare `schema` instead
  bool exact = true;   // false: the host's authorizer hides the versions, so they prove nothing
  bool replaceable = false;  // some database could be replaced unnoticed (see pager_mark)
};

// Stamp and schema in one string: Catalog::version.
std::string joined(const Versions& versions);
std::string_view schema_part(std::string_view version);  // Versions::schema of such a string

// While it lives, this connection sees every schema as it was when the versions were read, whatever
// other connections commit: it holds read transactions by keeping statements open.
class Hold {
  friend Result<Versions> read_versions(sqlite3* db, Hold* hold, const Versions* before);
  std::vector<Stmt> open_;
};

// The definitions are hashed, because the version number of a schema can be set back. A database
// can also be replaced by another of the same name and version (DETACH and ATTACH,
// sqlite3_deserialize): each one that can is marked and recognised by its mark (pager_mark.h).
// `before`: an earlier result, whose hash is reused if its stamp shows that
// nothing was committed since; the cost is then two PRAGMAs plus one per attached database. No user
// table is read. With a `hold`, nothing changes after the versions were read. Errors: by result
// code, with SQLite's message.
Result<Versions> read_versions(sqlite3* db, Hold* hold = nullptr, const Versions* before = nullptr);

// The names of the attached databases, in SQLite's order; temp also before its first use.
std::vector<std::string> schema_names(sqlite3* db);

// True if two places of databases are certainly the same: equal, and marked where that is
// necessary. A place is a file, and for one that can be replaced also its mark; "" for an in-memory
// main, and for one that is not attached.
bool same_place(std::string_view one, std::string_view other);

// PRAGMA schema_version of an attached database; -1 if it returns nothing. With `open`, the
// statement stays on its row there and keeps its read transaction open. Errors: by result code.
Result<int64_t> schema_version(sqlite3* db, const std::string& schema,
                               std::vector<Stmt>* open = nullptr);

// Holds the schemas while something that was checked against `version` runs (Catalog::version; "":
// unknown, nothing is held). Errors: kSchemaChanged if they have changed; those of read_versions.
Result<Hold> hold_checked(sqlite3* db, std::string_view version);

}  // namespace ask::db
