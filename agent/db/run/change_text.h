// The text of one change, taken apart: the SELECT that reads what the change reads, and the change
// with an expression in RETURNING by which it can be stopped between two rows.
//
//   UPDATE t SET a = b + 1 WHERE c   ->   SELECT b + 1 FROM t WHERE c
//   INSERT INTO t SELECT a FROM u    ->   SELECT a FROM u
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"

namespace ask::db {

struct ChangeText {
  std::string probe;          // reads what the change reads; "" when it reads nothing
  bool counts_rows = false;   // a row of `probe` is a row that is changed
  bool counts_bytes = false;  // ... and its values are what is written
  bool of_schema = false;     // CREATE, ALTER, DROP
  // The change with one more column, the first of RETURNING, that fails with SQLITE_TOOBIG as soon
  // as SQLITE_LIMIT_LENGTH is below kWatchBytes. "" when `of_schema`.
  std::string traced;
  bool returning = false;     // the change has a RETURNING of its own
  std::string unread;         // a clause with a query that is not part of `probe`; "" when none
  bool reads_others = false;  // it has a query, or reads further tables
};

constexpr int kWatchBytes = 40;

// REQUIRES: `sql` has passed the checker as a change. Errors: kSyntaxError, and kSafeguardViolation
// when the statement has another form than the checker lets through.
Result<ChangeText> read_change(std::string_view sql);

}  // namespace ask::db
