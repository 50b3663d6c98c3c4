// The outline of an analysis: why something changed.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/common/result.h"
#include "agent/reason/outline.h"
#include "agent/reason/outline/outline_questions.h"

namespace ask::reason {

Result<Outline> analysis_outline(OutlineQuestions& questions, const Ask& ask,
                                 const std::vector<uint32_t>& tables);

}  // namespace ask::reason
