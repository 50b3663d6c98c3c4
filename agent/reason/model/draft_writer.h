// Drafts of SQL by a model, and what is remembered from one attempt at a task to the next.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "agent/reason/model/model_context.h"

namespace ask::reason {

class DraftWriter {
 public:
  // REQUIRES: what the context refers to outlives it.
  explicit DraftWriter(const ModelContext& context) : ctx_(context) {}

  // See the functions of these names in ModelReasoner. REQUIRES: the model serves write_sql.
  void prefetch(const Ask& ask, std::span<const WriteRequest> requests);
  Result<Draft> write(const Ask& ask, const WriteRequest& request);
  // REQUIRES: `number` is 2 or more.
  std::vector<Result<Draft>> write_several(const Ask& ask, const WriteRequest& request,
                                           size_t number);
  // A new task, or a draft that is not the model's.
  void forget_reaffirmation() { reaffirmed_ = false; }

  // True if the model wrote this SQL last.
  bool wrote(std::string_view sql) const;
  // True if nothing is wrong with the attempt before but that the engine reads the task otherwise.
  bool only_doubted(const Feedback& feedback) const;
  // Two drafts contradict each other, and no model decides: the task is tried once more. The same
  // SQL again is accepted with a caveat; another contradiction too, as one that did not pass.
  void doubt(const JudgeRequest& request, Judgement& judged);

 private:
  bool offers(const Ask& ask, const WriteRequest& request) const;
  // One request for SQL, and a second one if the reply is unusable. `refused`: the request failed,
  // possibly because of its tools.
  Result<Draft> converse(const Ask& ask, const WriteRequest& request, bool tools, bool& refused);
  Result<Draft> tree_draft(std::string_view reply);
  Result<Draft> taken(const Ask& ask, Result<Draft> draft);

  const ModelContext ctx_;
  std::string written_;      // the last SQL by the model
  bool retried_ = false;     // the current task has failed before
  std::string doubted_;      // the last SQL that ran and that only the engine's reading contradicts
  bool reaffirmed_ = false;  // the model has written it again
};

}  // namespace ask::reason
