// The outline of a report, as a model drafts it.
#pragma once
#include "agent/reason/model/model_context.h"

namespace ask::reason {

// A reply that is not an outline goes back with what is wrong, up to kMostOutlines replies in all.
Result<OutlineDraft> drafted_outline(const ModelContext& ctx, const Ask& ask,
                                     const OutlineRequest& request);

}  // namespace ask::reason
