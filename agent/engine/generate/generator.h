// A meaning and the joins it needs -> the query tree.
#pragma once
#include "agent/common/result.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/sql/tree.h"

namespace ask::engine {

// Errors: kCannotAnswer when nothing connects the tables.
Result<sql::Query> build(const LogicalForm& logical_form, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, const SchemaGraph::Preference& preference);

}  // namespace ask::engine
