// What the tests of the checker share: a database with its checker, and findings as text.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/checker.h"
#include "test/unit/support.h"

namespace ask::test {

class CheckedDatabase {
 public:
  explicit CheckedDatabase(std::string_view script);
  void reread();  // after the schema has changed

  sql::Check check(std::string_view sql, const sql::CheckRules& rules = {});
  // "SEVERITY CODE object: message [hint]", one for each finding.
  std::vector<std::string> findings(std::string_view sql, const sql::CheckRules& rules = {});
  // Codes and objects only: "COLUMN_NOT_FOUND nme".
  std::vector<std::string> codes(std::string_view sql, const sql::CheckRules& rules = {});

  Database database;
  db::Catalog catalog;
  std::unique_ptr<sql::Checker> checker;
};

// customers, orders, a view, and a database called "extra" with table stores.
extern const char* const kShop;

}  // namespace ask::test
