// What unit tests share: a database in memory with SQLite's functions handed to the agent.
#pragma once
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace ask::test {

class Database {
 public:
  explicit Database(std::string_view script = "", const std::string& file = ":memory:");
  ~Database();  // fails the test when a statement is still open
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  operator sqlite3*() const { return db_; }
  void run(std::string_view script);  // fails the test on error
  // Rows of one statement, cells joined by '|', NULL as "NULL"; an error as one row "error: ...".
  std::vector<std::string> rows(std::string_view sql);

 private:
  sqlite3* db_ = nullptr;
};

}  // namespace ask::test
