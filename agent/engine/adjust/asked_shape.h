// Applies the shape of a phrase that the rewriter took out of the question
// (rewrite/rewrite_shape.cpp) to a logical form: all rows of one side of a join, values side by
// side, a difference, a comparison with the average of groups, "every".
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// False if the form cannot take the shape; it is then unchanged or to be discarded.
bool take_shape(const QueryShape& shape, const ColumnFacts& column_facts, const SchemaGraph& graph,
                LogicalForm& form);

// Compares the column of the condition with its average over all rows of its table, in place of a
// value.
void compare_with_average(Condition& c);

}  // namespace ask::engine
