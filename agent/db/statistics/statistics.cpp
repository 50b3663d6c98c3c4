#include "agent/db/statistics/statistics.h"

#include <algorithm>
#include <functional>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/db/connection/sqlite.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/schema/column_types.h"
#include "agent/db/schema/implied_foreign_keys.h"
#include "agent/db/statistics/second_connection.h"
#include "agent/db/statistics/table_sample.h"

namespace ask::db {
namespace {

constexpr size_t kMostColumnsOfCodes = 4;
constexpr size_t kMostParts = 100;  // of lists in the texts of a column

// The least and greatest number of a column if every row was read; false if it has others.
bool numbers_of(const Column& column, double& least, double& greatest) {
  const ColumnStatistics& known = column.statistics;
  const auto low = as_number(known.min), high = as_number(known.max);
  if (!known.complete || !low || !high) return false;
  least = *low;
  greatest = *high;
  return true;
}

class Measurer {
 public:
  Measurer(sqlite3* db, Catalog& catalog, ValueIndex& values, const MeasureBudget& budget,
           Deadline deadline, const SecondConnection* second, RowSample* copy)
      : db_(db),
        catalog_(catalog),
        values_(values),
        budget_(budget),
        deadline_(deadline),
        second_(second),
        copy_(copy) {}

  Status measure() {
    for (Table& table : catalog_.tables) forget_statistics(table);
    if (budget_.rows_per_table <= 0) return Done{};
    for (const TableKind kind : {TableKind::kTable, TableKind::kVirtual}) {
      auto left = static_cast<size_t>(
          std::count_if(catalog_.tables.begin(), catalog_.tables.end(),
                        [&](const Table& table) { return table.kind == kind; }));
      for (size_t t = 0; t < catalog_.tables.size(); ++t) {
        if (catalog_.tables[t].kind != kind) continue;
        if (auto done = measure_table(t, left--); !done) return done;
      }
    }
    add_measured_keys(catalog_);
    for (Table& table : catalog_.tables) disprove_keys(table);
    for (Table& table : catalog_.tables)
      if (table.kind == TableKind::kView) inherit_kinds(table);
    return Done{};
  }

 private:
  // A name alone makes no key where no number of the one column is near those of the other.
  void disprove_keys(Table& child) {
    const auto apart = [&](const ForeignKey& key) {
      if (!key.implied || key.noted || key.columns.size() != 1) return false;
      const Table* parent = catalog_.find(key);
      const Column* from = child.find(key.columns[0]);
      const Column* to = parent != nullptr ? parent->find(key.parent_columns[0]) : nullptr;
      double least = 0, greatest = 0, first = 0, last = 0;
      return from != nullptr && to != nullptr && numbers_of(*from, least, greatest) &&
             numbers_of(*to, first, last) && (greatest < first || least > last);
    };
    auto& keys = child.foreign_keys;
    const auto gone = std::stable_partition(keys.begin(), keys.end(), std::not_fn(apart));
    child.disproved_keys.assign(gone, keys.end());
    keys.erase(gone, keys.end());
  }

  // The deadline for one of `left` tables: twice its even share of the remaining time.
  Deadline slice(size_t left, Clock::time_point now) const {
    if (deadline_.at == Clock::time_point::max()) return deadline_;
    const auto share = (deadline_.at - now) * 2 / static_cast<int64_t>(std::max<size_t>(left, 1));
    return deadline_.sooner(Deadline{now + share});
  }

  Status measure_table(size_t t, size_t left) {
    Table& table = catalog_.tables[t];
    const auto now = Clock::now();
    if (deadline_.passed(now) || (second_ && !second_->may_read(table))) {
      values_.complete = false;
      return Done{};
    }
    const SamplePlan plan = budget_.plan ? budget_.plan(catalog_, table) : SamplePlan{};
    if (plan.skip) {
      values_.complete = false;
      return Done{};
    }
    const auto sample = sample_table(db_, table, plan, budget_.rows_per_table, slice(left, now),
                                     has_own_name(table) ? copy_ : nullptr);
    if (!sample) {
      values_.complete = false;
      const bool unreadable = (sqlite3_errcode(db_) & 0xff) == SQLITE_IOERR;
      const Code code = sample.error().code;
      if (unreadable || code == Code::kCancelled || code == Code::kDatabaseLocked)
        return sample.error();
      return Done{};
    }
    table.row_count = sample->row_count;
    table.row_count_exact = sample->exact;
    if (!sample->complete) values_.complete = false;
    for (size_t c = 0; c < table.columns.size(); ++c)
      if (!sample->skipped[c]) keep(t, c, *sample);
    if (sample->complete && table.columns.size() <= kMostColumnsOfCodes) keep_kinds(t, *sample);
    return Done{};
  }

  // True if its name alone means this table and none of another schema.
  bool has_own_name(const Table& table) const {
    return std::none_of(catalog_.tables.begin(), catalog_.tables.end(), [&](const Table& other) {
      return &other != &table && text::equal_nocase(other.name, table.name);
    });
  }

