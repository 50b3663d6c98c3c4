// The parts of a query, such as an output or a condition: the words that each was built from, or
// why it was added without any.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/explain/cue_labels.h"
#include "agent/engine/explain/provenance_spans.h"

namespace ask::engine {

struct QueryPart {
  PartKind kind;
  std::string_view where;  // the SELECT: "query", "sub-query", "other side"
  std::string sql;
  Origin arcs;
  ColumnExpr column;  // the column of the part; invalid if none, as for LIMIT
  Aggregate fn = Aggregate::kPlain;
  bool key = false;      // the condition matches keys with a sub-query
  std::string why = {};  // set if the arcs do not explain the part
};

// The parts of the candidate's query and its sub-queries, in the order of the SQL.
std::vector<QueryPart> query_parts(const ProvenanceContext& context);

// One object for each part. `spans`: of the same context.
nlohmann::ordered_json parts_json(const ProvenanceContext& context, const ProvenanceSpans& spans,
                                  const std::vector<QueryPart>& parts);

}  // namespace ask::engine
