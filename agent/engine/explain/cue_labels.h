// The labels of cues and of the parts of a query, for the trace.
#pragma once
#include <cstdint>
#include <string_view>

#include "agent/engine/lexicon/cue.h"

namespace ask::engine {

enum class PartKind : uint8_t { kOutput, kCondition, kGroup, kHaving, kOrder, kLimit, kDistinct };
std::string_view label(PartKind part);  // "output", "condition", ...
std::string_view label(Cue cue);        // what it asks for: "count", "at least"

}  // namespace ask::engine
