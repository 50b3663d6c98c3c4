// A table of main that ask makes and writes itself, on request: ask_notes, ask_examples. What is in
// the file may be hostile, so nothing of it runs when ask writes.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"

struct sqlite3;

namespace ask::db {

struct OwnTable {
  std::string_view name;
  std::string_view sql;      // its CREATE TABLE; a table made in another way is the user's own
  std::string_view content;  // of error texts: "notes"
  std::string_view act;      // "noting"
};

// True if main has the table in our form. Errors: SQLite's own.
Result<bool> has_own(sqlite3* db, const OwnTable& table);
// Makes the table if it is missing. Errors: kInvalidArgument (a table or view of that name that is
// not ours, a trigger or an index on it, another table that names it); SQLite's own (read-only
// file, locked).
Status make_own(sqlite3* db, const OwnTable& table);
// Errors: kInvalidArgument if anything of the file would run when the table is written.
Status check_no_code_runs(sqlite3* db, const OwnTable& table);
// The rows of a query of the table. Errors: those of run(), with the name of the table.
Result<ResultSet> read_own(sqlite3* db, const OwnTable& table, std::string_view sql,
                           size_t most_rows, int64_t most_bytes);
// Runs one statement with its parameters. Errors: SQLite's own.
Status change(sqlite3* db, std::string_view sql, const std::vector<Value>& values);
// The integer of the only row of a query; 0 if there is none.
Result<int64_t> number_of(sqlite3* db, std::string_view sql, const std::vector<Value>& values);

// The text of a cell; "" for any other value.
std::string cell_text(const Value& value);

}  // namespace ask::db
