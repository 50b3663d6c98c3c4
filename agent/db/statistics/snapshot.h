// Schema, statistics and stored values of a database at one time, shared by all readers, and the
// cache of such snapshots.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/connection/schema_version.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/schema/example.h"
#include "agent/db/statistics/statistics.h"
#include "agent/db/statistics/value_index.h"

struct sqlite3;

namespace ask::db {

class RowSample;

// Identifies a snapshot among all of this process, also from one that had its address before.
class SnapshotId {
 public:
  SnapshotId() : number_(next()) {}
  SnapshotId(const SnapshotId&) : SnapshotId() {}  // a copy may be changed
  SnapshotId& operator=(const SnapshotId&) {
    number_ = next();
    return *this;
  }
  uint64_t number() const { return number_; }  // not 0

 private:
  static uint64_t next();
  uint64_t number_;
};

// Shared as const: what has an id does not change.
struct Snapshot {
  Catalog catalog;
  ValueIndex values;      // empty unless `measured`
  bool measured = false;  // statistics, row counts and values were read from user tables
  SnapshotId id = {};
  std::shared_ptr<const RowSample> rows = nullptr;  // of the small tables; null unless `measured`
};

// A copy without anything that was read from the data.
Snapshot without_data(const Snapshot& snapshot);

// Reduces a catalog to what a policy permits; `key` identifies the policy and the asker.
struct CatalogFilter {
  std::string key;
  std::function<Result<Catalog>(std::shared_ptr<const Catalog>)> apply;
};

// Which connection may read statistics and stored values.
enum class Measuring {
  kNot,     // none: keeps what is already known of this schema
  kBeside,  // a second connection to the file (second_connection.h); the host's runs nothing
  kHere,    // the host's connection
};

// One per connection. A snapshot is reused while it is exact: the same attached databases in the
// same order with the same definitions (schema_version.h), and not older than the TTL. Its values
// are measured again when data may have changed: a commit of any connection, or any change on this
// one, committed or not; the notes, too. After a slow measurement stale values may be served for a
// while, so that measuring takes at most a tenth of the time.
class SchemaCache {
 public:
  // With kBeside, if no second connection can be opened or it may not read the file: as kNot.
  // `ttl_s` <= 0: nothing is reused. With a `filter` the snapshot is the filtered catalog, and only
  // that is measured: each filter has its own statistics and values. Errors: kSchemaRetrievalFailed
  // (with SQLite's message), kDatabaseLocked, kDatabaseCorrupt, kCancelled; those of `filter`.
  // After an error nothing is kept.
  Result<std::shared_ptr<const Snapshot>> get(sqlite3* db, Measuring measuring,
                                              const MeasureBudget& budget, int64_t ttl_s,
                                              Clock::time_point now,
                                              const CatalogFilter* filter = nullptr);
  // The taught questions, as of the last get(); null if the database keeps none. The same object
  // while nothing has changed. Errors: those of read_examples().
  Result<std::shared_ptr<const std::vector<Example>>> examples(sqlite3* db);
  void clear();

 private:
  using Shared = std::shared_ptr<const Snapshot>;
  struct Known {  // a snapshot by the key of its filter
    std::string key;
    Shared snapshot;
    std::string data_state;  // Versions::data when it was measured
    Clock::time_point measured_at{};
    Clock::duration measuring_took{};
    bool partly = false;  // measured on a second connection that could not read every table

    bool values_serve(Measuring measuring, const std::string& data, Clock::time_point now) const;
  };
  Result<Known*> known(const CatalogFilter* filter);
  Result<Shared> measured(sqlite3* db, Measuring measuring, Known& known,
                          const MeasureBudget& budget, Clock::time_point now, std::string data);

  Shared whole_;             // not measured
  std::string notes_state_;  // Versions::data when the notes were read
  std::shared_ptr<const std::vector<Example>> examples_;
  std::string examples_state_;  // Versions::data when they were read
  Versions schema_state_;       // attached databases and their schemas at the last check
  Clock::time_point read_at_{};
  std::vector<Known> known_;  // derived from whole_; most recently used last
};

}  // namespace ask::db
