// The table ask_index of main: vectors of the chunks of the schema, made by ask_index. They travel
// with the database file, so they may be hostile: sizes are bounded, and what is not a vector is
// left out.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/index_sql.h"

struct sqlite3;

namespace ask::db {

inline constexpr size_t kMostIndexed = 20'000;

struct IndexRow {
  std::string key;   // "column:main.orders.status"
  std::string kind;  // "table", "column", ...
  std::string text;  // what the vector is of
  std::string hash;  // by which the vector is known (agent/reason/retrieval/chunks.h)
  std::string model;
  int64_t dims = 0;              // as asked for
  std::vector<float> vector;     // finite, of unit norm or zero; stored as little-endian floats
  std::string fingerprint = {};  // of the schema when it was made
};

// All rows but those without a vector that can be one; `text` is not read. REQUIRES:
// has_index(). Errors: those of run().
Result<std::vector<IndexRow>> read_index(sqlite3* db);
// True if main has the table in our form; false also if that is unknown.
bool has_index(sqlite3* db);
// Whether put_index() could write now; changes nothing. Errors: those of make_own().
Status may_put_index(sqlite3* db);
// Adds or replaces `rows` and removes those with the keys `gone`: all or nothing. Makes the table.
// Errors: those of make_own().
Status put_index(sqlite3* db, const std::vector<IndexRow>& rows,
                 const std::vector<std::string>& gone);

}  // namespace ask::db
