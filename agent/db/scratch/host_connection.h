// The queries that checking a statement makes on the caller's own connection. None of them runs a
// statement of the caller: they are PRAGMAs that list functions and columns, compilation without a
// step, and EXPLAIN QUERY PLAN, which reads no table.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/schema/catalog.h"

struct sqlite3;

namespace ask::db {

struct HostFunction {
  int arguments = -1;  // -1: any number
  char kind = 's';     // 's' scalar, 'a' aggregate, 'w' window
  bool builtin = false, innocuous = false, direct_only = false;
  bool flagged = false;  // registered with some flag, such as SQLITE_DETERMINISTIC
  bool operator==(const HostFunction&) const = default;
};

// The functions of a connection, by lower-case name. SQLite offers no sign of a change: a function
// registered under the name of one of SQLite's, but for another encoding or number of arguments, is
// the one that is called from then on, and not even prepared statements expire. So the list is read
// again whenever it matters.
class HostFunctions {
 public:
  // Errors: with SQLite's message, for instance if the host's authorizer forbids the PRAGMA.
  Status refresh(sqlite3* host);
  // Looks only whether count(*) is SQLite's own, which takes a twentieth of the time: SQLite counts
  // the rows of a table by an instruction if it is, and calls the function if the application has
  // put another in its place. If so, find("count") is SQLite's until the next refresh(). False also
  // if it is unknown, as of a view.
  bool find_own_count(sqlite3* host, const std::string& schema, const std::string& table);
  // All overloads; empty if there is no such function.
  std::span<const HostFunction> find(std::string_view lower_name) const;
  const std::unordered_map<std::string, std::vector<HostFunction>>& all() const { return by_name_; }

 private:
  std::unordered_map<std::string, std::vector<HostFunction>> by_name_;
  // The list as read, to detect a change: the host's own functions in order, and the number of
  // SQLite's.
  std::vector<std::pair<std::string, HostFunction>> registered_;
  size_t builtins_ = 0;
  bool own_count_ = false;
};

// True if there is a virtual table module of this name.
bool host_has_module(sqlite3* host, std::string_view name);
// The columns of a table-valued function; empty if there is none of this name.
std::vector<Column> host_table_function(sqlite3* host, std::string_view name);

struct HostStatement {
  bool statement = false;  // false: blank text
  size_t tail = 0;         // where the text after the first statement begins
  bool read_only = false, explain = false;
  int columns = 0, parameters = 0;
  UniqueStmt compiled;
};

// Compiles, never steps. Errors by result code, with SQLite's message: kSecurityViolation (the
// host's authorizer), kDatabaseLocked, kDatabaseCorrupt, kCancelled, otherwise kExecutionError.
Result<HostStatement> compile_on_host(sqlite3* host, std::string_view sql);

struct PlanLine {
  int id = 0, parent = 0;
  std::string detail;
};
// Errors: as compile_on_host.
Result<std::vector<PlanLine>> host_query_plan(sqlite3* host, std::string_view sql);

}  // namespace ask::db
