#include "agent/db/statistics/table_sample.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "agent/common/text.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/run/run_parts.h"
#include "agent/db/statistics/row_sample.h"

namespace ask::db {
namespace {

constexpr int64_t kRanges = 16;                  // sampled parts of a large table
constexpr size_t kMostSampledBytes = 8'000'000;  // of text read from one table
constexpr int64_t kMostVirtualRows = 1000;       // the cost of a row of a virtual table is unknown

// The name under which SQLite gives the rowid; "" if columns of the table have taken all its names.
std::string rowid_name(const Table& table) {
  // In a restricted table the row id may be a column that must not be read.
  if (table.without_rowid || table.restricted || table.kind != TableKind::kTable) return "";
  for (const char* name : {"rowid", "_rowid_", "oid"})
    if (!table.find(name)) return name;
  return "";
}

// The expression selected for a column.
std::string selected(const Column& column) {
  const std::string name = text::quoted(column.name);
  // typeof() does not load the value.
  return column.kind == DataKind::kBlob ? "nullif(typeof(" + name + "), 'null')" : name;
}

bool too_long(sqlite3* db) { return (sqlite3_errcode(db) & 0xff) == SQLITE_TOOBIG; }

class Sampler {
 public:
  Sampler(sqlite3* db, const Table& table, std::vector<char> skipped, int64_t max_rows,
          Deadline deadline, RowSample* copy)
      : db_(db), table_(table), max_rows_(max_rows), deadline_(deadline), copy_(copy) {
    if (table.kind != TableKind::kTable) max_rows_ = std::min(max_rows_, kMostVirtualRows);
    from_ = " FROM " + text::quoted(table.schema) + "." + text::quoted(table.name);
    rowid_ = rowid_name(table);
    out_.columns.resize(table.columns.size());
    out_.skipped = std::move(skipped);
  }

  Result<TableSample> sample() {
    const Status done = rowid_.empty() ? read_from_the_start() : read_by_rowid();
    if (copy_) copy_->end(done && out_.complete);
    if (!done) return done.error();
    return std::move(out_);
  }

 private:
  std::string select() const {
    std::string sql = "SELECT " + (rowid_.empty() ? std::string("NULL") : rowid_);
    for (size_t i = 0; i < table_.columns.size(); ++i)
      sql += out_.skipped[i] ? ", NULL" : ", " + selected(table_.columns[i]);
    return sql + from_;
  }

  // The number in the first row of `sql`; nothing if there is no row. `sql` must not call a
  // function: the host may have overridden SQLite's.
  Result<std::optional<int64_t>> number(const std::string& sql) {
    auto stmt = Stmt::prepare(db_, sql);
    if (!stmt) return stmt.error();
    const auto row = stmt->step();
    if (!row) return row.error();
    return *row ? std::optional(stmt->integer(0)) : std::nullopt;
  }

  // True if no row beyond those that the copy takes exists, so that copying is not in vain.
  Result<bool> fits_copy() {
    if (!copy_ || table_.kind != TableKind::kTable) return false;
    const auto beyond =
        number("SELECT 1" + from_ + " LIMIT 1 OFFSET " + std::to_string(copy_->room()));
    if (!beyond) return beyond.error();
    return !*beyond;
  }

  Status read_from_the_start() {
    auto stmt = Stmt::prepare(db_, select() + " LIMIT ?1");
    if (!stmt) return stmt.error();
    if (const auto fits = fits_copy(); !fits)
      return fits.error();
    else if (*fits)
      copy_->begin(db_, table_, out_.skipped);
    if (auto bound = stmt->bind(1, max_rows_ + 1); !bound) return bound;
    const auto ended = take(*stmt, max_rows_);
    if (!ended) return ended.error();
    if (*ended) {
      out_.complete = out_.exact = true;
      out_.row_count = out_.rows;
    } else {
      out_.row_count = std::max(counted_by_analyze(), out_.rows);
    }
    return Done{};
  }

  Status read_by_rowid() {
    // Two queries: SQLite finds each end in the tree without a scan.
    const std::string ends = "SELECT " + rowid_ + from_ + " ORDER BY " + rowid_;
    const auto first = number(ends + " LIMIT 1");
    if (!first) return first.error();
    const auto last = number(ends + " DESC LIMIT 1");
    if (!last) return last.error();
    first_ = first->value_or(0);
    last_ = last->value_or(0);
    const double span = static_cast<double>(last_) - static_cast<double>(first_) + 1;
    if (span > static_cast<double>(max_rows_)) {
      const auto beyond =
          number("SELECT 1" + from_ + " LIMIT 1 OFFSET " + std::to_string(max_rows_));
      if (!beyond) return beyond.error();
      if (*beyond) return read_ranges(span);
    }
    auto done = read_from_the_start();
    if (!out_.exact) out_.row_count = std::min(max_rows_, static_cast<int64_t>(span));
    return done;
  }

