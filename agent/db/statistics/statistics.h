// Measures what is stored: row counts, column statistics, kinds by data, and the index of values.
// Every table costs a bounded sample, never a full scan.
#pragma once
#include <cstdint>
#include <functional>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/run/runner.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/statistics/table_sample.h"
#include "agent/db/statistics/value_index.h"

struct sqlite3;

namespace ask::db {

class SecondConnection;

// Bounds of what measuring may read. 0 rows switches the reading of user tables off.
struct MeasureBudget {
  int64_t rows_per_table = 0;
  int64_t bytes = 0;  // of the value index
  int64_t ms = 0;
  // Which columns of a table may be read, and under which bounds; empty: all that are not private.
  // What a generated column or a virtual table may run, and what that costs, is judged above.
  std::function<SamplePlan(const Catalog&, const Table&)> plan = {};
};

// Fills row counts, Column::statistics and the kinds of `catalog`, and adds to `values`. Real
// tables first, then virtual tables; each gets its share of the time up to `deadline`. What no
// time is left for stays unmeasured, and `values.complete` says so. Views are not run: what one
// costs cannot be bounded. Their columns take the kinds of the columns that they show. Private
// columns are not read.
// A table that cannot be read (denied, damaged) stays unmeasured.
// Errors: kCancelled, kDatabaseLocked, and kDatabaseCorrupt when the disk fails.
Status measure(sqlite3* db, Catalog& catalog, ValueIndex& values, const MeasureBudget& budget,
               Deadline deadline);
// The same through a connection beside the host's. What that may not read stays unmeasured; a view
// keeps the kinds of its declared types.
Status measure(const SecondConnection& second, Catalog& catalog, ValueIndex& values,
               const MeasureBudget& budget, Deadline deadline);

}  // namespace ask::db
