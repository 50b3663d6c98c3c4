// The rows of small tables, copied into a private database in memory while they are sampled, so
// that a candidate query can be tried without running anything on the user's tables. Large tables
// are left out rather than copied in part: of a part, a join or a condition tells nothing. So are
// tables with long values, which would make a sort or a join of them costly.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agent/common/value.h"
#include "agent/db/connection/private_database.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/schema/catalog.h"

struct sqlite3;
struct sqlite3_stmt;

namespace ask::db {

// Used by one thread at a time, as the connection whose tables it has copied.
class RowSample {
 public:
  static constexpr int64_t kMostTableRows = 2'000, kMostRows = 20'000;
  static constexpr size_t kMostBytes = 4'000'000;  // of all values
  static constexpr int kLongestValue = 1'000;      // bytes
  static constexpr size_t kMostColumns = 100;      // of a table

  explicit RowSample(PrivateDatabase database);

  // Copies a table of schema main: begin(), add() for each row, end(). `skipped`: by column, 1 for
  // one that is not copied; a query that reads it is not tried. Anything begun before is dropped.
  // `source`: the connection that has the table.
  void begin(sqlite3* source, const Table& table, const std::vector<char>& skipped);
  // The values of `row` from its second column on, one for each column of the table.
  void add(sqlite3_stmt* row);
  // `complete`: all rows were added; a table that is not is dropped. So is an empty one: every
  // query of it finds nothing.
  void end(bool complete);

  // How many more rows it takes, of one table.
  int64_t room() const;
  // False: the tables may have changed since, and nothing is tried. True at first.
  void set_current(bool current) const { current_ = current; }

  // The first kMostResultRows rows of a SELECT over copied tables. Nullopt if it reads anything
  // else, fails, or takes too long.
  std::optional<ResultSet> run(const std::string& select) const;

 private:
  static constexpr size_t kMostResultRows = 1'000, kMostResultBytes = 1'000'000;

  void drop();

  PrivateDatabase database_;
  std::optional<Stmt> insert_;         // of the table that was begun
  std::vector<int> copied_;            // its columns
  int64_t table_rows_ = 0, rows_ = 0;  // of it, and of the tables before it
  size_t table_bytes_ = 0, bytes_ = 0;
  mutable bool current_ = true;
};

}  // namespace ask::db
