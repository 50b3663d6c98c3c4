// The reasoner based on a chat model: one prompt per step, as few calls as possible, every reply
// validated. Steps that need no model use code or the built-in engine. Failures are returned;
// fallback.h handles them.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "agent/reason/model/chat.h"
#include "agent/reason/model/options.h"
#include "agent/reason/retrieval.h"

namespace ask::reason {

class ModelReasoner final : public Reasoner {
 public:
  // REQUIRES: `chat` and `builtin` outlive it.
  ModelReasoner(Chat& chat, ModelOptions options, Reasoner& builtin)
      : chat_(chat), options_(std::move(options)), builtin_(builtin) {}

  std::string_view name() const override { return options_.name; }
  std::vector<Said> take_said() override;
  Spending spending() const override { return chat_.spending(); }
  void stream(bool on) override;
  bool waiting() const override { return waiting_.has_value(); }
  std::optional<Words> next_words() override;

  Result<GateVerdict> gate(std::string_view question) override;
  // Calls the model only if the question leans on a turn and the built-in rules are not sure of it.
  // A rewriting that adds anything is refused and asked for once more.
  Result<Resolved> resolve(const Ask& ask, const Conversation& known) override;
  // All tables while they fit into the prompt's budget, those that the engine links first. Else the
  // engine's links for an easy question that it is sure of; else all tables by name, if tools can
  // describe them; else the model chooses among the 3 * link_k that are nearest: unknown names in
  // its reply are dropped, and if none is left, all tables are linked. Of wide tables the columns
  // worth showing are told where not all tables fit.
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
  // Relevance and confidence are 0.5 if the model fails. The model is called where something speaks
  // against the rows and no second draft gives the same ones (setting `judge`), never with share
  // below `results` or without a result.
  Result<Judgement> judge(const Ask& ask, const JudgeRequest& request) override;
  // Errors: the model's; kMissingLlm if rows may not be shared or no model serves the step.
  Result<Judgement> judge_answer(const Ask& ask, std::string_view answer,
                                 const std::vector<TaskResult>& results) override;
  // The built-in sentence is used for a single result unless the question asks why or how (setting
  // `summary`), with share below `results`, and if the model's text contains a number that the rows
  // do not support.
  Result<std::string> summarize(const Ask& ask, const std::vector<TaskResult>& results) override;
  // A reply that is no outline goes back with what is wrong, up to kMostOutlines replies in all.
  Result<OutlineDraft> outline(const Ask& ask, const OutlineRequest& request) override;
  // Nullopt with share below `results`, for rows of private columns, with summary=code, without a
  // model for the step summarize, and if the text holds a number that the rows do not support.
  Result<std::optional<std::string>> paragraph(const Ask& ask,
                                               const std::vector<TaskResult>& results) override;

  // What requests are made from, and what decides which there are: at share=schema the schema
  // alone (schema_alone.h), so that no stored value has a part in it. Valid until the next call.
  Ask shown(const Ask& ask);
  // The built-in engine for such decisions. At share=schema it is another one than that which
  // writes and judges here, and may only be asked about what shown() gives.
  Reasoner& guide();

 private:
  bool offers(const Ask& ask, const WriteRequest& request) const;
  Result<llm::ChatReply> exchange(const llm::ChatRequest& request);
  Result<std::string> complete(const llm::ChatRequest& request);  // the text of the reply
  // One request for SQL, and a second one if the reply is unusable. `refused`: the request failed,
  // possibly because of its tools.
  Result<Draft> converse(const Ask& ask, const WriteRequest& request, bool tools, bool& refused);
  Result<Draft> tree_draft(std::string_view reply);
  static constexpr double kSureReading = 0.8;  // confidence of the built-in engine for kSure
  bool sure(const Ask& ask, const Links& links);
  bool may_tell(const std::vector<TaskResult>& results) const;
  Result<std::optional<std::string>> told(const Ask& ask, const std::vector<TaskResult>& results);
  RetrievalCache& retrieval_cache() {
    return options_.retrieval != nullptr ? *options_.retrieval : own_retrieval_;
  }
  const Retrieval& retrieval(const Ask& ask);
  // `vectors` is set if there are any.
  Result<Links> near_tables(const Ask& ask, std::optional<TableVectors>& vectors);
  Result<Links> chosen_tables(const Ask& ask, bool all_fit, std::optional<TableVectors>& vectors);
  Result<Draft> taken(const Ask& ask, Result<Draft> draft);
  bool is_doubted(const WriteRequest& request) const;
  void doubt(const JudgeRequest& request, Judgement& judged);
  // Errors: kModelError for a reply without a verdict.
  Result<Judgement> judgement_of(Result<std::string> reply);
  void note(std::string why);

  Chat& chat_;
  ModelOptions options_;
  Reasoner& builtin_;
  RetrievalCache own_retrieval_;                // used without one of the connection
  std::shared_ptr<const Retrieval> retrieval_;  // of the schema that was asked about last
  std::shared_ptr<const db::Snapshot> alone_;   // what shown() refers to
  std::unique_ptr<Reasoner> guide_;             // null until it is needed
  std::vector<Said> said_;
  std::map<std::string, Result<llm::ChatReply>> ahead_;  // prefetched, by canonical request
  bool streams_ = false;
  std::optional<std::string> waiting_;             // the canonical request whose words are coming
  std::optional<Result<llm::ChatReply>> at_once_;  // the reply to it, if it came as a whole
  // The exchanges of this call, for when it is made again.
  std::vector<std::pair<std::string, Result<llm::ChatReply>>> heard_;
  std::string written_;     // the last SQL by the model
  bool retried_ = false;    // the current task has failed before
  std::string doubted_;     // the last SQL that ran and that only the engine's reading contradicts
  bool stands_by_ = false;  // the model has written it again
};

}  // namespace ask::reason
