#include "agent/reason/model/fallback.h"

#include <fmt/format.h>

#include <type_traits>

namespace ask::reason {
namespace {

bool builtin_may_serve(Code code) {
  return code == Code::kServiceUnavailable || code == Code::kModelError;
}

}  // namespace

// `what` describes the step. The same failure is noted only once; it is shown to the user if the
// fallback writes the SQL.
template <class T, class Builtin>
Result<T> Fallback::or_builtin(Result<T> said, std::string_view what, Builtin builtin) {
  const bool decides = std::is_same_v<T, Draft>;
  if (said || !builtin_may_serve(said.error().code)) return said;
  const Error why = said.error();
  if (told_.insert((decides ? "!" : "") + why.message).second) {
    Said note;
    note.by = builtin_->name();
    note.caveat = decides;
    note.note =
        fmt::format("the built-in engine stood in for the model to {}: {}", what, why.message);
    notes_.push_back(std::move(note));
  }
  Result<T> instead = builtin();
  if (!instead)
    return Error{
        instead.error().code == Code::kCancelled ? Code::kCancelled : why.code,
        fmt::format("{}; the built-in engine stood in: {}", why.message, instead.error().message)};
  return instead;
}

std::vector<Said> Fallback::take_said() {
  std::vector<Said> out = model_.take_said();
  for (Said& note : notes_) out.push_back(std::move(note));
  notes_.clear();
  for (Said& said : builtin_->take_said()) out.push_back(std::move(said));
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

Result<Links> Fallback::link(const Ask& ask) {
  return or_builtin(model_.link(ask), "choose tables", [&] { return builtin_->link(ask); });
}

Result<QueryPlan> Fallback::plan(const Ask& ask, const Links& links) {
  return model_.plan(ask, links);
}

Result<Draft> Fallback::write(const Ask& ask, const WriteRequest& request) {
  if (request.change) return model_.write(ask, request);  // the built-in engine writes no changes
  wrote_itself_ = !chat_->serves("write_sql");
  return or_builtin(model_.write(ask, request), "write SQL", [&] {
    wrote_itself_ = true;
    return builtin_->write(ask, request);
  });
}

// The built-in engine has no advice to give.
Result<std::string> Fallback::refine(const Ask& ask, const RefineRequest& request) {
  return or_builtin(model_.refine(ask, request), "say how to mend it",
                    [&] { return builtin_->refine(ask, request); });
}

Result<Judgement> Fallback::judge(const Ask& ask, const JudgeRequest& request) {
  return model_.judge(ask, request);
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
    second_task_ = task.description;
  }
  return second_draft_;
}

Result<Judgement> Fallback::judge_answer(const Ask& ask, std::string_view answer,
                                         const std::vector<TaskResult>& results) {
  return model_.judge_answer(ask, answer, results);
}

Result<std::string> Fallback::summarize(const Ask& ask, const std::vector<TaskResult>& results) {
  return or_builtin(model_.summarize(ask, results), "sum up",
                    [&] { return builtin_->summarize(ask, results); });
}

}  // namespace ask::reason
