// Mentions of stored values.
#pragma once
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

// Adds what is quoted, what is stored, and what is written like a name but stored nowhere.
// REQUIRES: `mentions` holds those of tables and columns, and no others.
void add_value_mentions(std::string_view question, const std::vector<Token>& tokens,
                        const db::Snapshot& snapshot, const class SchemaIndex& index,
                        std::vector<Mention>& mentions);

}  // namespace ask::engine
