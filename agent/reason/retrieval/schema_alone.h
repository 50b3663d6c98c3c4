// The schema of a connection without anything that was read from its rows, and the engine's model
// of it. At share=schema everything that a model is sent, and the choice of what is sent, is made
// from this: no statistics, no stored values, no keys that only the rows show.
#pragma once
#include <cstdint>
#include <memory>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/schema_model.h"

namespace ask::reason {

class SchemaAlone {
 public:
  // Of one snapshot at a time: the same object while the snapshot is the same.
  std::shared_ptr<const db::Snapshot> of(const db::Snapshot& snapshot) {
    if (alone_ == nullptr || of_ != snapshot.id.number()) {
      alone_ = std::make_shared<const db::Snapshot>(db::without_data(snapshot));
      of_ = snapshot.id.number();
    }
    return alone_;
  }
  engine::EngineCache& engine() { return engine_; }

 private:
  uint64_t of_ = 0;  // SnapshotId of the whole snapshot
  std::shared_ptr<const db::Snapshot> alone_;
  engine::EngineCache engine_;
};

}  // namespace ask::reason
