// Further outputs: adds the columns that the end of a question asks for ("..., and at which event")
// and that the rewriter took out of it (rewrite/rewrite_further_outputs.cpp).
#pragma once
#include <vector>

#include "agent/engine/adjust/further_output_links.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Adds one column for each output, or, with `only`, puts them in the place of all others: of the
// tables of the query, or of rows that each of its rows belongs to. False, with the form unchanged,
// if one has none, or if the query does not list rows. With `beyond` also of rows that a table
// links to them, beside the figures of groups, and of rows that are counted.
bool add_further_outputs(const std::vector<FurtherOutput>& outputs, bool only, bool beyond,
                         const Arcs& arcs, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, LogicalForm& form);

// Adds a column for each part (rewrite/asked_parts.h), whose readings are the likeliest first,
// beside what the query shows. False, with the form unchanged, if the rows have none.
bool add_asked_parts(const std::vector<std::vector<FurtherOutput>>& parts, const Arcs& arcs,
                     const ColumnFacts& column_facts, const SchemaGraph& graph, LogicalForm& form);

}  // namespace ask::engine
