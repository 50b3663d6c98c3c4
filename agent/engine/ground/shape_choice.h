// Phase of grounding, once every clause is there: the tables that the query must join, and what the
// shape of the candidate adds or leaves out. It reads the clauses and writes the tables, DISTINCT,
// and what counts of several tables count.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// True if the clauses of the query allow a DISTINCT.
bool may_be_distinct(const QueryBlock& block);

// Requires the tables of all clauses and applies the choices, but for the order of groups. False if
// this combination of choices gives no query of its own.
bool apply_shape_choice(const GroundingInput& input, GroundingState& state, ShapeChoice shape);

}  // namespace ask::engine
