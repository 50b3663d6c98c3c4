// Queries with another figure than the question asks for: one of two, the number of rows of groups
// that are one row each, the price of a course for what was collected.
#pragma once
#include "agent/engine/rank/implausible_shapes.h"

namespace ask::engine {

// The first of the implausible shapes that the figures of the candidate have.
ImplausibleShape implausible_figure(const Candidate& candidate, const Arcs& arcs,
                                    const ColumnFacts& facts, const SchemaGraph& graph);

}  // namespace ask::engine
