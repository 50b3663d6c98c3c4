// Queries that take a date or a group for another one than the question can mean: the day on which
// a branch opened for its last hire, the days of enrolment for the weekday of a class.
#pragma once
#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/implausible_shapes.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The first of the implausible shapes by which the candidate does so.
ImplausibleShape implausible_date(const Candidate& candidate, const Arcs& arcs,
                                  const ColumnFacts& facts, const SchemaGraph& graph);

}  // namespace ask::engine
