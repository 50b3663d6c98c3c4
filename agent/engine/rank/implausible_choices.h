// Queries that take a word of the question for a column or table that it cannot mean there: the
// wage of the doctor for what a patient paid, the number of an episode for how many there are.
#pragma once
#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/implausible_shapes.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The first of the implausible shapes by which the candidate chose wrongly.
ImplausibleShape implausible_choice(const Candidate& candidate, const Arcs& arcs,
                                    const ColumnFacts& facts, const SchemaGraph& graph);

}  // namespace ask::engine
