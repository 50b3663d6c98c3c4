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

// The tasks that show the causes of a change: it as a whole, then by a few dimensions. Nullopt: the
// question asks for no causes, or they cannot be found. Errors (kCannotAnswer): it names a period
// that cannot be compared.
Result<std::optional<QueryPlan>> explanation_plan(const Ask& ask, const Links& links,
                                                  engine::EngineCache* cache);

}  // namespace ask::reason
