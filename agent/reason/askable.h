// Questions to offer to people: each was read back and means what it says.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "agent/db/statistics/snapshot.h"

namespace ask::engine {
class EngineCache;
}

namespace ask::reason {

// At most `most` questions about the tables of `order` (indices into the catalog; empty: the
// tables with most rows first). Each is one line, valid UTF-8, of bounded length, and is answered
// by code or by the engine when asked. `cache` may be null.
std::vector<std::string> askable(const db::Snapshot& snapshot, engine::EngineCache* cache,
                                 std::vector<uint32_t> order, size_t most);

}  // namespace ask::reason
