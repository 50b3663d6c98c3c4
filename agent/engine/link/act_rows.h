// Rows that are named by the act which their date records: "arrivals in May" of stays that have a
// date checked_in.
#pragma once
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Only where the question names a time, and the noun names nothing else.
void add_rows_of_acts(const std::vector<Token>& tokens, const SchemaIndex& index,
                      std::vector<Mention>& mentions);

}  // namespace ask::engine
