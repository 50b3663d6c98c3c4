// Implied table mentions for verbs that no name of the schema says: "when did we last see Rex" is
// about the visits, "vans that were mended twice" about the repairs.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Links the verb of a question about when last, how often and what with the only table of such
// events whose rows belong to all that the question names. REQUIRES: `mentions` holds the mentions
// of tables, columns and values.
void add_unnamed_events(std::span<const Token> tokens, const db::Catalog& catalog,
                        const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
