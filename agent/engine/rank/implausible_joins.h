// Queries whose joins connect rows that have nothing to do with each other: the drivers and the
// parcels of one depot, where the question asks for the parcels of each driver.
#pragma once
#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/implausible_shapes.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The first of the implausible shapes that the joins of the candidate have.
ImplausibleShape implausible_join(const Candidate& candidate, const Arcs& arcs,
                                  const ColumnFacts& facts, const SchemaGraph& graph);

}  // namespace ask::engine
