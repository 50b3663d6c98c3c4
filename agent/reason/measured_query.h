// The query of a single first row with its sort key, and of the row after it.
#pragma once
#include <string>

#include "agent/engine/engine.h"

namespace ask::reason {

// "Which genre has the most tracks?": the query with the number of tracks as a further, last column
// and with two rows, which show whether genres share the first place. "" for a query of other rows,
// and for one that shows the measure already.
std::string with_measure(const sql::Query& query, const engine::Interpretation& in,
                         const engine::Candidate& candidate);

}  // namespace ask::reason
