#include "agent/db/connection/runtime_error.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"

namespace ask::db {
namespace {

// SQLite's messages without a variable part. Sorted.
// clang-format off
constexpr std::string_view kConstant[] = {
    "ESCAPE expression must be a single character",
    "JSON cannot hold BLOB values",
    "LIKE or GLOB pattern too complex",
    "abort due to ROLLBACK",
    "argument of ntile must be a positive integer",
    "frame ending offset must be a non-negative integer",
    "frame ending offset must be a non-negative number",
    "frame starting offset must be a non-negative integer",
    "frame starting offset must be a non-negative number",
    "input to percentile() is not numeric",
    "integer overflow",
    "json_array_insert() needs an odd number of arguments",
    "json_insert() needs an odd number of arguments",
    "json_object() labels must be TEXT",
    "json_object() requires an even number of arguments",
    "json_replace() needs an odd number of arguments",
    "json_set() needs an odd number of arguments",
    "malformed JSON",
    "second argument to nth_value must be a positive integer",
    "user-defined function raised exception"};

// Messages with a variable part, by prefix, and their replacements.
constexpr struct { std::string_view prefix, instead; } kVariable[] = {
    {"JSON path error", "malformed JSON path"},
    {"bad JSON path", "malformed JSON path"},
    {"malformed MATCH expression", "malformed full-text query"},
    {"fts5: syntax error", "malformed full-text query"},
    {"fts5: column queries", "malformed full-text query"},
    {"unterminated string", "malformed full-text query"},
    {"no such column", "a full-text query names a column that is not in its table"},
    {"unknown special query", "malformed full-text query"},
    {"unable to use function", "a full-text function is used outside of a full-text query"},
};
// clang-format on
static_assert(std::is_sorted(std::begin(kConstant), std::end(kConstant)));

// Constraint messages name tables, columns and constraints, never values. Exceptions: RAISE() takes
// an expression from 3.47 on, and a module or a function may say anything.
bool names_schema_only(int extended) {
  constexpr int kRaiseOfExpressions = 3'047'000;
  switch (extended) {
    case SQLITE_CONSTRAINT_CHECK:
    case SQLITE_CONSTRAINT_FOREIGNKEY:
    case SQLITE_CONSTRAINT_NOTNULL:
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_ROWID:
    case SQLITE_CONSTRAINT_UNIQUE:
    case SQLITE_CONSTRAINT_DATATYPE:
      return true;
    case SQLITE_CONSTRAINT_TRIGGER:
      return sqlite3_libversion_number() < kRaiseOfExpressions;
    default:
      return false;
  }
}

std::string_view safe_words(sqlite3* db, int rc, std::string_view words, bool reads) {
  if (std::binary_search(std::begin(kConstant), std::end(kConstant), words)) return words;
  const bool constraint = (rc & 0xff) == SQLITE_CONSTRAINT && !reads;
  if (constraint && names_schema_only(sqlite3_extended_errcode(db))) return words;
  if ((rc & 0xff) != SQLITE_ERROR) return sqlite3_errstr(rc);
  for (const auto& [prefix, instead] : kVariable)
    if (words.starts_with(prefix)) return instead;
  return "the statement failed while it ran; SQLite's message may quote stored values and is not "
         "shown";
}

}  // namespace

Error runtime_error(sqlite3* db, int rc, bool reads) {
  Error error = last_error(db, rc);
  error.message = safe_words(db, rc, error.message, reads);
  return error;
}

}  // namespace ask::db
