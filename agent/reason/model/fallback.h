// Tries the model first and falls back to the built-in engine if the model is down, slow or returns
// nonsense; a note reports it. No fallback for errors that the user must see: a cap, an interrupt,
// a forbidden host, a missing or rejected key, an invalid template.
#pragma once
#include <memory>
#include <set>
#include <string>

#include "agent/reason/model/model_reasoner.h"

namespace ask::reason {

class Fallback final : public Reasoner {
 public:
  // `second` writes drafts for comparison. It must not share state with `builtin`, which skips SQL
  // that it has tried.
  Fallback(std::unique_ptr<Chat> chat, ModelOptions options, std::unique_ptr<Reasoner> builtin,
           std::unique_ptr<Reasoner> second = nullptr)
      : chat_(std::move(chat)),
        strategy_(options.strategy),
        cascade_confidence_(options.cascade_confidence),
        builtin_(std::move(builtin)),
        second_(std::move(second)),
        model_(*chat_, std::move(options), *builtin_) {}

  std::string_view name() const override { return model_.name(); }
  std::vector<ModelExchange> take_exchanges() override;
  Spending spending() const override { return chat_->spending(); }
  void stream(bool on) override { model_.stream(on); }
  bool waiting() const override { return model_.waiting(); }
  std::optional<StreamedWords> next_words() override { return model_.next_words(); }

  Result<GateVerdict> gate(std::string_view question) override;
  Result<Resolved> resolve(const Ask& ask, const Conversation& known) override;
  Result<Links> link(const Ask& ask) override;
  // No fallback: if planning fails, the plan node uses a single task and says so.
  Result<QueryPlan> plan(const Ask& ask, const Links& links) override;
  // No fallback either; with strategy=cascade the engine plans what it is sure of.
  Result<std::optional<QueryPlan>> plan_in_parts(const Ask& ask, const Links& links,
                                                 const PartsRequest& wanted) override;
  void prefetch_drafts(const Ask& ask, std::span<const WriteRequest> requests) override {
    model_.prefetch_drafts(ask, requests);
  }
  // With strategy=cascade the engine writes the first draft where it is sure enough, and then also
  // links, plans and judges: no model is called. A retry is the model's.
  Result<Draft> write(const Ask& ask, const WriteRequest& request) override;
  std::vector<Result<Draft>> write_several(const Ask& ask, const WriteRequest& request,
                                           size_t number) override;
  std::string provenance(const Ask& ask, const Task& task) override {
    return wrote_itself_ ? builtin_->provenance(ask, task) : "";
  }
  Result<std::string> refine(const Ask& ask, const RefineRequest& request) override;
  Result<Judgement> judge(const Ask& ask, const JudgeRequest& request) override;
  std::optional<Draft> second_reading(const Ask& ask, const Task& task) override;
  Result<Judgement> judge_answer(const Ask& ask, std::string_view answer,
                                 const std::vector<TaskResult>& results) override;
  Result<std::string> summarize(const Ask& ask, const std::vector<TaskResult>& results) override;
  Result<OutlineDraft> outline(const Ask& ask, const OutlineRequest& request) override;
  // A failure of the model is reported once, and the caller's own sentences serve.
  Result<std::optional<std::string>> paragraph(const Ask& ask,
                                               const std::vector<TaskResult>& results) override;

 private:
  template <class T, class Builtin>
  Result<T> or_builtin(Result<T> reply, std::string_view what, Builtin builtin);

  bool engine_is_sure(const Ask& ask);

  std::unique_ptr<Chat> chat_;
  Strategy strategy_;
  double cascade_confidence_;
  std::unique_ptr<Reasoner> builtin_, second_;
  ModelReasoner model_;
  std::vector<ModelExchange> notes_;
  std::set<std::string> noted_;
  bool wrote_itself_ = false;               // the last SQL is by the built-in engine
  bool cascaded_ = false;                   // because it was sure
  std::optional<std::string> second_task_;  // the task of second_draft_
  std::optional<Draft> second_draft_;
};

}  // namespace ask::reason
