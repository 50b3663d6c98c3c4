// Suggested questions: each was read back by the engine and means what it says.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"

namespace ask::engine {
class EngineCache;
}

namespace ask::reason {

// True if the built-in engine reads the question and is sure of its reading.
bool surely_answered(const db::Snapshot& snapshot, engine::EngineCache& cache,
                     const std::string& question);

// True if the name of a table or column may be part of an offered question: plain characters, of
// bounded length, and no verb that asks for a change.
bool may_be_offered(std::string_view name);

// At most `most` questions about the tables of `order` (indices into the catalog; empty: the
// tables with most rows first), those of notes first. Each is one line, valid UTF-8, of bounded
// length, and is answered by code or by the engine when asked. `cache` may be null.
std::vector<std::string> askable(const db::Snapshot& snapshot, engine::EngineCache* cache,
                                 std::vector<uint32_t> order, size_t most);

}  // namespace ask::reason
