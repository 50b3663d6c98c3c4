#include "test/unit/check/checker_support.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "agent/db/schema/schema_reader.h"

namespace ask::test {
const char* const kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT, age INT);"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INT, total REAL, \"order date\" TEXT);"
    "CREATE VIEW big AS SELECT c.name AS who, o.total FROM customers c JOIN orders o"
    "  ON o.customer_id = c.id WHERE o.total > 100;"
    "ATTACH ':memory:' AS extra;"
    "CREATE TABLE extra.stores(store_id INT, city_id INT, title TEXT);";

CheckedDatabase::CheckedDatabase(std::string_view script)
    : database(script), checker(std::make_unique<sql::Checker>(database)) {
  reread();
}

void CheckedDatabase::reread() {
  Result<db::Catalog> read = db::read_catalog(database);
  ASSERT_TRUE(read) << read.error().message;
  catalog = std::move(*read);
}

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
