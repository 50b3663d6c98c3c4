// Adjustment of grounded logical forms to properties of the whole query that no arc of the lattice
// carries: a phrase that the rewriter took out (QueryShape), conditions on the present and the
// future, further numbers and columns.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/adjust/further_output_links.h"
#include "agent/engine/adjust/numbers_beside.h"
#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

struct AdjustmentContext {
  const Arcs& arcs;
  const ColumnFacts& column_facts;
  const SchemaGraph& graph;
  const Rewritten& question;
  const std::vector<FurtherOutput>& further;
  const std::vector<NumberBeside>& numbers;
  const std::string& today;  // an ISO date
};

// Adjusts the candidates, best first, before they are ranked. One that cannot take the shape that
// the question asks for gets Feature::kLostShape. If the question asks for any, these are dropped
// unless none can, and so are those that became equal to a better one.
void adjust_candidates(const AdjustmentContext& context, std::vector<Candidate>& candidates);

}  // namespace ask::engine
