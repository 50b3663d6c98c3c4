// Conditions on the wrong end of a way: "parcels that came from Leeds" as those whose recipient
// lives there.
#pragma once
#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/implausible_shapes.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// kOtherEnd if a condition of the candidate is on the end that the preposition before its value
// does not mean.
ImplausibleShape implausible_direction(const Candidate& candidate, const Arcs& arcs,
                                       const ColumnFacts& facts, const SchemaGraph& graph);

}  // namespace ask::engine
