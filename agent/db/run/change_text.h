// Takes a change apart into a SELECT that reads what the change reads, and the change with a watch
// expression in RETURNING by which it can be stopped between two rows.
//
//   UPDATE t SET a = b + 1 WHERE c   ->   SELECT b + 1 FROM t WHERE c
//   INSERT INTO t SELECT a FROM u    ->   SELECT a FROM u
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"

namespace ask::db {

struct ChangeText {
  std::string probe;          // reads what the change reads; "" if it reads nothing
  bool counts_rows = false;   // each row of `probe` is a changed row
  bool counts_bytes = false;  // ... and its values are those written
  bool of_schema = false;     // CREATE, ALTER, DROP
  // The change with the watch expression as the first column of RETURNING; it fails with
  // SQLITE_TOOBIG once SQLITE_LIMIT_LENGTH is below kWatchBytes. "" if `of_schema`.
  std::string traced;
  // DELETE without a condition, with one: SQLite then deletes row by row instead of emptying the
  // table in one instruction, which cannot be stopped. "" for any other change.
  std::string by_row;
  std::string checked;        // ALTER: the table whose rows SQLite checks in one instruction, or ""
  std::string targets;        // UPDATE and DELETE: a SELECT of the row ids of these rows; else ""
  bool returning = false;     // the change has its own RETURNING
  std::string unread;         // a clause with a query that `probe` omits; "" if none
  bool reads_others = false;  // it has a query, or reads other tables
};

constexpr int kWatchBytes = 40;

// REQUIRES: `sql` has passed the checker as a change. Errors: kSyntaxError, and kSafeguardViolation
// if the statement has a form that the checker does not permit.
Result<ChangeText> read_change(std::string_view sql);

}  // namespace ask::db
