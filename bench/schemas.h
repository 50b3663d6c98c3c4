// The databases that the benchmarks ask, made once a run in a folder of their own.
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

// A file with that schema; made at the first call, taken away at the end of the program.
const std::string& database(Schema schema);

// A connection as a host opens it. Ends the program with a sentence when that fails.
class Connection {
 public:
  explicit Connection(const std::string& file, bool load = true);
  ~Connection() { sqlite3_close(db_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void load();
  // The first column of the first row; "" when there is none.
  std::string value(const std::string& sql, const std::string& parameter = "");
  operator sqlite3*() const { return db_; }

 private:
  sqlite3* db_ = nullptr;
};

}  // namespace ask::bench
