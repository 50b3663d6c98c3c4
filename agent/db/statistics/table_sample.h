// Samples a bounded number of rows of one table, for its row count and the contents of its columns.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/run/runner.h"
#include "agent/db/schema/catalog.h"
#include "agent/db/statistics/column_sample.h"

struct sqlite3;

namespace ask::db {

class RowSample;

struct SamplePlan {
  bool skip = false;               // do not read the table at all
  std::vector<char> skipped = {};  // by column: 1 for one not to be read; empty: read all
  RunBounds bounds = {};
};

struct TableSample {
  int64_t rows = 0;        // rows sampled
  int64_t row_count = -1;  // of the table; -1: unknown
  bool exact = false;      // row_count was counted
  bool complete = false;   // every row was sampled
  bool late = false;       // the time ran out before the sample was full
  std::vector<ColumnSample> columns;
  std::vector<char> skipped;  // 1: the column was not read
};

// Reads at most `max_rows` rows of a table or virtual table, spread over its rowids if that is
// cheap, and stops at `deadline`. Private, hidden, skipped and BLOB columns are not read (of a BLOB
// only whether it is NULL), nor are columns with values longer than the bounds allow. `copy`, if
// not null, takes the rows of a small table. Errors: by result code, if the table cannot be read.
Result<TableSample> sample_table(sqlite3* db, const Table& table, const SamplePlan& plan,
                                 int64_t max_rows, Deadline deadline, RowSample* copy = nullptr);

}  // namespace ask::db
