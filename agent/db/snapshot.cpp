#include "agent/db/snapshot.h"

#include <algorithm>
#include <utility>

#include "agent/db/schema_reader.h"
#include "agent/db/versions.h"

namespace ask::db {
namespace {

using Shared = std::shared_ptr<const Snapshot>;

// A measuring that took less is repeated whenever data has changed.
constexpr auto kQuick = std::chrono::milliseconds(50);
// One that took longer is good for this many times what it took.
constexpr int kPatience = 10;

// Could every table be read? A disk that failed once may work the next time.
bool all_measured(const Catalog& catalog) {
  return std::none_of(catalog.tables.begin(), catalog.tables.end(), [](const Table& table) {
    return table.kind == TableKind::kTable && table.row_count < 0;
  });
}

}  // namespace

Result<Shared> SchemaCache::get(sqlite3* db, bool measure, const MeasureBudget& budget,
                                int64_t ttl_s, Clock::time_point now) {
  auto versions = read_versions(db);
  if (!versions) {
    clear();
    const bool known = versions.error().code != Code::kExecutionError &&
                       versions.error().code != Code::kSecurityViolation;
    return known ? versions.error() : Error{Code::kSchemaRetrievalFailed, versions.error().message};
  }
  const bool fresh = snapshot_ && versions->exact && ttl_s > 0 &&
                     now - read_at_ < std::chrono::seconds(ttl_s) &&
                     versions->schema == schema_state_;
  if (!fresh) {
    clear();
    auto catalog = read_catalog(db);
    if (!catalog) return catalog.error();
    snapshot_ = std::make_shared<const Snapshot>(Snapshot{std::move(*catalog), {}, false});
    read_at_ = now;
    schema_state_ = std::move(versions->schema);
  }
  if (!measure || budget.rows_per_table <= 0 || values_serve(versions->data, now)) return snapshot_;
  return measured(db, budget, now, std::move(versions->data));
}

bool SchemaCache::values_serve(const std::string& data, Clock::time_point now) const {
  if (!snapshot_->measured) return false;
  if (data == data_state_) return true;
  return measuring_took_ > kQuick && now - measured_at_ < measuring_took_ * kPatience;
}

Result<Shared> SchemaCache::measured(sqlite3* db, const MeasureBudget& budget,
                                     Clock::time_point now, std::string data) {
  auto next = std::make_shared<Snapshot>(Snapshot{snapshot_->catalog, {}, true});
  const auto start = Clock::now();
  const Status done =
      db::measure(db, next->catalog, next->values, budget, Deadline::in(start, budget.ms));
  if (!done) return clear(), done.error();
  measuring_took_ = Clock::now() - start;
  measured_at_ = now;
  const bool late = measuring_took_ >= std::chrono::milliseconds(budget.ms);
  data_state_ = late || all_measured(next->catalog) ? std::move(data) : std::string();
  snapshot_ = std::move(next);
  return snapshot_;
}

void SchemaCache::clear() { *this = SchemaCache(); }

}  // namespace ask::db
