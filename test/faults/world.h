// A small world to ask about, and what every call must leave behind, whatever happened in it.
#pragma once
#include <sqlite3.h>

#include <string>
#include <string_view>
#include <vector>

namespace ask::faults {

struct Said {
  int rc = 0;                     // SQLITE_DONE, or an extended error code
  std::string error;              // SQLite's message for the code
  std::vector<std::string> rows;  // cells joined by |
  bool good() const { return rc == SQLITE_DONE; }
};

// What is tried. `rows_may_tell`: an error can also be a row, as in ask_trace. `measures`: the rows
// show what was measured in the time there was.
struct Operation {
  std::string_view name, sql;
  bool rows_may_tell = false;
  bool measures = false;
};

// A connection with the extension and a few tables. Opening is fallible: only without a trap.
class World {
 public:
  explicit World(const std::string& file = ":memory:", bool with_ask = true);
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  operator sqlite3*() const { return db_; }
  Said load() const;  // calls the entry point, as sqlite3_load_extension does
  Said say(std::string_view sql) const;
  void must(std::string_view sql) const;  // ends the program when it fails

 private:
  sqlite3* db_ = nullptr;
};

// The tables, as SQL.
std::string_view schema();

// Prints a sentence and counts it: the program ends with an error in the end.
void problem(const std::string& where, const std::string& what);
int problems();

// Nothing is open, no transaction was begun, and the connection answers.
void check_usable(const World& world, const std::string& where);

}  // namespace ask::faults
