// Summaries of rows by a model.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/reason/model/model_context.h"

namespace ask::reason {

// True if rows are made of private columns, or would have been if the query had not failed.
bool any_withheld(const std::vector<TaskResult>& results);
// Private values must not leave the machine, and a summary of the remaining results would be
// incomplete.
bool may_summarize(const ModelContext& ctx, const std::vector<TaskResult>& results);
// Nullopt: the model's text was dropped, with a note. REQUIRES: may_summarize().
Result<std::optional<std::string>> summary_of(const ModelContext& ctx, const Ask& ask,
                                              const std::vector<TaskResult>& results);

}  // namespace ask::reason
