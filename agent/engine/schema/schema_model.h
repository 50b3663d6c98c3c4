// Engine-side model of a schema (index, join graph, key roles), cached per connection.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

struct EngineSchema {
  explicit EngineSchema(const db::Catalog& catalog)
      : index(catalog),
        graph(catalog),
        roles(key_roles(graph, index)),
        sales(sales_words(catalog, index)) {}
  SchemaIndex index;
  SchemaGraph graph;
  std::vector<std::vector<uint32_t>> roles;  // role words of each edge of the graph
  SalesWords sales;
};

class EngineCache {
 public:
  // The schema of `snapshot`, rebuilt if the snapshot differs from that of the last call.
  std::shared_ptr<const EngineSchema> get(const db::Snapshot& snapshot);

 private:
  uint64_t of_ = 0;  // SnapshotId of the snapshot
  std::shared_ptr<const EngineSchema> schema_;
};

}  // namespace ask::engine