  // In a table of codes of several kinds: the kind of each.
  void keep_kinds(size_t t, const TableSample& sample) {
    std::vector<Column>& columns = catalog_.tables[t].columns;
    const auto rows = static_cast<size_t>(sample.rows);
    if (rows < 4 || rows > ColumnSample::kRowsInOrder) return;
    const auto all_texts = [](const Column& c) {
      return c.kind == DataKind::kText && c.statistics.rows > 0 && c.statistics.missing() == 0;
    };
    const auto kind = std::find_if(columns.begin(), columns.end(), [&](const Column& c) {
      return all_texts(c) && c.statistics.distinct > 1 && c.statistics.distinct * 2 <= sample.rows;
    });
    if (kind == columns.end()) return;
    const ColumnSample& kinds = sample.columns[static_cast<size_t>(kind - columns.begin())];
    for (size_t c = 0; c < columns.size(); ++c) {
      ColumnStatistics& s = columns[c].statistics;
      if (!all_texts(columns[c]) || s.distinct < sample.rows) continue;
      for (size_t row = 0; row < rows; ++row)
        s.kinds.emplace_back(sample.columns[c].text_of(row), kinds.text_of(row));
    }
  }

  void keep(size_t t, size_t c, const TableSample& sample) {
    Column& column = catalog_.tables[t].columns[c];
    if (column.is_private || column.ignored || column.role == ColumnRole::kHidden) return;
    const ColumnSample& cells = sample.columns[c];
    const DataKind declared = column.kind;
    cells.finish(column, sample.complete);
    if (declared == DataKind::kBlob) {  // only examined for NULL
      column.kind = declared;
      column.statistics.distinct = 0;
      column.statistics.min = column.statistics.max = Value();
      column.statistics.frequent.clear();
      column.statistics.few.clear();
      column.statistics.first.clear();
      column.statistics.form = ValueForm::kPlain;
      return;
    }
    if (column.kind == DataKind::kDateTime) return;  // questions do not quote timestamps
    const auto add = [&](std::string_view text) {
      const bool room = static_cast<int64_t>(values_.bytes()) < budget_.bytes;
      if (room)
        values_.add(static_cast<uint32_t>(t), static_cast<uint32_t>(c), text);
      else
        values_.complete = false;
      return room;
    };
    cells.for_texts(add);
    const char separator = column.statistics.separator;
    if (column.kind != DataKind::kText || separator == 0) return;
    std::vector<std::string> parts;  // of lists: found like whole values
    cells.for_texts([&](std::string_view list) {
      for (const std::string& item : text::split(list, separator)) {
        std::string part(text::trimmed(item));
        if (part.empty() || part.size() == list.size()) continue;
        if (!contains(parts, part)) parts.push_back(std::move(part));
      }
      return parts.size() < kMostParts;
    });
    cells.for_texts([&](std::string_view whole) {
      std::erase(parts, whole);
      return !parts.empty();
    });
    for (const std::string& part : parts)
      if (!add(part)) return;
  }

  // A view's column that shows a column of a table takes its kind and form. Compiles only, runs
  // nothing.
  void inherit_kinds(Table& view) {
    if (!sqlite3_api->column_origin_name) return;  // optional in SQLite's build
    const auto stmt = Stmt::prepare(
        db_, "SELECT * FROM " + text::quoted(view.schema) + "." + text::quoted(view.name));
    if (!stmt || stmt->columns() != static_cast<int>(view.columns.size())) return;
    for (int i = 0; i < stmt->columns(); ++i) {
      const char* schema = sqlite3_column_database_name(stmt->raw(), i);
      const char* table = sqlite3_column_table_name(stmt->raw(), i);
      const char* column = sqlite3_column_origin_name(stmt->raw(), i);
      const Table* origin = schema && table && column ? catalog_.find(schema, table) : nullptr;
      const Column* found = origin ? origin->find(column) : nullptr;
      if (!found) continue;
      Column& shown = view.columns[static_cast<size_t>(i)];
      shown.kind = found->kind;
      shown.statistics.form = found->statistics.form;
      shown.statistics.separator = found->statistics.separator;
      shown.statistics.gaps = found->statistics.gaps;
    }
  }

  sqlite3* db_;
  Catalog& catalog_;
  ValueIndex& values_;
  const MeasureBudget& budget_;
  Deadline deadline_;
  const SecondConnection* second_;  // null: db_ is the host's
  RowSample* copy_;                 // null: no rows are copied
};

}  // namespace

void forget_statistics(Table& table) {
  table.row_count = -1;
  table.row_count_exact = false;
  forget_measured_keys(table);
  for (Column& column : table.columns) {
    column.statistics = {};
    column.kind = kind_of_declared(column.declared_type, column.affinity);
  }
}

Status measure(sqlite3* db, Catalog& catalog, ValueIndex& values, const MeasureBudget& budget,
               Deadline deadline, RowSample* copy) {
  return Measurer(db, catalog, values, budget, deadline, nullptr, copy).measure();
}

Status measure(const SecondConnection& second, Catalog& catalog, ValueIndex& values,
               const MeasureBudget& budget, Deadline deadline, RowSample* copy) {
  return Measurer(second.db(), catalog, values, budget, deadline, &second, copy).measure();
}

}  // namespace ask::db
