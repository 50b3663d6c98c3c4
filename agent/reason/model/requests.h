// Each step's request to a model: a template of prompts/ with its slots filled, and the form the
// reply should have. What `share` forbids is not in it. Errors (kInvalidSetting): a template of
// one's own that lacks a slot.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/llm/types.h"
#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

Result<llm::ChatRequest> gate_request(const ModelOptions& options, std::string_view question);
Result<llm::ChatRequest> link_request(const ModelOptions& options, const Ask& ask);
Result<llm::ChatRequest> plan_request(const ModelOptions& options, const Ask& ask,
                                      const Links& links);
// `own_sql`: the failed SQL of the feedback was written by a model, not by the built-in engine.
// `with_tools`: those on offer go along, and what they have said so far.
Result<llm::ChatRequest> write_request(const ModelOptions& options, const Ask& ask,
                                       const WriteRequest& request, bool own_sql, bool with_tools);
Result<llm::ChatRequest> refine_request(const ModelOptions& options, const Ask& ask,
                                        const RefineRequest& request, bool own_sql);
// Asked of the model that judges. REQUIRES: options.share == Share::kResults.
Result<llm::ChatRequest> judge_answer_request(const ModelOptions& options, const Ask& ask,
                                              std::string_view answer,
                                              const std::vector<TaskResult>& results);
// REQUIRES: options.share == Share::kResults, and a result.
Result<llm::ChatRequest> judge_request(const ModelOptions& options, const Ask& ask,
                                       const JudgeRequest& request);
// REQUIRES: options.share == Share::kResults.
Result<llm::ChatRequest> summarize_request(const ModelOptions& options, const Ask& ask,
                                           const std::vector<TaskResult>& results);

// The same request again, with what was replied and why that is of no use.
llm::ChatRequest again(llm::ChatRequest request, std::string reply, std::string complaint);

}  // namespace ask::reason
