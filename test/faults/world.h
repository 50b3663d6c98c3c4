// A small database to ask about, and the invariants that hold after every call.
#pragma once
#include <sqlite3.h>

#include <string>
#include <string_view>
#include <vector>

namespace ask::faults {

struct SqlResult {
  int rc = 0;                     // SQLITE_DONE, or an extended error code
  std::string error;              // SQLite's message for the code
  std::vector<std::string> rows;  // cells joined by |
  bool good() const { return rc == SQLITE_DONE; }
};

// An operation under test. `rows_may_report`: an error may be reported as a row, as in ask_trace.
// `measures`: the rows depend on how much was measured in the available time.
struct Operation {
  std::string_view name, sql;
  bool rows_may_report = false;
  bool measures = false;
};

// A connection with the extension and a few tables. Opening it may fail, so do it without a trap.
class World {
 public:
  explicit World(const std::string& file = ":memory:", bool with_ask = true);
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  operator sqlite3*() const { return db_; }
  SqlResult load() const;  // calls the entry point like sqlite3_load_extension
  SqlResult run(std::string_view sql) const;
  void must(std::string_view sql) const;  // ends the program on failure

 private:
  sqlite3* db_ = nullptr;
};

// The SQL that creates the tables.
std::string_view schema();

// Prints and counts a problem; the program then exits with an error.
void problem(const std::string& where, const std::string& what);
int problems();

// Checks that no statement or transaction is open and that the connection works.
void check_usable(const World& world, const std::string& where);

}  // namespace ask::faults
