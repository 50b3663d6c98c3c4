// The Reasoner without a model: ranked candidates of the engine, and answers by templates.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/engine.h"
#include "agent/reason/comparison.h"
#include "agent/reason/explanation.h"
#include "agent/reason/outline/explanation_plan.h"
#include "agent/reason/outline/outline_builder.h"
#include "agent/reason/reasoner.h"
#include "agent/reason/retrieval/link_retrieval.h"

namespace ask::reason {

class BuiltinReasoner final : public Reasoner {
 public:
  BuiltinReasoner(engine::EngineCache* cache, RetrievalCache* retrieval)
      : cache_(cache != nullptr ? cache : &own_),
        retrieval_(retrieval != nullptr ? retrieval : &own_retrieval_) {}

  std::string_view name() const override { return "builtin"; }
  Result<GateVerdict> gate(std::string_view) override { return GateVerdict{}; }
  Result<Resolved> resolve(const Ask& ask, const Conversation& known) override;
  Result<Links> link(const Ask& ask) override;
  Result<QueryPlan> plan(const Ask& ask, const Links& links) override;
  Result<std::optional<QueryPlan>> plan_in_parts(const Ask& ask, const Links& links,
                                                 const PartsRequest& wanted) override;
  Result<Draft> write(const Ask& ask, const WriteRequest& request) override;
  std::vector<Reading> readings(const Ask& ask, const Task& task, const MayRun& may_run) override;
  std::string provenance(const Ask& ask, const Task& task) override;
  Result<Judgement> judge(const Ask& ask, const JudgeRequest& request) override;
  Result<std::string> summarize(const Ask& ask, const std::vector<TaskResult>& results) override;
  Result<OutlineDraft> outline(const Ask& ask, const OutlineRequest& request) override {
    return built_outline(ask, request, cache_);
  }

 private:
  const engine::Interpretation& interpret(std::string_view question, const db::Snapshot& snapshot);
  // The best candidate from index `from` on whose SQL has not been tried.
  Result<Draft> draft(const engine::Interpretation& in, size_t from);
  struct Numbered {
    size_t candidate;  // its index
    Draft draft;
  };
  static constexpr size_t kMostReadings = 8;  // drafts per call; one per attempt
  static constexpr size_t kMostLooked = 24;   // candidates to find that many readings among
  std::vector<Numbered> different(const Ask& ask, const Task& task, const MayRun& may_run,
                                  size_t most);
  // readings() without what distinguishes them, `most` at the most.
  std::vector<Reading> first_readings(const Ask& ask, const Task& task, const MayRun& may_run,
                                      size_t most);
  Result<Draft> chosen(const Ask& ask, const WriteRequest& request);
  Error declined(const Ask& ask, const WriteRequest& request, const engine::Interpretation& in,
                 const engine::Confidence* confidence);
  // The draft of a follow-up, as it was made whole.
  bool follows(std::string_view question) const {
    return resolved_.meaning != nullptr && resolved_.question == question;
  }
  Result<Draft> of_meaning(const Ask& ask);
  void weigh_rows(const Ask& ask);
  Error nothing_found(const Ask& ask);
  const ComparisonReading& compared(std::string_view question, const db::Snapshot& snapshot);
  std::optional<Draft> comparison(const Ask& ask, const WriteRequest& request);
  Error incomparable(const Ask& ask, const WriteRequest& request);
  Result<Draft> another(const engine::Interpretation& in, const WriteRequest& request);
  std::optional<Draft> supported(const engine::Interpretation& in, const WriteRequest& request);

  engine::EngineCache own_;
  engine::EngineCache* cache_;
  RetrievalCache own_retrieval_;
  RetrievalCache* retrieval_;
  std::unique_ptr<engine::Interpretation> known_;
  std::string known_question_;
  uint64_t known_snapshot_ = 0, compared_snapshot_ = 0;  // ids
  std::vector<std::string> tried_, rejected_;
  Resolved resolved_;
  bool finds_nothing_ = false;  // the follow-up as it was resolved
  ExplanationPlanner explanations_;
  ComparisonReading compared_;
  std::string compared_question_;
  size_t written_ = 0;  // index of the candidate that was written last
};

}  // namespace ask::reason
