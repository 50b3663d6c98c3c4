// Engine-side model of a schema (index, join graph, key roles), cached per connection.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/restating_views.h"
#include "agent/engine/schema/said_roles.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/schema/told_texts.h"

namespace ask::engine {

// For use by one thread, as it makes parts of it when they are asked for.
struct EngineSchema {
  explicit EngineSchema(const db::Catalog& catalog);
  SchemaIndex index;
  SchemaGraph graph;
  std::vector<std::vector<uint32_t>> roles;  // role words of each edge of the graph
  SalesWords sales;
  std::vector<SaidRole> said_roles;  // of the keys that only a role names (ForeignKey::by_role)
  // The schema without those keys, for questions that name no role; null if there are none.
  std::shared_ptr<const EngineSchema> without_roles;
  std::vector<ViewName> views;  // that restate tables
  // The schema in which no question is about these views, for those that call none of them; null if
  // there are none.
  std::shared_ptr<const EngineSchema> without_views;
  // The schema without the phrases of notes, for questions that they make doubtful; null if there
  // are none. Made when it is first asked for.
  std::shared_ptr<const EngineSchema> without_notes() const;
  // Of the snapshot that this is the schema of. Made when they are first asked for.
  const ToldColumns& told_columns(const ColumnFacts& column_facts) const;

 private:
  std::shared_ptr<const db::Catalog> plain_;  // without the phrases; null if there are none
  mutable std::shared_ptr<const EngineSchema> without_notes_;
  mutable std::optional<ToldColumns> told_columns_;
};

// The schema for a question: without the keys of roles if it names none of them.
std::shared_ptr<const EngineSchema> schema_for(std::string_view question,
                                               std::shared_ptr<const EngineSchema> schema);
// The schema that the question is to be read by first: without views if it calls none of them.
std::shared_ptr<const EngineSchema> first_schema_for(
    std::string_view question, const std::shared_ptr<const EngineSchema>& schema);

// True if words of notes are in the question, but not the name of a noted condition or measure,
// which means that and nothing else.
bool says_noted_in_passing(std::string_view question, const SchemaIndex& index);

class EngineCache {
 public:
  // The schema of `snapshot`, rebuilt if the snapshot differs from that of the last call.
  std::shared_ptr<const EngineSchema> get(const db::Snapshot& snapshot);

 private:
  uint64_t of_ = 0;  // SnapshotId of the snapshot
  std::shared_ptr<const EngineSchema> schema_;
};

}  // namespace ask::engine
