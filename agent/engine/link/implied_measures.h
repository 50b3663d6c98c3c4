// Mentions of measures by their unit or as durations: "how many hours of music", "the average time
// to resolve", "days between order and delivery".
#pragma once
#include <span>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// `asked`: the unit that the question asks for ("in minutes"), kNoUnit if none. `mentions` are
// those of the schema.
void add_measures(std::span<const Token> tokens, UnitId asked, const db::Snapshot& snapshot,
                  const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
