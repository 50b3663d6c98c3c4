// Builds the request of each step: a template from prompts/ with its slots filled, and the JSON
// schema of the reply. Contains only what `share` permits. Errors (kInvalidSetting): a user's
// template lacks a slot.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/llm/types.h"
#include "agent/reason/model/enrichment.h"
#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

Result<llm::ChatRequest> gate_request(const ModelOptions& options, std::string_view question);
// Holds the questions of the last turns and the column names of their results: no SQL and no rows,
// whatever `share` is.
Result<llm::ChatRequest> resolve_request(const ModelOptions& options, const Ask& ask,
                                         const Conversation& known);
// The model chooses from these tables.
Result<llm::ChatRequest> link_request(const ModelOptions& options, const Ask& ask,
                                      const Links& near);
Result<llm::ChatRequest> plan_request(const ModelOptions& options, const Ask& ask,
                                      const Links& links);
Result<llm::ChatRequest> decompose_request(const ModelOptions& options, const Ask& ask,
                                           const Links& links);
// `own_sql`: the failed SQL in the feedback was written by the model, not by the built-in engine.
// `with_tools`: includes the tools on offer and their results so far. `doubted`: the attempt in the
// feedback ran, and only another reading of the question contradicts it.
Result<llm::ChatRequest> write_sql_request(const ModelOptions& options, const Ask& ask,
                                           const WriteRequest& request, bool own_sql,
                                           bool with_tools, bool doubted = false);
Result<llm::ChatRequest> refine_request(const ModelOptions& options, const Ask& ask,
                                        const RefineRequest& request, bool own_sql);
// Goes to the model of the step judge. REQUIRES: options.share == Share::kResults.
Result<llm::ChatRequest> judge_answer_request(const ModelOptions& options, const Ask& ask,
                                              std::string_view answer,
                                              const std::vector<TaskResult>& results);
// REQUIRES: options.share == Share::kResults, and a result.
Result<llm::ChatRequest> judge_request(const ModelOptions& options, const Ask& ask,
                                       const JudgeRequest& request);
// REQUIRES: options.share == Share::kResults.
Result<llm::ChatRequest> summarize_request(const ModelOptions& options, const Ask& ask,
                                           const std::vector<TaskResult>& results);

// For a report. `with_tools`: tools are on offer. Holds the schema only as `share` permits, and no
// rows.
Result<llm::ChatRequest> outline_request(const ModelOptions& options, const Ask& ask,
                                         const OutlineRequest& outline, bool with_tools);

// The request again, extended by the unusable reply and the reason.
llm::ChatRequest again(llm::ChatRequest request, std::string reply, std::string complaint);

Result<llm::ChatRequest> enrich_request(const ModelOptions& options, const db::Catalog& catalog,
                                        const std::vector<size_t>& tables);

Result<llm::ChatRequest> suggest_request(const ModelOptions& options, const db::Catalog& catalog,
                                         const std::vector<UnknownWord>& words);

}  // namespace ask::reason
