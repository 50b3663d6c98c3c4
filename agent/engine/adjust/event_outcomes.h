// Outcomes of the events that connect rows with who did something to them: a parcel is delivered by
// the driver of the attempt that succeeded, not by those of the failed ones.
#pragma once
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// "how many parcels did each driver deliver", over attempts with an outcome 'delivered': restricts
// the events to that outcome, instead of the rows to such a state of their own. Only where other
// outcomes say that it was not done; false if that is not clear.
bool restrict_to_outcome(const Arcs& arcs, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, QueryBlock& block);

}  // namespace ask::engine
