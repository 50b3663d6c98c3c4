// Query features of a candidate: the parts of the query, and how well they fit the question. Inputs
// of the reranker and of the confidence model.
#pragma once
#include "agent/engine/ground/ground.h"
#include "agent/engine/ir/feature.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/mentioned_items.h"

namespace ask::engine {

// Writes the query features of the candidate and those of its fit to the question.
void add_query_features(const Candidate& candidate, const Arcs& arcs,
                        const ColumnFacts& column_facts, const SchemaGraph& graph,
                        const MentionedItems& mentioned, FeatureVector& out);

}  // namespace ask::engine
