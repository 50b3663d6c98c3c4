// Rows of which a condition says what happened to them, as vans that are out: joins the events, so
// that what they say of each row can be shown, as who has it.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Replaces the first condition that a row is among those of some events by a join with the events
// and their conditions: a row for each event. False, with the block unchanged, if there is none.
bool join_nested_events(const ColumnFacts& column_facts, const SchemaGraph& graph,
                        QueryBlock& block);

}  // namespace ask::engine
