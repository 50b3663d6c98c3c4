#include "agent/db/stored.h"

#include "agent/db/stmt.h"

namespace ask::db {

Result<StoredSchema> read_stored(sqlite3* host) {
  StoredSchema out;
  auto list = Stmt::prepare(
      host,
      "SELECT type, name, tbl_name, sql FROM main.sqlite_schema WHERE sql IS NOT NULL AND "
      "name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid");
  if (!list) return list.error();
  for (;;) {
    const auto row = list->step();
    if (!row) return row.error();
    if (!*row) break;
    out.objects.push_back({std::string(list->text(0)), std::string(list->text(1)),
                           std::string(list->text(2)), std::string(list->text(3))});
  }
  const auto number = [&](const char* sql) -> Result<int64_t> {
    auto stmt = Stmt::prepare(host, sql);
    if (!stmt) return stmt.error();
    const auto row = stmt->step();
    if (!row) return row.error();
    return *row ? stmt->integer(0) : 0;
  };
  const auto triggers = number("SELECT count(*) FROM temp.sqlite_schema WHERE type = 'trigger'");
  if (!triggers) return triggers.error();
  const auto keys = number("PRAGMA foreign_keys");
  if (!keys) return keys.error();
  out.temp_triggers = *triggers > 0;
  out.foreign_keys = *keys != 0;
  return out;
}

}  // namespace ask::db
