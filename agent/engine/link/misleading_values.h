// Mentions of stored values that the question cannot mean: 'Taproom Manager' by "sold in the
// taproom", a recipient's town by "came from Leeds".
#pragma once
#include <span>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// REQUIRES: `value` is of kind kValue and among `mentions`, which are those of `tokens`.
bool is_misleading_value(const Mention& value, std::span<const Token> tokens,
                         const SchemaIndex& index, std::span<const Mention> mentions);

}  // namespace ask::engine
