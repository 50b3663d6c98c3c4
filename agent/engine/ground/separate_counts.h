// Counts of several tables in one question, each over its own rows.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// "How many customers and how many orders are there?": each output is the count of a table of its
// own, and the question has no other part.
bool counts_only_tables(const GroundingInput& input, const GroundingState& state);

// One block for each counted table: the count of a join would be that of the finest table.
void count_tables(const GroundingInput& input, LogicalForm& logical_form);

// Counts of several tables over one join: each counts its own rows.
void count_own_rows(const GroundingInput& input, GroundingState& state);

}  // namespace ask::engine
