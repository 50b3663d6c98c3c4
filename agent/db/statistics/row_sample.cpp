#include "agent/db/statistics/row_sample.h"

#include <algorithm>
#include <utility>

#include "agent/common/text.h"
#include "agent/db/connection/lowered_limit.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/run/run_parts.h"

namespace ask::db {
namespace {

// Instructions of SQLite's virtual machine, and how many pass between two counts of them. One that
// calls a function takes as long as its values are: they are bounded too.
constexpr int kMostInstructions = 200'000, kCounted = 1'000;
constexpr int kLongestResult = 4 * RowSample::kLongestValue, kLongestPattern = 1'000;

const char* declared(Affinity affinity) {
  switch (affinity) {
    case Affinity::kInteger:
      return "INTEGER";
    case Affinity::kReal:
      return "REAL";
    case Affinity::kNumeric:
      return "NUMERIC";
    case Affinity::kText:
      return "TEXT";
    case Affinity::kBlob:
      return "BLOB";
  }
  return "";
}

int ends_at_zero(void* left) noexcept { return --*static_cast<int*>(left) <= 0; }

// Bounds what runs on a connection.
class TrialLimits {
 public:
  explicit TrialLimits(sqlite3* db)
      : db_(db),
        values_(db, SQLITE_LIMIT_LENGTH, kLongestResult),
        patterns_(db, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, kLongestPattern) {
    sqlite3_progress_handler(db_, kCounted, ends_at_zero, &left_);
  }
  ~TrialLimits() { sqlite3_progress_handler(db_, 0, nullptr, nullptr); }
  TrialLimits(const TrialLimits&) = delete;
  TrialLimits& operator=(const TrialLimits&) = delete;

 private:
  sqlite3* db_;
  LoweredLimit values_, patterns_;
  int left_ = kMostInstructions / kCounted;
};

bool is_copied(const Column& column) {
  return column.kind != DataKind::kBlob && column.role != ColumnRole::kHidden && !column.is_private;
}

// How the column of the source compares texts, as a clause; nullopt for a collation of the
// application, which the private database does not have.
std::optional<std::string> collation(sqlite3* source, const Table& table, const Column& column) {
  const char* name = nullptr;
  if (sqlite3_table_column_metadata(source, table.schema.c_str(), table.name.c_str(),
                                    column.name.c_str(), nullptr, &name, nullptr, nullptr,
                                    nullptr) != SQLITE_OK ||
      name == nullptr)
    return std::nullopt;
  for (const char* known : {"BINARY", "NOCASE", "RTRIM"})
    if (text::equal_nocase(name, known)) return std::string(" COLLATE ") + known;
  return std::nullopt;
}

}  // namespace

RowSample::RowSample(PrivateDatabase database) : database_(std::move(database)) {
  // A column that was not copied is never taken for a text.
  sqlite3_db_config(database_.handle(), SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
  (void)database_.fill("PRAGMA temp_store = 2");  // in memory
}

int64_t RowSample::room() const { return std::min(kMostTableRows, kMostRows - rows_); }

void RowSample::begin(sqlite3* source, const Table& table, const std::vector<char>& skipped) {
  drop();
  if (table.schema != "main" || table.kind != TableKind::kTable || room() == 0 ||
      table.columns.size() > kMostColumns)
    return;
  std::string columns, values;
  for (size_t c = 0; c < table.columns.size(); ++c) {
    if (skipped[c] || !is_copied(table.columns[c])) continue;
    const auto compared = collation(source, table, table.columns[c]);
    if (!compared) continue;
    columns += (copied_.empty() ? "" : ", ") + text::quoted(table.columns[c].name) + " " +
               declared(table.columns[c].affinity) + *compared;
    values += copied_.empty() ? "?" : ", ?";
    copied_.push_back(static_cast<int>(c));
  }
  if (copied_.empty()) return;
  const std::string name = text::quoted(table.name);
  if (!database_.fill("BEGIN; CREATE TABLE " + name + "(" + columns + ")")) return drop();
  auto insert =
      Stmt::prepare(database_.handle(), "INSERT INTO " + name + " VALUES(" + values + ")");
  if (!insert) return drop();
  insert_ = std::move(*insert);
  table_rows_ = 0;
  table_bytes_ = 0;
}

void RowSample::add(sqlite3_stmt* row) {
  if (!insert_) return;
  constexpr size_t kCellBytes = 9;  // of a number, and beside a text
  sqlite3_stmt* insert = insert_->raw();
  bool good = ++table_rows_ <= room();
  for (size_t i = 0; good && i < copied_.size(); ++i) {
    const int column = copied_[i] + 1, type = sqlite3_column_type(row, column);
    const bool bytes = type == SQLITE_TEXT || type == SQLITE_BLOB;
    const int size = bytes ? sqlite3_column_bytes(row, column) : 0;
    table_bytes_ += kCellBytes + static_cast<size_t>(size);
    good = size <= kLongestValue && bytes_ + table_bytes_ <= kMostBytes;
    if (!good) break;
    const int rc =
        sqlite3_bind_value(insert, static_cast<int>(i) + 1, sqlite3_column_value(row, column));
    require_memory(rc);
    good = rc == SQLITE_OK;
  }
  good = good && insert_->step();
  sqlite3_reset(insert);
  if (!good) drop();
}

void RowSample::end(bool complete) {
  if (!insert_ || !complete || table_rows_ == 0) return drop();
  insert_.reset();
  copied_.clear();
  if (!database_.fill("COMMIT")) return drop();
  rows_ += table_rows_;
  bytes_ += table_bytes_;
}

void RowSample::drop() {
  insert_.reset();
  copied_.clear();
  if (!sqlite3_get_autocommit(database_.handle())) (void)database_.fill("ROLLBACK");
}

std::optional<ResultSet> RowSample::run(const std::string& select) const {
  if (!current_) return std::nullopt;
  const OnlyReads only_reads(database_);
  const TrialLimits limits(database_.handle());
  auto stmt = Stmt::prepare(database_.handle(), select);
  if (!stmt || !sqlite3_stmt_readonly(stmt->raw())) return std::nullopt;
  ResultSet out;
  for (int c = 0; c < stmt->columns(); ++c) out.columns.push_back(stmt->column_name(c));
  while (true) {
    const auto row = stmt->step();
    if (!row) return std::nullopt;
    if (!*row) return out;
    out.bytes += bytes_of_row(*stmt);
    if (out.bytes > kMostResultBytes) return std::nullopt;
    if (out.rows.size() == kMostResultRows) break;
    auto& values = out.rows.emplace_back();
    for (int c = 0; c < stmt->columns(); ++c) values.push_back(stmt->value(c));
  }
  out.row_cut = true;
  return out;
}

}  // namespace ask::db
