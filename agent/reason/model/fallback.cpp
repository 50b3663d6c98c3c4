#include "agent/reason/model/fallback.h"

#include <fmt/format.h>

#include <type_traits>

namespace ask::reason {
namespace {

constexpr double kCascadeTrusted = 0.5;  // "the only row holds no value" halves the confidence

bool builtin_may_serve(Code code) {
  return code == Code::kServiceUnavailable || code == Code::kModelError;
}

// The rows are there, so that a cap that is reached only changes who words them.
bool builtin_may_summarize(Code code) {
  return builtin_may_serve(code) || code == Code::kBudget || code == Code::kPipelineTimeout;
}

}  // namespace

// `what` describes the step. The same failure is noted only once; it is shown to the user if the
// fallback writes the outline, or the SQL whose rows are shown.
template <class T, class Builtin>
Result<T> Fallback::or_builtin(Result<T> reply, std::string_view what, Builtin builtin) {
  const bool summarizes = std::is_same_v<T, std::string>;
  constexpr bool kWrites = std::is_same_v<T, Draft>;
  const bool decides = std::is_same_v<T, OutlineDraft>;
  const auto may = summarizes ? builtin_may_summarize : builtin_may_serve;
  if (reply || !may(reply.error().code)) return reply;
  const Error why = reply.error();
  const std::string stood_in =
      fmt::format("the built-in engine stood in for the model to {}: {}", what, why.message);
  if (noted_.insert((decides ? "!" : "") + why.message).second) {
    ModelExchange note;
    note.by = builtin_->name();
    note.caveat = decides;
    note.note = stood_in;
    notes_.push_back(std::move(note));
  }
  Result<T> instead = builtin();
  if (!instead)
    return Error{
        instead.error().code == Code::kCancelled ? Code::kCancelled : why.code,
        fmt::format("{}; the built-in engine stood in: {}", why.message, instead.error().message)};
  if constexpr (kWrites) instead->stood_in = stood_in;
  return instead;
}

std::vector<ModelExchange> Fallback::take_exchanges() {
  std::vector<ModelExchange> out = model_.take_exchanges();
  for (ModelExchange& note : notes_) out.push_back(std::move(note));
  notes_.clear();
  for (ModelExchange& made : builtin_->take_exchanges()) out.push_back(std::move(made));
  return out;
}

Result<GateVerdict> Fallback::gate(std::string_view question) {
  return or_builtin(model_.gate(question), "tell a question",
                    [&] { return builtin_->gate(question); });
}

Result<Resolved> Fallback::resolve(const Ask& ask, const Conversation& known) {
  auto out = or_builtin(model_.resolve(ask, known), "make the follow-up whole",
                        [&] { return builtin_->resolve(ask, known); });
  if (out && out->follows && second_) (void)second_->resolve(ask, known);
  return out;
}

bool Fallback::engine_is_sure(const Ask& ask) {
  if (strategy_ != Strategy::kCascade) return false;
  const auto plan = builtin_->plan(ask, {});
  return plan && plan->confidence >= cascade_confidence_;
}

Result<Links> Fallback::link(const Ask& ask) {
  if (engine_is_sure(ask)) return model_.guide().link(model_.shown(ask));
  return or_builtin(model_.link(ask), "choose tables",
                    [&] { return model_.guide().link(model_.shown(ask)); });
}

Result<QueryPlan> Fallback::plan(const Ask& ask, const Links& links) {
  if (engine_is_sure(ask)) return builtin_->plan(ask, links);
  return model_.plan(ask, links);
}

Result<std::optional<QueryPlan>> Fallback::plan_in_parts(const Ask& ask, const Links& links,
                                                         const PartsRequest& wanted) {
  if (engine_is_sure(ask)) return builtin_->plan_in_parts(ask, links, wanted);
  return model_.plan_in_parts(ask, links, wanted);
}

Result<Draft> Fallback::write(const Ask& ask, const WriteRequest& request) {
  if (request.change) return model_.write(ask, request);  // the built-in engine writes no changes
  cascaded_ = false;
  if (!request.feedback && engine_is_sure({request.task.description, ask.snapshot})) {
    auto draft = builtin_->write(ask, request);
    if (draft && draft->confidence >= cascade_confidence_) {
      wrote_itself_ = cascaded_ = true;
      draft->by = builtin_->name();
      return draft;
    }
  }
  wrote_itself_ = !chat_->serves("write_sql");
  auto draft = or_builtin(model_.write(ask, request), "write SQL", [&] {
    wrote_itself_ = true;
    return builtin_->write(ask, request);
  });
  if (draft && wrote_itself_) draft->by = builtin_->name();
  return draft;
}

// If the model fails altogether, write() decides what follows.
std::vector<Result<Draft>> Fallback::write_several(const Ask& ask, const WriteRequest& request,
                                                   size_t number) {
  std::vector<Result<Draft>> out;
  if (!chat_->serves("write_sql") || engine_is_sure({request.task.description, ask.snapshot})) {
    out.push_back(write(ask, request));
    return out;
  }
  wrote_itself_ = cascaded_ = false;
  out = model_.write_several(ask, request, number);
  for (const auto& draft : out)
    if (draft || !builtin_may_serve(draft.error().code)) return out;
  out.clear();
  out.push_back(write(ask, request));
  return out;
}

// The built-in engine has no advice to give.
Result<std::string> Fallback::refine(const Ask& ask, const RefineRequest& request) {
  return or_builtin(model_.refine(ask, request), "say how to mend it",
                    [&] { return builtin_->refine(ask, request); });
}

// What the engine was sure of it also judges; the model may still write another try.
Result<Judgement> Fallback::judge(const Ask& ask, const JudgeRequest& request) {
  if (!cascaded_) return model_.judge(ask, request);
  auto judged = builtin_->judge(ask, request);
  if (judged) {
    judged->settled = false;
    judged->doubted = judged->confidence < kCascadeTrusted;
  }
  return judged;
}

std::optional<Draft> Fallback::second_reading(const Ask& ask, const Task& task) {
  constexpr double kSure = 0.75;
  if (wrote_itself_ || !second_) return std::nullopt;
  // Once per task: the engine never returns the same draft twice.
  if (second_task_ != task.description) {
    const Links links;
    const auto draft = second_->write(ask, {task, links, std::nullopt, kSure});
    // A comparison has columns of its own, which are not those of a model.
    second_draft_ = draft && !draft->comparison ? std::optional(*draft) : std::nullopt;
    if (second_draft_) second_draft_->by = second_->name();
    second_task_ = task.description;
  }
  return second_draft_;
}

Result<Judgement> Fallback::judge_answer(const Ask& ask, std::string_view answer,
                                         const std::vector<TaskResult>& results) {
  return model_.judge_answer(ask, answer, results);
}

Result<std::string> Fallback::summarize(const Ask& ask, const std::vector<TaskResult>& results) {
  if (cascaded_) return builtin_->summarize(ask, results);
  return or_builtin(model_.summarize(ask, results), "sum up",
                    [&] { return builtin_->summarize(ask, results); });
}

Result<OutlineDraft> Fallback::outline(const Ask& ask, const OutlineRequest& request) {
  return or_builtin(model_.outline(ask, request), "outline the report",
                    [&] { return model_.guide().outline(model_.shown(ask), request); });
}

Result<std::optional<std::string>> Fallback::paragraph(const Ask& ask,
                                                       const std::vector<TaskResult>& results) {
  return or_builtin(model_.paragraph(ask, results), "tell a section", [] {
    return Result<std::optional<std::string>>(std::optional<std::string>());
  });
}

}  // namespace ask::reason
