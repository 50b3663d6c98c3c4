// Measures the stored data: row counts, column statistics, kinds by data, and the value index.
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

class RowSample;
class SecondConnection;

// Limits of what measuring may read. 0 rows disables reading user tables.
struct MeasureBudget {
  int64_t rows_per_table = 0;
  int64_t bytes = 0;  // of the value index
  int64_t ms = 0;
  // Which columns of a table may be read, and under which bounds; empty: all that are not private.
  // The caller supplies it, because it must decide what a generated column or a virtual table may
  // run, and at what cost.
  std::function<SamplePlan(const Catalog&, const Table&)> plan = {};
};

// Fills row counts, Column::statistics and the kinds of `catalog`, and adds to `values`. Ordinary
// tables first, then virtual tables; each gets its share of the time up to `deadline`. Tables for
// which no time is left stay unmeasured, and `values.complete` is then false. Views are not run,
// since their cost cannot be bounded; their columns take the kinds of the columns that they show.
// Private columns are not read. A table that cannot be read (denied, damaged) stays unmeasured.
// `copy`, if not null, takes the rows of the small tables. Errors: kCancelled, kDatabaseLocked, and
// kDatabaseCorrupt if the disk fails.
Status measure(sqlite3* db, Catalog& catalog, ValueIndex& values, const MeasureBudget& budget,
               Deadline deadline, RowSample* copy = nullptr);
// The same through a second connection. Tables that it may not read stay unmeasured; a view keeps
// the kinds of its declared types.
Status measure(const SecondConnection& second, Catalog& catalog, ValueIndex& values,
               const MeasureBudget& budget, Deadline deadline, RowSample* copy = nullptr);

// What was measured of the table is forgotten; what is declared stays.
void forget_statistics(Table& table);

}  // namespace ask::db
