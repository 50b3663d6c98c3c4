// The outline of a report without a model. Every section is a question that the built-in engine
// reads, and whose SQL is compared with the intended meaning.
#pragma once
#include <optional>
#include <string_view>

#include "agent/common/result.h"
#include "agent/reason/outline.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

inline constexpr double kSureSection = 0.8;  // confidence

// An analysis, and a question for the causes of a change: the last two full periods compared, as a
// whole and by the groups of each dimension. Else a summary: how many, by columns with few values,
// over time, the first by a measure, averages. `cache` may be null. Errors (kCannotAnswer): no such
// question can be answered, and why.
Result<OutlineDraft> built_outline(const Ask& ask, const OutlineRequest& request,
                                   engine::EngineCache* cache);

}  // namespace ask::reason
