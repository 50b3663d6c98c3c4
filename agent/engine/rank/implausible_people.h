// Queries that show others than those whom the question asks for: the thing instead of whose it is,
// and people whom only other people connect with what they are said to have done.
#pragma once
#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/implausible_shapes.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The first of the implausible shapes by which the candidate does so.
ImplausibleShape implausible_people(const Candidate& candidate, const Arcs& arcs,
                                    const ColumnFacts& facts, const SchemaGraph& graph);

}  // namespace ask::engine
