#include "agent/engine/schema/schema_model.h"

namespace ask::engine {

std::shared_ptr<const EngineSchema> EngineCache::get(const db::Snapshot& snapshot) {
  // The address alone is not enough: a later snapshot may reuse it.
  if (schema_ == nullptr || of_ != &snapshot || measured_ != snapshot.measured ||
      values_ != snapshot.values.values() || fingerprint_ != snapshot.catalog.fingerprint ||
      notes_ != snapshot.catalog.notes) {
    schema_ = std::make_shared<const EngineSchema>(snapshot.catalog);
    of_ = &snapshot;
    measured_ = snapshot.measured;
    values_ = snapshot.values.values();
    fingerprint_ = snapshot.catalog.fingerprint;
    notes_ = snapshot.catalog.notes;
  }
  return schema_;
}

}  // namespace ask::engine
