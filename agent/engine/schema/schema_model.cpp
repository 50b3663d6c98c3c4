#include "agent/engine/schema/schema_model.h"

namespace ask::engine {

std::shared_ptr<const EngineSchema> EngineCache::get(const db::Snapshot& snapshot) {
  if (schema_ == nullptr || of_ != snapshot.id.number()) {
    schema_ = std::make_shared<const EngineSchema>(snapshot.catalog);
    of_ = snapshot.id.number();
  }
  return schema_;
}

}  // namespace ask::engine
