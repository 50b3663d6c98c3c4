// The inverse of build(): reads a query that the engine did not write.
#pragma once
#include <optional>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/sql/tree.h"

namespace ask::engine {

// The logical form of the query. Nullopt: build() makes no query of the same normal form
// (normal_query.h) of it, with these preferences; so what it says is never more or less.
std::optional<LogicalForm> read_query(const sql::Query& query, const ColumnFacts& column_facts,
                                      const SchemaGraph& graph,
                                      const SchemaGraph::Preference& preference);

}  // namespace ask::engine
