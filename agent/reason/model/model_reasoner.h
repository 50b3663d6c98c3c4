// Judgement by a chat model: one prompt a step, few steps, every reply read with distrust. What
// needs no model is done by code or by the built-in engine. A failure is an error; fallback.h
// decides what becomes of it.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "agent/reason/model/chat.h"
#include "agent/reason/model/options.h"

namespace ask::reason {

class ModelReasoner final : public Reasoner {
 public:
  // REQUIRES: `chat` and `builtin` outlive it.
  ModelReasoner(Chat& chat, ModelOptions options, Reasoner& builtin)
      : chat_(chat), options_(std::move(options)), builtin_(builtin) {}

  std::string_view name() const override { return options_.name; }
  std::vector<Said> take_said() override;
  Spending spending() const override { return chat_.spending(); }

  Result<GateVerdict> gate(std::string_view question) override;
  // Not asked where tools can describe a table and not all of them fit into the prompt: then they
  // are shown by name. Else asked only with more than 3 tables, and not where the question is easy
  // and the built-in engine is sure of it. Unknown names are dropped; when none is left all tables
  // count.
  Result<Links> link(const Ask& ask) override;
  // An easy question is one task, unless the plan is what was asked for. A wrong form is asked for
  // once more.
  Result<QueryPlan> plan(const Ask& ask, const Links& links) override;
  // The SQL, or tools that are to be run first where tool_loop.h offers some. A reply without SQL,
  // or with SQL that has failed, is asked for once more; a server that takes no tools is asked
  // without them.
  // Asks for all of them at the same time; a reply waits for the request that is the same.
  void prefetch_drafts(const Ask& ask, std::span<const WriteRequest> requests) override;
  Result<Draft> write(const Ask& ask, const WriteRequest& request) override;
  // "" when the model has no numbered fix, or the step is the built-in engine's.
  Result<std::string> refine(const Ask& ask, const RefineRequest& request) override;
  // .5 and .5 when the model fails. Not asked below share = results, without a result, and for the
  // first try at an easy question that gave rows which nothing contradicts.
  Result<Judgement> judge(const Ask& ask, const JudgeRequest& request) override;
  // Errors: the model's, and kMissingLlm where nothing may leave the machine.
  Result<Judgement> judge_answer(const Ask& ask, std::string_view answer,
                                 const std::vector<TaskResult>& results) override;
  // The built-in engine's sentence below share = results, for an easy single row, and where a
  // number in the model's sentence does not follow from the rows.
  Result<std::string> summarize(const Ask& ask, const std::vector<TaskResult>& results) override;

 private:
  bool offers(const Ask& ask, const WriteRequest& request) const;
  Result<llm::ChatReply> exchange(const llm::ChatRequest& request);
  Result<std::string> complete(const llm::ChatRequest& request);  // the text of the reply
  // One request to write SQL, and a second one where the reply will not do. `refused`: there was no
  // reply, which may be because of the tools.
  Result<Draft> converse(const Ask& ask, const WriteRequest& request, bool tools, bool& refused);
  bool sure(const Ask& ask, const Links& links);
  void doubt(Judgement& judged) const;
  void note(std::string why);

  Chat& chat_;
  ModelOptions options_;
  Reasoner& builtin_;
  std::vector<Said> said_;
  std::map<std::string, Result<llm::ChatReply>> ahead_;  // by llm::canonical of the request
  std::string written_;                                  // the SQL that the model wrote last
  bool retried_ = false;                                 // the task at work has failed before
};

}  // namespace ask::reason