  // Reads some rows from each of kRanges parts of the rowids; the unused quota of a part passes to
  // the next.
  Status read_ranges(double span) {
    auto stmt = Stmt::prepare(
        db_, select() + " WHERE " + rowid_ + " BETWEEN ?1 AND ?2 ORDER BY " + rowid_ + " LIMIT ?3");
    if (!stmt) return stmt.error();
    double seen = 0;  // rowids spanned by the rows read
    for (int64_t i = 0; i < kRanges && !out_.late; ++i) {
      const int64_t low = bound_of(i, span), high = bound_of(i + 1, span) - (i + 1 < kRanges);
      const int64_t quota = max_rows_ * (i + 1) / kRanges - out_.rows;
      sqlite3_reset(stmt->raw());
      for (const auto& [at, value] : {std::pair(1, low), std::pair(2, high), std::pair(3, quota)})
        if (auto bound = stmt->bind(at, value); !bound) return bound;
      const int64_t before = out_.rows;
      const auto ended = take(*stmt, quota);
      if (!ended) return ended.error();
      const bool full = out_.rows - before == quota || out_.late;
      seen += static_cast<double>(full ? rowid_seen_ : high) - static_cast<double>(low) + 1;
    }
    const double share = seen > 0 ? static_cast<double>(out_.rows) / seen : 1;
    constexpr double kMost = 9e18;
    out_.row_count =
        std::max(static_cast<int64_t>(std::min(std::round(span * share), kMost)), max_rows_ + 1);
    return Done{};
  }

  // The first rowid of part `i`; the last part ends at last_ itself.
  int64_t bound_of(int64_t i, double span) const {
    if (i == kRanges) return last_;
    const auto step = static_cast<uint64_t>(span / static_cast<double>(kRanges));
    return static_cast<int64_t>(static_cast<uint64_t>(first_) + step * static_cast<uint64_t>(i));
  }

  // Reads up to `quota` rows. True: the statement is exhausted.
  Result<bool> take(Stmt& stmt, int64_t quota) {
    for (int64_t taken = 0;; ++taken) {
      if (deadline_.passed(Clock::now())) out_.late = true;
      if (bytes_ > kMostSampledBytes) out_.late = true;
      if (out_.late) return false;
      const auto row = stmt.step();
      if (!row) return row.error();
      if (!*row) return true;
      if (taken == quota) return false;
      rowid_seen_ = stmt.integer(0);
      ++out_.rows;
      for (size_t i = 0; i < out_.columns.size(); ++i)
        if (!out_.skipped[i]) bytes_ += out_.columns[i].add(stmt.raw(), static_cast<int>(i) + 1);
      if (copy_) copy_->add(stmt.raw());
    }
  }

  // The row count recorded by ANALYZE, or -1.
  int64_t counted_by_analyze() {
    if (table_.kind != TableKind::kTable) return -1;
    auto stmt = Stmt::prepare(
        db_, "SELECT CAST(stat AS INTEGER) FROM " + text::quoted(table_.schema) +
                 ".sqlite_stat1 WHERE tbl = ?1 ORDER BY CAST(stat AS INTEGER) DESC LIMIT 1");
    if (!stmt || !stmt->bind(1, table_.name)) return -1;
    const auto row = stmt->step();
    return row && *row && !stmt->null(0) ? stmt->integer(0) : -1;
  }

  sqlite3* db_;
  const Table& table_;
  int64_t max_rows_;
  Deadline deadline_;
  RowSample* copy_;  // null: no rows are copied
  std::string from_, rowid_;
  int64_t first_ = 0, last_ = 0, rowid_seen_ = 0;
  size_t bytes_ = 0;
  TableSample out_;
};

}  // namespace

Result<TableSample> sample_table(sqlite3* db, const Table& table, const SamplePlan& plan,
                                 int64_t max_rows, Deadline deadline, RowSample* copy) {
  std::vector<char> skipped = plan.skipped;
  skipped.resize(table.columns.size());
  for (size_t i = 0; i < skipped.size(); ++i)
    if (table.columns[i].is_private || table.columns[i].role == ColumnRole::kHidden) skipped[i] = 1;
  const ValueLimits limits(db, plan.bounds, 0);
  auto out = Sampler(db, table, skipped, max_rows, deadline, copy).sample();
  if (out || !too_long(db)) return out;
  // Some column contains values beyond the bounds: find each such column and leave it out.
  for (size_t i = 0; i < skipped.size(); ++i) {
    if (skipped[i]) continue;
    std::vector<char> others(skipped.size(), 1);
    others[i] = 0;
    if (!Sampler(db, table, others, max_rows, deadline, nullptr).sample())
      skipped[i] = too_long(db);
  }
  return Sampler(db, table, skipped, max_rows, deadline, copy).sample();
}

}  // namespace ask::db
