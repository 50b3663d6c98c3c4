// Query features of a candidate: the parts of the query, and how well they fit the question. Inputs
// of the reranker and of the confidence model.
#pragma once
#include <cstdint>
#include <utility>
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/ir/feature.h"
#include "agent/engine/parse/arcs.h"

namespace ask::engine {

// The tables and columns that the question may mention, whatever the candidate.
class Said {
 public:
  Said(const Arcs& arcs, const ColumnFacts& column_facts);
  bool table(uint32_t t) const;
  bool column(ColumnExpr c) const;
  // True if a longer arc covers the arc with this index: "id" in "singer id".
  bool inside(size_t arc) const { return inside_[arc]; }

 private:
  std::vector<uint32_t> tables_;                        // sorted
  std::vector<std::pair<uint32_t, uint32_t>> columns_;  // sorted: table, column
  std::vector<bool> inside_;
};

// Writes the query features of the candidate and those of its fit to the question.
void add_query_features(const Candidate& candidate, const Arcs& arcs,
                        const ColumnFacts& column_facts, const SchemaGraph& graph, const Said& said,
                        FeatureVector& out);

}  // namespace ask::engine
