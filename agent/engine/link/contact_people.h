// Columns with the name of somebody to turn to: contact_name of "who do we write to at Acme".
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// For a question that begins with whom to write, speak or turn to, adds a mention of every such
// column; false if it asks for nobody of the kind, or the schema stores none.
bool add_contacts(std::span<const Token> tokens, const SchemaIndex& index,
                  std::vector<Mention>& mentions);

}  // namespace ask::engine
