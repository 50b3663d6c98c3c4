// Persons of a table that refers to itself: who mentors whom.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Tells from where the verb and the name stand which side of the reference is asked for: "who
// mentors Ann" is the row that Ann's refers to; "who was mentored by Ann" and "who does Ann mentor"
// are the rows that refer to hers. Changes nothing where the question does not begin with "who", no
// verb of a self-reference is in it, or nobody is named.
void orient_self_reference(const Arcs& arcs, const ColumnFacts& column_facts,
                           const SchemaGraph& graph, QueryBlock& block);

}  // namespace ask::engine
