#include "agent/db/statistics/snapshot.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "agent/db/connection/schema_version.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/db/notes/examples_table.h"
#include "agent/db/notes/notes_table.h"
#include "agent/db/schema/column_types.h"
#include "agent/db/schema/comment_notes.h"
#include "agent/db/schema/private_notes.h"
#include "agent/db/schema/schema_reader.h"
#include "agent/db/statistics/row_sample.h"
#include "agent/db/statistics/second_connection.h"

namespace ask::db {
namespace {

using Shared = std::shared_ptr<const Snapshot>;

// A measurement faster than this is repeated whenever data has changed.
constexpr auto kQuick = std::chrono::milliseconds(50);
// A slower one is valid for this many times its duration.
constexpr int kPatience = 10;
// Snapshots kept at the same time, one per filter.
constexpr size_t kMostKnown = 4;

// True if every table could be read. A disk that failed once may work the next time.
bool all_measured(const Catalog& catalog) {
  return std::none_of(catalog.tables.begin(), catalog.tables.end(), [](const Table& table) {
    return table.kind == TableKind::kTable && table.row_count < 0;
  });
}

// True for errors that may be gone the next time.
bool passes(Code code) { return code == Code::kCancelled || code == Code::kDatabaseLocked; }

// Those of comments first: a note that somebody made replaces what a comment says.
Status take_notes(sqlite3* db, Catalog& catalog) {
  for (const Note& note : notes_of_comments(catalog))
    static_cast<void>(apply(note, catalog, Naming::kStored));  // what does not fit is no note
  if (!catalog.keeps_notes && !catalog.changed_notes) return Done{};
  const auto notes = read_notes(db);
  if (notes) {
    catalog.keeps_notes = true;
    apply(*notes, catalog);
    return Done{};
  }
  if (catalog.keeps_notes || passes(notes.error().code)) return notes.error();
  hide_all(catalog,
           "the table ask_notes is not as ask made it, so that what it calls private is not "
           "known; rename it if it is none of notes");
  return Done{};
}

// Null if nothing could be run on it within limits.
std::shared_ptr<RowSample> empty_copy(sqlite3* host) {
  if (lacks_progress_handler()) return nullptr;
  auto database = PrivateDatabase::open(host);
  return database ? std::make_shared<RowSample>(std::move(*database)) : nullptr;
}

// The snapshot; its copied rows are used only while nothing may have changed since.
Shared with_rows_if(bool current, Shared snapshot) {
  if (snapshot->rows) snapshot->rows->set_current(current);
  return snapshot;
}

}  // namespace

Snapshot without_data(const Snapshot& snapshot) {
  Snapshot out;
  out.catalog = snapshot.catalog;
  std::erase_if(out.catalog.noted,
                [](const NotedName& noted) { return noted.kind == NotedKind::kValue; });
  for (Table& table : out.catalog.tables) forget_statistics(table);
  return out;
}

uint64_t SnapshotId::next() {
  static std::atomic<uint64_t> last{0};
  return ++last;
}

Result<Shared> SchemaCache::get(sqlite3* db, Measuring measuring, const MeasureBudget& budget,
                                int64_t ttl_s, Clock::time_point now, const CatalogFilter* filter) {
  Hold hold;  // everything is read and measured at one point in time
  auto versions = read_versions(db, &hold, &schema_state_);
  if (!versions) {
    clear();
    const bool known = versions.error().code != Code::kExecutionError &&
                       versions.error().code != Code::kSecurityViolation;
    return known ? versions.error() : Error{Code::kSchemaRetrievalFailed, versions.error().message};
  }
  bool fresh = whole_ && versions->exact && ttl_s > 0 &&
               now - read_at_ < std::chrono::seconds(ttl_s) &&
               versions->schema == schema_state_.schema;
  if (fresh && whole_->catalog.keeps_notes &&
      (schema_state_.replaceable || versions->data != notes_state_)) {
    const auto notes = read_notes(db);
    if (!notes) return clear(), notes.error();
    fresh = hash(*notes) == whole_->catalog.notes;
    notes_state_ = versions->data;
  }
  if (!fresh) {
    clear();
    auto catalog = read_catalog(db);
    if (!catalog) return catalog.error();
    if (const Status noted = take_notes(db, *catalog); !noted) return noted.error();
    notes_state_ = versions->data;
    if (versions->exact) catalog->version = joined(*versions);
    whole_ = std::make_shared<const Snapshot>(Snapshot{std::move(*catalog), {}, false});
    read_at_ = now;
  }
  std::string data = versions->data;
  schema_state_ = std::move(*versions);
  auto mine = known(filter);
  if (!mine) return mine.error();
  const bool current = !schema_state_.replaceable && data == (*mine)->data_state;
  if (measuring == Measuring::kNot || budget.rows_per_table <= 0)
    return with_rows_if(current, (*mine)->snapshot);
  if (!schema_state_.replaceable && (*mine)->values_serve(measuring, data, now))
    return with_rows_if(current, (*mine)->snapshot);
  return measured(db, measuring, **mine, budget, now, std::move(data));
}

Result<SchemaCache::Known*> SchemaCache::known(const CatalogFilter* filter) {
  const std::string key = filter ? filter->key : "";
  const auto found = std::find_if(known_.begin(), known_.end(),
                                  [&](const Known& known) { return known.key == key; });
  if (found != known_.end()) {
    std::rotate(found, found + 1, known_.end());
    return &known_.back();
  }
  Known fresh{key, whole_, "", {}, {}, false};
  if (filter) {
    auto left = filter->apply(std::shared_ptr<const Catalog>(whole_, &whole_->catalog));
    if (!left) return left.error();
    fresh.snapshot = std::make_shared<const Snapshot>(Snapshot{std::move(*left), {}, false});
  }
  if (known_.size() >= kMostKnown) known_.erase(known_.begin());
  known_.push_back(std::move(fresh));
  return &known_.back();
}

bool SchemaCache::Known::values_serve(Measuring measuring, const std::string& data,
                                      Clock::time_point now) const {
  if (!snapshot->measured || (partly && measuring == Measuring::kHere)) return false;
  if (data == data_state) return true;
  return measuring_took > kQuick && now - measured_at < measuring_took * kPatience;
}

Result<Shared> SchemaCache::measured(sqlite3* db, Measuring measuring, Known& known,
                                     const MeasureBudget& budget, Clock::time_point now,
                                     std::string data) {
  auto next = std::make_shared<Snapshot>(Snapshot{known.snapshot->catalog, {}, true});
  const auto start = Clock::now();
  const auto deadline = Deadline::in(start, budget.ms);
  // The rest of the time is for the statistics of all tables.
  constexpr size_t kMostCopied = 60;
  const std::shared_ptr<RowSample> copy =
      next->catalog.tables.size() <= kMostCopied ? empty_copy(db) : nullptr;
  if (measuring == Measuring::kBeside) {
    const auto second = SecondConnection::open(db);
    if (!second ||
        !db::measure(*second, next->catalog, next->values, budget, deadline, copy.get()))
      return with_rows_if(false, known.snapshot);
  } else if (const Status done =
                 db::measure(db, next->catalog, next->values, budget, deadline, copy.get());
             !done) {
    return clear(), done.error();
  }
  next->rows = copy;
  known.measuring_took = Clock::now() - start;
  known.measured_at = now;
  const bool late = known.measuring_took >= std::chrono::milliseconds(budget.ms);
  const bool all = all_measured(next->catalog), second = measuring == Measuring::kBeside;
  known.partly = second && !all;  // measuring through the file again would not help
  known.data_state = late || all || second ? std::move(data) : std::string();
  known.snapshot = std::move(next);
  return known.snapshot;
}

Result<std::shared_ptr<const std::vector<Example>>> SchemaCache::examples(sqlite3* db) {
  if (!whole_ || !whole_->catalog.keeps_examples) return examples_ = nullptr;
  if (examples_ && !schema_state_.replaceable && examples_state_ == schema_state_.data)
    return examples_;
  auto read = read_examples(db);
  if (!read) return read.error();
  examples_state_ = schema_state_.data;
  if (!examples_ || *examples_ != *read)
    examples_ = std::make_shared<const std::vector<Example>>(std::move(*read));
  return examples_;
}

void SchemaCache::clear() { *this = SchemaCache(); }

}  // namespace ask::db
