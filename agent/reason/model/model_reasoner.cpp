#include "agent/reason/model/model_reasoner.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/reason/model/outline_step.h"
#include "agent/reason/model/question_effort.h"
#include "agent/reason/model/replies.h"
#include "agent/reason/model/requests.h"
#include "agent/reason/model/resolve_reply.h"
#include "agent/reason/model/retry_guard.h"
#include "agent/reason/model/summary_step.h"
#include "agent/reason/model/table_linking.h"
#include "agent/reason/notes.h"

namespace ask::reason {
namespace {

constexpr double kUnasked = 0.75;     // relevance and confidence if no judge was asked
constexpr double kMostAgreed = 0.97;  // confidence that two equal results give at most
constexpr double kEasyPlan = 0.9;

// True if the engine has found tables of several databases by name.
bool spans_databases(const db::Catalog& catalog, const Links& links) {
  std::string_view first;
  for (size_t i = 0; i < std::min(links.tables.size(), links.reasons.size()); ++i) {
    if (links.reasons[i] != "is named") continue;
    const std::string_view schema = catalog.tables[links.tables[i]].schema;
    if (!first.empty() && first != schema) return true;
    first = schema;
  }
  return false;
}

QueryPlan single_task(std::string_view question) {
  return {"single", kEasyPlan, {{"t1", std::string(question), "", {}}}};
}

// A result that was not judged: more sure where two independent drafts give the same rows.
Judgement unasked(const JudgeRequest& request) {
  Judgement out{kUnasked, kUnasked, "no doubts about the rows: not judged"};
  if (const auto& vote = request.draft.agreement; vote && vote->share() > 0.5) {
    out.relevance = out.confidence = kUnasked + (1 - kUnasked) * (vote->share() - 0.5);
    out.reasoning =
        fmt::format("{} of {} drafts give these rows: not judged", vote->same, vote->drafts);
  }
  if (!request.agreed) return out;
  const double both = 1 - (1 - out.confidence) * (1 - std::clamp(*request.agreed, 0.0, 1.0));
  out.relevance = out.confidence = std::min(both, kMostAgreed);
  out.reasoning = "another reading of the question gives the same rows: not judged";
  return out;
}

}  // namespace

Result<GateVerdict> ModelReasoner::gate(std::string_view question) {
  if (!ctx_.chat.serves("gate")) return ctx_.builtin.gate(question);
  const auto request = gate_request(ctx_.options, question);
  if (!request) return request.error();
  const auto reply = ctx_.exchanges.complete(*request);
  if (!reply) return reply.error();
  return read_gate(*reply);
}

Result<Resolved> ModelReasoner::resolve(const Ask& whole, const Conversation& known) {
  const Ask ask = ctx_.schema.of(whole);
  auto by_rules = ctx_.schema.guide().resolve(ask, known);
  // The engine, where it writes, gets the conversation, too.
  if (ctx_.schema.has_own_guide()) (void)ctx_.builtin.resolve(whole, known);
  const bool settled = by_rules && (!by_rules->follows || by_rules->confidence >= kSureReading);
  if (settled || known.turns.empty() || !ctx_.chat.serves("resolve")) return by_rules;
  const auto request = resolve_request(ctx_.options, ask, known);
  if (!request) return request.error();
  const auto reply = ctx_.exchanges.complete(*request);
  if (!reply) return reply.error();
  auto out = read_resolved(*reply, ask.question, known);
  if (!out) {
    const auto second = ctx_.exchanges.complete(again(
        *request, *reply,
        fmt::format("That cannot be used: {}. Answer with the JSON object only, and add nothing.",
                    out.error().message)));
    if (!second) return second.error();
    out = read_resolved(*second, ask.question, known);
  }
  if (!out) {
    ctx_.exchanges.note("the model did not make the follow-up whole: " + out.error().message);
    return by_rules;
  }
  out->by = ctx_.options.name;
  return out;
}

Result<Links> ModelReasoner::link(const Ask& ask) { return linked_tables(ctx_, ask); }

Result<QueryPlan> ModelReasoner::plan(const Ask& whole, const Links& links) {
  const Ask ask = ctx_.schema.of(whole);
  if (!ctx_.chat.serves("plan")) return ctx_.schema.guide().plan(ask, links);
  const bool wanted = ctx_.options.always_plan || ctx_.options.plan == "on" ||
                      (ctx_.options.plan == "auto" &&
                       (compares(ask.question) || spans_databases(ask.snapshot.catalog, links)));
  if (!wanted) return single_task(ask.question);
  const auto request = plan_request(ctx_.options, ask, links);
  if (!request) return request.error();
  const auto reply = ctx_.exchanges.complete(*request);
  if (!reply) return reply.error();
  auto plan = read_plan(*reply);
  if (plan) return plan;
  const auto second = ctx_.exchanges.complete(again(
      *request, *reply,
      fmt::format("That is not a plan in the form asked for: {}. Answer with the JSON object only.",
                  plan.error().message)));
  if (!second) return second.error();
  return read_plan(*second);
}

Result<std::optional<QueryPlan>> ModelReasoner::plan_in_parts(const Ask& whole, const Links& links,
                                                              const PartsRequest& wanted) {
  const Ask ask = ctx_.schema.of(whole);
  if (!ctx_.chat.serves("plan")) return ctx_.schema.guide().plan_in_parts(ask, links, wanted);
  const bool useful =
      wanted.always || compares(ask.question) || spans_databases(ask.snapshot.catalog, links);
  // Several questions, one of which may have no data, are separated without a call for it.
  if (!useful && wanted.answered_apart && ctx_.options.plan == "auto" && !ctx_.options.always_plan)
    return ctx_.schema.guide().plan_in_parts(ask, links,
                                             {false, true, wanted.min_confidence, true});
  if (!useful || ctx_.options.plan == "off") return std::optional<QueryPlan>();
  const auto request = decompose_request(ctx_.options, ask, links);
  if (!request) return request.error();
  const auto reply = ctx_.exchanges.complete(*request);
  if (!reply) return reply.error();
  auto plan = read_parts(*reply, ask.snapshot.catalog);
  if (!plan && plan.error().code == Code::kModelError) {
    const auto second = ctx_.exchanges.complete(
        again(*request, *reply,
              fmt::format("That cannot be used: {}. Answer with the JSON object only.",
                          plan.error().message)));
    if (!second) return second.error();
    plan = read_parts(*second, ask.snapshot.catalog);
  }
  if (!plan) return plan.error();
  return std::optional<QueryPlan>(std::move(*plan));
}

void ModelReasoner::prefetch_drafts(const Ask& ask, std::span<const WriteRequest> requests) {
  if (ctx_.chat.serves("write_sql")) drafts_.prefetch(ask, requests);
}

Result<Draft> ModelReasoner::write(const Ask& ask, const WriteRequest& request) {
  if (ctx_.chat.serves("write_sql")) return drafts_.write(ask, request);
  drafts_.forget_reaffirmation();
  return ctx_.builtin.write(ask, request);
}

std::vector<Result<Draft>> ModelReasoner::write_several(const Ask& ask, const WriteRequest& request,
                                                        size_t number) {
  if (ctx_.chat.serves("write_sql") && number >= 2)
    return drafts_.write_several(ask, request, number);
  std::vector<Result<Draft>> out;
  out.push_back(write(ask, request));
  return out;
}

Result<std::string> ModelReasoner::refine(const Ask& ask, const RefineRequest& request) {
  if (!ctx_.chat.serves("refine")) return std::string();
  // Nothing has failed, so there is nothing to repair.
  if (drafts_.only_doubted(request.feedback)) return std::string();
  const bool own_sql = drafts_.wrote(request.feedback.sql);
  const auto asked = refine_request(ctx_.options, ctx_.schema.of(ask), request, own_sql);
  if (!asked) return asked.error();
  const auto reply = ctx_.exchanges.complete(*asked);
  if (!reply) return reply.error();
  return read_fixes(*reply);
}

Result<Judgement> ModelReasoner::judgement_of(Result<std::string> reply) {
  if (!reply) return reply.error();
  std::string refused;
  const auto out = read_judgement(*reply, refused);
  if (!refused.empty()) ctx_.exchanges.note(std::move(refused));
  if (!out) return Error{Code::kModelError, "the judge's reply holds no score"};
  return *out;
}

Result<Judgement> ModelReasoner::judge(const Ask& ask, const JudgeRequest& request) {
  const bool may_ask = ctx_.options.judge != "off" && ctx_.options.share == Share::kResults &&
                       request.result && !request.result->withheld && ctx_.chat.serves("judge");
  if (!may_ask) {
    auto judged = ctx_.builtin.judge(ask, request);
    if (judged) judged->settled = !ctx_.chat.serves("write_sql");
    if (judged && request.agreed)
      judged->confidence = std::max(judged->confidence, unasked(request).confidence);
    if (judged && request.other) drafts_.doubt(request, *judged);
    return judged;
  }
  const bool doubtful = request.other || (!request.doubts.empty() && !request.agreed);
  if (ctx_.options.judge == "auto" && !doubtful) return unasked(request);
  const auto asked = judge_request(ctx_.options, ask, request);
  if (!asked) return asked.error();
  auto judged = judgement_of(ctx_.exchanges.complete(*asked));
  if (judged) return judged;
  const Error& why = judged.error();
  if (why.code != Code::kServiceUnavailable && why.code != Code::kModelError) return why;
  ctx_.exchanges.note("the result was not judged: " + why.message);
  Judgement failed{0.5, 0.5, "the judge failed: " + why.message, false};
  if (request.other) drafts_.doubt(request, failed);
  return failed;
}

Result<Judgement> ModelReasoner::judge_answer(const Ask& ask, std::string_view answer,
                                              const std::vector<TaskResult>& results) {
  if (ctx_.options.share < Share::kResults || !ctx_.chat.serves("judge"))
    return Error{Code::kMissingLlm, "no model may judge the answer"};
  if (any_withheld(results))
    return Error{Code::kMissingLlm, "the answer is made of private columns: no model judges it"};
  const auto request = judge_answer_request(ctx_.options, ask, answer, results);
  if (!request) return request.error();
  return judgement_of(ctx_.exchanges.complete(*request));
}

Result<std::string> ModelReasoner::summarize(const Ask& ask,
                                             const std::vector<TaskResult>& results) {
  // One value, one row and one table are worded by code.
  const bool by_code =
      ctx_.options.summary == "auto" && results.size() == 1 && !asks_why(ask.question);
  if (by_code || !may_summarize(ctx_, results)) return ctx_.builtin.summarize(ask, results);
  auto answer = summary_of(ctx_, ask, results);
  if (!answer) return answer.error();
  if (!*answer) return ctx_.builtin.summarize(ask, results);
  for (const TaskResult& task : results)
    if (task.result && task.result->truncated())
      **answer += fmt::format(" ({})", text::joined(notes(*task.result, task.trial), ", "));
  return std::move(**answer);
}

Result<OutlineDraft> ModelReasoner::outline(const Ask& ask, const OutlineRequest& request) {
  return drafted_outline(ctx_, ask, request);
}

Result<std::optional<std::string>> ModelReasoner::paragraph(
    const Ask& ask, const std::vector<TaskResult>& results) {
  if (!may_summarize(ctx_, results)) return std::optional<std::string>();
  return summary_of(ctx_, ask, results);
}

}  // namespace ask::reason
