// SQL generation: turns a logical form into a query tree, with the join paths between its tables.
#pragma once
#include "agent/common/result.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/sql/tree.h"

namespace ask::engine {

// `preference` chooses between several foreign keys to one table. Errors: kCannotAnswer if no join
// path connects the tables.
Result<sql::Query> build(const LogicalForm& logical_form, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, const SchemaGraph::Preference& preference);

}  // namespace ask::engine
