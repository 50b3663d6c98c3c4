// Completion of the query of a ranked candidate with what is the same for all candidates: rows
// without partners, rows that a join repeats, the columns that a row is shown by, spellings of a
// value.
#pragma once
#include "agent/db/statistics/value_index.h"
#include "agent/engine/ground/ground.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// `preference`: as the query will be joined.
void complete_query(const GroundingContext& context, const QueryShape& shape,
                    const db::ValueIndex& values, const SchemaGraph::Preference& preference,
                    Candidate& candidate);

}  // namespace ask::engine
