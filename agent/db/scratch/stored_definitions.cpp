#include "agent/db/scratch/stored_definitions.h"

#include "agent/db/connection/stmt.h"

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
  auto temporary = Stmt::prepare(host, "SELECT type, name FROM temp.sqlite_schema");
  if (!temporary) return temporary.error();
  for (;;) {
    const auto row = temporary->step();
    if (!row) return row.error();
    if (!*row) break;
    if (temporary->text(0) == "trigger")
      out.temp_triggers = true;
    else
      out.temporary.emplace_back(temporary->text(1));
  }
  for (const auto& [pragma, on] :
       {std::pair("PRAGMA foreign_keys", &out.foreign_keys),
        std::pair("PRAGMA recursive_triggers", &out.recursive_triggers)}) {
    auto stmt = Stmt::prepare(host, pragma);
    if (!stmt) return stmt.error();
    const auto row = stmt->step();
    if (!row) return row.error();
    *on = *row && stmt->integer(0) != 0;
  }
  return out;
}

}  // namespace ask::db
