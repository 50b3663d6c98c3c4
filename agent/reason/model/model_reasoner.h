// The reasoner based on a chat model: one prompt per step, as few calls as possible, every reply
// validated. Steps that need no model use code or the built-in engine. Failures are returned;
// fallback.h handles them.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "agent/reason/model/chat.h"
#include "agent/reason/model/draft_writer.h"
#include "agent/reason/model/exchanges.h"
#include "agent/reason/model/model_context.h"
#include "agent/reason/model/options.h"
#include "agent/reason/model/shown_schema.h"

namespace ask::reason {

class ModelReasoner final : public Reasoner {
 public:
  // REQUIRES: `chat` and `builtin` outlive it.
  ModelReasoner(Chat& chat, ModelOptions options, Reasoner& builtin)
      : options_(std::move(options)),
        exchanges_(chat, options_.name, builtin),
        schema_(options_, builtin),
        ctx_{chat, options_, builtin, exchanges_, schema_},
        drafts_(ctx_) {}
  ModelReasoner(const ModelReasoner&) = delete;
  ModelReasoner& operator=(const ModelReasoner&) = delete;

  std::string_view name() const override { return options_.name; }
  std::vector<ModelExchange> take_exchanges() override { return exchanges_.take(); }
  Spending spending() const override { return ctx_.chat.spending(); }
  void stream(bool on) override { exchanges_.stream(on); }
  bool waiting() const override { return exchanges_.waiting(); }
  std::optional<StreamedWords> next_words() override { return exchanges_.next_words(); }

  Result<GateVerdict> gate(std::string_view question) override;
  // Calls the model only if the question depends on a turn and the built-in rules are not sure of
  // it. A rewriting that adds anything is refused and asked for once more.
  Result<Resolved> resolve(const Ask& ask, const Conversation& known) override;
  // See table_linking.h.
  Result<Links> link(const Ask& ask) override;
  // Calls the model only for a question that compares or spans databases (setting `plan`), and if
  // the caller asked for a plan; any other is a single task. An invalid reply is retried once.
  Result<QueryPlan> plan(const Ask& ask, const Links& links) override;
  // Asks for sub-queries (prompts/decompose.txt) instead of tasks where plan() would ask the model
  // about a question that compares or spans databases, and always if the caller wants them. What
  // cannot be used is asked for once more, with the error. A reply in the form of tasks is taken.
  Result<std::optional<QueryPlan>> plan_in_parts(const Ask& ask, const Links& links,
                                                 const PartsRequest& wanted) override;
  // Sends the requests in parallel; write() takes the reply to the identical request.
  void prefetch_drafts(const Ask& ask, std::span<const WriteRequest> requests) override;
  // The SQL, or tool calls if tools are offered (see tool_loop.h). A reply without SQL, or with SQL
  // that has failed before, is retried once; a server that rejects tools is asked again without
  // them.
  Result<Draft> write(const Ask& ask, const WriteRequest& request) override;
  // Sends the requests in parallel, each but the first with another seed, at a higher temperature,
  // and with the tables in another order; without tools.
  std::vector<Result<Draft>> write_several(const Ask& ask, const WriteRequest& request,
                                           size_t number) override;
  // "" if the reply has no numbered fix, or if no model serves the step.
  Result<std::string> refine(const Ask& ask, const RefineRequest& request) override;
  // Relevance and confidence are 0.5 if the model fails. The model is called where there are doubts
  // about the rows and no second draft gives the same ones (setting `judge`), never with share
  // below `results` or without a result.
  Result<Judgement> judge(const Ask& ask, const JudgeRequest& request) override;
  // Errors: the model's; kMissingLlm if rows may not be shared or no model serves the step.
  Result<Judgement> judge_answer(const Ask& ask, std::string_view answer,
                                 const std::vector<TaskResult>& results) override;
  // The built-in sentence is used for a single result unless the question asks why or how (setting
  // `summary`), with share below `results`, and if the model's text contains a number that the rows
  // do not support.
  Result<std::string> summarize(const Ask& ask, const std::vector<TaskResult>& results) override;
  // A reply that is not an outline goes back with what is wrong, up to kMostOutlines replies in
  // all.
  Result<OutlineDraft> outline(const Ask& ask, const OutlineRequest& request) override;
  // Nullopt with share below `results`, for rows of private columns, with summary=code, without a
  // model for the step summarize, and if the text holds a number that the rows do not support.
  Result<std::optional<std::string>> paragraph(const Ask& ask,
                                               const std::vector<TaskResult>& results) override;

  // What requests are made from, and the built-in engine that decides which there are; see
  // shown_schema.h.
  Ask shown(const Ask& ask) { return schema_.of(ask); }
  Reasoner& guide() { return schema_.guide(); }

 private:
  // Errors: kModelError for a reply without a verdict.
  Result<Judgement> judgement_of(Result<std::string> reply);

  const ModelOptions options_;
  ModelExchanges exchanges_;
  ShownSchema schema_;
  const ModelContext ctx_;
  DraftWriter drafts_;
};

}  // namespace ask::reason
