#include "agent/db/run/create_view.h"

#include <string>

#include "agent/common/text.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/connection/stmt.h"

namespace ask::db {
namespace {

Result<bool> main_is_empty(sqlite3* db) {
  auto stmt = Stmt::prepare(db, "SELECT 1 FROM main.sqlite_schema LIMIT 1");
  if (!stmt) return stmt.error();
  auto row = stmt->step();
  if (!row) return row.error();
  return !*row;
}

}  // namespace

Status create_temp_view(sqlite3* db, std::string_view name, std::string_view select) {
  const std::string sql = "CREATE TEMP VIEW " + text::quoted(name) + " AS " + std::string(select);
  auto stmt = Stmt::prepare(db, sql);  // fails here if the name is taken
  if (!stmt) return stmt.error();
  if (const auto done = stmt->step(); !done) return done.error();
  return Done{};
}

Status fill_empty_main(sqlite3* db, std::string_view script) {
  const auto empty = main_is_empty(db);
  if (!empty) return empty.error();
  if (!*empty)
    return Error{Code::kInvalidArgument,
                 "the main database is not empty; open an empty one, as in sqlite3 :memory:"};
  auto savepoint = Savepoint::open(db);
  if (!savepoint) return savepoint.error();
  if (auto made = execute(db, std::string(script).c_str()); !made) return made;
  return savepoint->keep();
}

}  // namespace ask::db
