// The sources of FROM and how they are joined.
#pragma once
#include <vector>

#include "agent/sql/dialect/translation.h"

namespace ask::sql {

// Adds them to the innermost frame.
std::vector<Source> translated_sources(Translation& ctx, const std::vector<Source>& from);

}  // namespace ask::sql
