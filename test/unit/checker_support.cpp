#include "test/unit/checker_support.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "agent/common/sha256.h"
#include "agent/common/text.h"

namespace ask::test {
namespace {

db::ColumnRole role_of(const std::string& hidden) {
  if (hidden == "1") return db::ColumnRole::kHidden;
  if (hidden == "2") return db::ColumnRole::kGeneratedVirtual;
  return hidden == "3" ? db::ColumnRole::kGeneratedStored : db::ColumnRole::kOrdinary;
}

std::string cell(Database& db, const std::string& sql) {
  const std::vector<std::string> rows = db.rows(sql);
  return rows.empty() ? "" : rows[0];
}

db::Table table_of(Database& db, const std::string& row) {
  const std::vector<std::string> cells = text::split(row, '|');
  db::Table table;
  table.schema = cells[0];
  table.name = cells[1];
  table.kind = cells[2] == "view"      ? db::TableKind::kView
               : cells[2] == "virtual" ? db::TableKind::kVirtual
                                       : db::TableKind::kTable;
  table.without_rowid = cells[3] == "1";
  table.sql = cell(db, fmt::format("SELECT sql FROM {}.sqlite_master WHERE name = {}",
                                   text::quoted(table.schema), text::literal(table.name)));
  for (const std::string& info :
       db.rows(fmt::format("SELECT hidden, pk, type, name FROM pragma_table_xinfo({}, {})",
                           text::literal(table.name), text::literal(table.schema)))) {
    const std::vector<std::string> c = text::split(info, '|');
    if (c.size() != 4) continue;  // a broken view
    db::Column column;
    column.role = role_of(c[0]);
    column.primary_key = std::stoi(c[1]);
    column.declared_type = c[2];
    column.name = c[3];
    table.columns.push_back(column);
  }
  return table;
}

}  // namespace

const char* const kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT, age INT);"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INT, total REAL, \"order date\" TEXT);"
    "CREATE VIEW big AS SELECT c.name AS who, o.total FROM customers c JOIN orders o"
    "  ON o.customer_id = c.id WHERE o.total > 100;"
    "ATTACH ':memory:' AS extra;"
    "CREATE TABLE extra.stores(store_id INT, city_id INT, title TEXT);";

db::Catalog catalog_of(Database& database) {
  db::Catalog catalog;
  std::string all;
  for (const std::string& schema :
       database.rows("SELECT name FROM pragma_database_list ORDER BY seq")) {
    const std::string sql = fmt::format(
        "SELECT l.schema, l.name, l.type, l.wr FROM {}.sqlite_master m JOIN pragma_table_list l "
        "ON l.name = m.name AND l.schema = {} WHERE l.type <> 'shadow' AND m.type IN "
        "('table', 'view') ORDER BY m.rowid",
        text::quoted(schema), text::literal(schema));
    for (const std::string& row : database.rows(sql)) {
      catalog.tables.push_back(table_of(database, row));
      all += row + catalog.tables.back().sql + "\n";
    }
  }
  catalog.fingerprint = sha256_hex(all);
  return catalog;
}

CheckedDatabase::CheckedDatabase(std::string_view script)
    : database(script), checker(std::make_unique<sql::Checker>(database)) {
  reread();
}

void CheckedDatabase::reread() { catalog = catalog_of(database); }

sql::Check CheckedDatabase::check(std::string_view sql, const sql::CheckRules& rules) {
  Result<sql::Check> check = checker->check(sql, catalog, rules);
  EXPECT_TRUE(check) << (check ? "" : check.error().message);
  return check ? *check : sql::Check{};
}

std::vector<std::string> CheckedDatabase::findings(std::string_view sql,
                                                   const sql::CheckRules& rules) {
  std::vector<std::string> out;
  for (const sql::Finding& f : check(sql, rules).findings)
    out.push_back(fmt::format("{} {} {}: {}{}", name(f.severity), name(f.code), f.object, f.message,
                              f.hint.empty() ? "" : " [" + f.hint + "]"));
  return out;
}

std::vector<std::string> CheckedDatabase::codes(std::string_view sql,
                                                const sql::CheckRules& rules) {
  std::vector<std::string> out;
  for (const sql::Finding& f : check(sql, rules).findings)
    out.push_back(fmt::format("{} {}", name(f.code), f.object));
  return out;
}

}  // namespace ask::test
