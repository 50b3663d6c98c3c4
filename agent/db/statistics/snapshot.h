// What a connection knows of its database at one moment, shared by everything that reads it, and
// the cache that keeps it.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/connection/schema_version.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/statistics/statistics.h"
#include "agent/db/statistics/value_index.h"

struct sqlite3;

namespace ask::db {

struct Snapshot {
  Catalog catalog;
  ValueIndex values;      // empty unless `measured`
  bool measured = false;  // statistics, row counts and values were read from user tables
};

// What a policy leaves of a catalog; `key` says which policy and who asks.
struct Filter {
  std::string key;
  std::function<Result<Catalog>(std::shared_ptr<const Catalog>)> apply;
};

// Where statistics and stored values may be read.
enum class Measuring {
  kNot,     // nowhere: what is already known of this schema is kept
  kBeside,  // in the file, beside the host's connection (beside.h), which runs nothing for it
  kHere,    // on the host's connection
};

// Per connection. A snapshot is reused while it is exactly right: the same attached databases in
// the same order with the same definitions (versions.h), and not older than the TTL. Its values are
// measured again when data may have changed: a commit of anyone, or any change on this connection,
// committed or not. When measuring took long, what is known may serve a while longer, so that
// measuring never takes more than a tenth of the time.
class SchemaCache {
 public:
  // kBeside: where there is no connection beside, or it is refused the file, as kNot.
  // `ttl_s` <= 0: nothing is reused.
  // Errors: kSchemaRetrievalFailed (with SQLite's words), kDatabaseLocked, kDatabaseCorrupt,
  // kCancelled; those of `filter`. After an error nothing is kept.
  // With a `filter` the snapshot is what that leaves, and only that is measured: each filter has
  // statistics and values of its own.
  Result<std::shared_ptr<const Snapshot>> get(sqlite3* db, Measuring measuring,
                                              const MeasureBudget& budget, int64_t ttl_s,
                                              Clock::time_point now,
                                              const Filter* filter = nullptr);
  void clear();

 private:
  using Shared = std::shared_ptr<const Snapshot>;
  struct Known {  // a snapshot by the key of its filter
    std::string key;
    Shared snapshot;
    std::string data_state;  // versions of the data when it was measured
    std::string identity;    // read_identity() then
    Clock::time_point measured_at{};
    Clock::duration measuring_took{};
    bool partly = false;  // measured beside, where some table could not be read

    bool values_serve(Measuring measuring, const std::string& data, const std::string& same,
                      Clock::time_point now) const;
  };
  Result<Known*> known(const Filter* filter);
  Result<Shared> measured(sqlite3* db, Measuring measuring, Known& known,
                          const MeasureBudget& budget, Clock::time_point now, std::string data);

  Shared whole_;           // not measured
  Versions schema_state_;  // attached databases and their schemas, when last looked at
  Clock::time_point read_at_{};
  std::vector<Known> known_;  // of whole_; the one used last stands last
};

}  // namespace ask::db
