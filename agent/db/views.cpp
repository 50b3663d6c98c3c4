#include "agent/db/views.h"

#include <string>

#include "agent/common/text.h"
#include "agent/db/sqlite.h"
#include "agent/db/stmt.h"

namespace ask::db {
namespace {

Status execute(sqlite3* db, const std::string& sql) {
  const int rc = sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr);
  if (rc != SQLITE_OK) return last_error(db, rc);
  return Done{};
}

Result<bool> main_is_empty(sqlite3* db) {
  auto stmt = Stmt::prepare(db, "SELECT 1 FROM main.sqlite_schema LIMIT 1");
  if (!stmt) return stmt.error();
  auto row = stmt->step();
  if (!row) return row.error();
  return !*row;
}

}  // namespace

Status create_temp_view(sqlite3* db, std::string_view name, std::string_view select) {
  return execute(db, "CREATE TEMP VIEW " + text::quoted(name) + " AS " + std::string(select));
}

Status fill_empty_main(sqlite3* db, std::string_view script) {
  const auto empty = main_is_empty(db);
  if (!empty) return empty.error();
  if (!*empty)
    return Error{Code::kInvalidArgument,
                 "the main database is not empty; open an empty one, as in sqlite3 :memory:"};
  if (auto begun = execute(db, "SAVEPOINT ask_demo"); !begun) return begun;
  if (auto made = execute(db, std::string(script)); !made) {
    (void)execute(db, "ROLLBACK TO ask_demo; RELEASE ask_demo");
    return made;
  }
  return execute(db, "RELEASE ask_demo");
}

}  // namespace ask::db
