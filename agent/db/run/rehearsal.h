// Makes a change on a private in-memory copy of main, to learn how long it takes and how many rows
// it changes before it is made where it cannot be stopped.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/run/runner.h"

struct sqlite3;

namespace ask::db {

struct Rehearsal {
  bool possible = false;
  std::string why;     // the reason if it is not possible
  bool late = false;   // stopped by the deadline
  bool full = false;   // the copy grew by more than kMostCopied bytes
  bool large = false;  // it changes more than `most_rows`, triggers and foreign keys included
};

// The copy includes the uncommitted changes of the caller's transaction. Not possible: a database
// of more than kMostCopied bytes, a change that reads other databases, or one that needs functions,
// collations or modules of the caller's connection. A change that fails here counts as bounded: it
// will fail again. Errors: kCancelled (interrupted by the caller), kInternal.
Result<Rehearsal> rehearse(sqlite3* host, std::string_view sql, const RunLimits& limits,
                           int64_t most_rows, Deadline deadline);

constexpr int64_t kMostCopied = 64'000'000;

}  // namespace ask::db
