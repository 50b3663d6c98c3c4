// Conditions of a query that a phrase of the question asks for which the rewriting took out, see
// QueryShape: rows beyond a bound of what holds them, rows in a state, and groups of what is known
// only.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// False if the block has other rows than those that the condition is on.
bool add_shape_conditions(const QueryShape& shape, const ColumnFacts& column_facts,
                          const SchemaGraph& graph, QueryBlock& block);

}  // namespace ask::engine
