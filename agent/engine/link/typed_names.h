// Names of columns and tables that the question writes as the schema does: "opens_on",
// "line_total". Their words have no other meaning there.
#pragma once
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

// Adds a mention of each column or table that is written so, and drops those of a part of its name.
void take_typed_names(std::string_view question, const std::vector<Token>& tokens,
                      const db::Catalog& catalog, std::vector<Mention>& mentions);

}  // namespace ask::engine
