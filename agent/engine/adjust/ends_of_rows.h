// The number, sum, last or first date of rows, where a question asks for no figure of them by name:
// "what they add up to", "when the last one was".
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/rewrite/group_figures.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// That of the rows of each group of the table `groups`. Invalid if the rows have no such value.
ValueExpr end_of_rows(FigurePart::Kind kind, uint32_t rows, uint32_t groups,
                      const ColumnFacts& facts, const SchemaGraph& graph);

}  // namespace ask::engine
