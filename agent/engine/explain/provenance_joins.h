// The joins of a query: their columns, the kind of key, and why each table is joined.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "agent/engine/explain/provenance_parts.h"

namespace ask::engine {

// One object for each join of the candidate's query and its sub-queries. `parts`: query_parts() of
// the same context.
nlohmann::ordered_json joins_json(const ProvenanceContext& context,
                                  const std::vector<QueryPart>& parts);

}  // namespace ask::engine
