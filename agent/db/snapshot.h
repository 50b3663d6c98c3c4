// What a connection knows of its database at one moment, shared by everything that reads it, and
// the cache that keeps it.
#pragma once
#include <memory>
#include <string>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/catalog.h"
#include "agent/db/value_index.h"

struct sqlite3;

namespace ask::db {

struct Snapshot {
  Catalog catalog;
  ValueIndex values;      // empty unless `measured`
  bool measured = false;  // statistics, row counts and values were read from user tables
};

// Bounds of what measuring may read. 0 rows switches the reading of user tables off.
struct MeasureBudget {
  int64_t rows_per_table = 0;
  int64_t bytes = 0;  // of the value index
  int64_t ms = 0;
};

// Per connection. A snapshot is reused while it is exactly right: same attached databases, same
// PRAGMA schema_version of each, same temp schema, same data_version where values are concerned,
// and not older than the TTL.
class SchemaCache {
 public:
  // `measure` false: no user table is read; values already known for this schema are kept.
  // Errors: kSchemaRetrievalFailed (with SQLite's words), kDatabaseLocked, kDatabaseCorrupt.
  Result<std::shared_ptr<const Snapshot>> get(sqlite3* db, bool measure,
                                              const MeasureBudget& budget, int64_t ttl_s,
                                              Clock::time_point now);
  void clear();

 private:
  struct Key;
  std::shared_ptr<const Snapshot> snapshot_;
  std::string state_;  // attached databases and their versions
  Clock::time_point read_at_{};
};

}  // namespace ask::db
