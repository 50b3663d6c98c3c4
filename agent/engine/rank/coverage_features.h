// Coverage features of a candidate: question words that the parse skipped, weak links, and parts of
// the question that the query omits. Inputs of the reranker and of the confidence model.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/ir/feature.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rank/word_checks.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// Content words of the question, as indices of tokens, that the candidate leaves out.
struct UncoveredWords {
  std::vector<uint16_t> unexplained;  // skipped by the parse
  std::vector<uint16_t> unplaced;  // ... and the name of a table or column the query does not use
};

// Writes the coverage features of the candidate. `checks`: of the question. `yes_no`: it asks only
// whether such rows exist. REQUIRES: `out` holds the candidate's own features.
UncoveredWords add_coverage_features(const Arcs& arcs, const WordChecks& checks,
                                     const ColumnFacts& column_facts, const SchemaGraph& graph,
                                     const Candidate& candidate, bool yes_no, FeatureVector& out);

}  // namespace ask::engine
