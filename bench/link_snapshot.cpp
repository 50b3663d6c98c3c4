#include "bench/link_snapshot.h"

#include <fmt/core.h>
#include <sqlite3.h>

#include <algorithm>
#include <functional>

#include "agent/common/text.h"

namespace ask::bench {
namespace {

using Row = std::function<std::string(int)>;

void each(sqlite3* db, const std::string& sql, const std::function<void(const Row&)>& use) {
  sqlite3_stmt* stmt = nullptr;
  if (sqlite3_prepare_v2(db, sql.c_str(), -1, &stmt, nullptr) != SQLITE_OK) return;
  while (sqlite3_step(stmt) == SQLITE_ROW)
    use([&](int i) {
      const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, i));
      return std::string(text ? text : "");
    });
  sqlite3_finalize(stmt);
}

void type_of(db::Column& column, const std::string& declared) {
  const std::string type = text::lower(declared);
  const auto has = [&](const char* part) { return type.find(part) != type.npos; };
  if (has("int"))
    column.kind = db::DataKind::kInteger;
  else if (has("char") || has("text") || has("clob"))
    column.kind = db::DataKind::kText;
  else if (has("date") || has("time"))
    column.kind = db::DataKind::kDateTime;
  else if (has("real") || has("num") || has("dec") || has("dou") || has("flo"))
    column.kind = db::DataKind::kReal;
  else if (has("bool") || has("bit"))
    column.kind = db::DataKind::kBoolean;
}

}  // namespace

db::Snapshot read_snapshot(const std::string& path) {
  db::Snapshot out;
  out.measured = true;
  sqlite3* db = nullptr;
  sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READONLY, nullptr);
  each(db, "SELECT name FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%'",
       [&](const Row& row) {
         out.catalog.tables.emplace_back();
         out.catalog.tables.back().schema = "main";
         out.catalog.tables.back().name = row(0);
       });
  for (uint32_t t = 0; t < out.catalog.tables.size(); ++t) {
    db::Table& table = out.catalog.tables[t];
    const std::string name = text::quoted(table.name);
    each(db, "PRAGMA table_info(" + name + ")", [&](const Row& row) {
      db::Column column;
      column.name = row(1);
      column.declared_type = row(2);
      column.primary_key = std::atoi(row(5).c_str());
      type_of(column, row(2));
      table.columns.push_back(column);
    });
    each(db, "PRAGMA foreign_key_list(" + name + ")", [&](const Row& row) {
      table.foreign_keys.push_back({"main", row(2), {row(3)}, {row(4)}});
    });
    each(db, "SELECT count(*) FROM " + name,
         [&](const Row& row) { table.row_count = std::atoll(row(0).c_str()); });
    for (uint32_t c = 0; c < table.columns.size(); ++c) {
      db::Column& column = table.columns[c];
      column.statistics.rows = table.row_count;
      each(db,
           fmt::format("SELECT DISTINCT {0} FROM {1} WHERE {0} IS NOT NULL LIMIT 30000",
                       text::quoted(column.name), name),
           [&](const Row& row) {
             ++column.statistics.distinct;
             const std::string value = row(0);
             const bool number =
                 !value.empty() && value.find_first_not_of("0123456789.-") == value.npos;
             if (value.size() < 80 && !number) out.values.add(t, c, value);
           });
    }
  }
  sqlite3_close(db);
  return out;
}

}  // namespace ask::bench
