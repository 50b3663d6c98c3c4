// Value linking: finds the stored values that spans of the question may name.
#pragma once
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

// Adds mentions of quoted text, of stored values, and of names that are not stored.
// REQUIRES: `mentions` holds the table and column mentions and nothing else.
void add_value_mentions(std::string_view question, const std::vector<Token>& tokens,
                        const db::Snapshot& snapshot, const class SchemaIndex& index,
                        std::vector<Mention>& mentions);

}  // namespace ask::engine
