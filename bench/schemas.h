// The benchmark databases, created once per run in a temporary folder.
#pragma once
#include <sqlite3.h>

#include <string>

namespace ask::bench {

enum Schema { kEmpty, kShop, kTables200, kTables1000, kMillionRows, kHundredMegabytes };
constexpr const char* kQuestion[] = {"",
                                     "How many customers are there?",
                                     "How many customers are there?",
                                     "How many customers are there?",
                                     "How many measurements are there?",
                                     "How many customers are there?"};
constexpr const char* kName[] = {"no tables",    "shop, 6 tables", "200 tables",
                                 "1,000 tables", "1,000,000 rows", "100 MB, 20 tables"};

// The path of a file with that schema; created on first use, deleted at exit.
const std::string& database(Schema schema);

// A connection as a host opens it. Ends the program with a message on failure.
class Connection {
 public:
  explicit Connection(const std::string& file, bool load = true);
  ~Connection() { sqlite3_close(db_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void load();
  // The first column of the first row; "" without rows.
  std::string value(const std::string& sql, const std::string& parameter = "");
  operator sqlite3*() const { return db_; }

 private:
  sqlite3* db_ = nullptr;
};

}  // namespace ask::bench
