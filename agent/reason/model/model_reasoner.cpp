#include "agent/reason/model/model_reasoner.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/llm/record.h"
#include "agent/reason/model/number_check.h"
#include "agent/reason/model/question_effort.h"
#include "agent/reason/model/replies.h"
#include "agent/reason/model/requests.h"
#include "agent/reason/model/resolve_reply.h"
#include "agent/reason/model/retry_guard.h"
#include "agent/reason/model/tool_loop.h"
#include "agent/reason/model/tree_reply.h"
#include "agent/reason/notes.h"

namespace ask::reason {
namespace {

constexpr double kUnasked = 0.75;     // relevance and confidence if no judge was asked
constexpr double kMostAgreed = 0.97;  // confidence that two equal results give at most
constexpr double kEasyPlan = 0.9;
constexpr double kMostDoubted = 0.5;  // confidence where two readings contradict each other

std::string with_calls(std::string text, const std::vector<llm::ToolCall>& calls) {
  for (const llm::ToolCall& call : calls)
    text += fmt::format("{}{}({})", text.empty() ? "" : "\n", call.name, call.arguments);
  return text;
}

std::string conversation(const llm::ChatRequest& request) {
  std::string out;
  for (const llm::Message& message : request.messages)
    out += (out.empty() ? "" : "\n---\n") + with_calls(message.text, message.tool_calls);
  return out;
}

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

// True if rows are made of private columns, or would have been if the query had not failed.
bool any_withheld(const std::vector<TaskResult>& results) {
  return std::any_of(results.begin(), results.end(), [](const TaskResult& task) {
    return task.is_private || (task.result && task.result->withheld);
  });
}

bool is_json(std::string_view text) {
  return (text.front() == '{' && text.back() == '}') ||
         (text.front() == '[' && text.back() == ']') || text == "null";
}

QueryPlan single_task(std::string_view question) {
  return {"single", kEasyPlan, {{"t1", std::string(question), "", {}}}};
}

// The request with other links, which must outlive it; it may not be split into tasks.
WriteRequest with_links(const WriteRequest& request, const Links& links) {
  WriteRequest out{request.task, links, std::nullopt};
  out.min_confidence = request.min_confidence;
  out.earlier = request.earlier;
  out.kept = request.kept;
  out.samples = request.samples;
  out.conversation = request.conversation;
  out.examples = request.examples;
  out.rejected = request.rejected;
  out.may_run = request.may_run;
  return out;
}

// `doubted`: the last SQL that only another reading contradicts, or "".
bool only_doubted(const Feedback& feedback, const std::string& doubted) {
  return feedback.error.code == Code::kLowScore && !doubted.empty() && feedback.sql == doubted;
}

// What nobody has judged: more sure where two independent drafts give the same rows.
Judgement unasked(const JudgeRequest& request) {
  Judgement out{kUnasked, kUnasked, "nothing speaks against the rows: not judged"};
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

std::vector<Said> ModelReasoner::take_said() { return std::exchange(said_, {}); }

void ModelReasoner::note(std::string why) {
  Said said;
  said.by = builtin_.name();
  said.note = std::move(why);
  said_.push_back(std::move(said));
}

void ModelReasoner::stream(bool on) {
  streams_ = on;
  heard_.clear();
  waiting_.reset();
  at_once_.reset();
}

// A reply that the chat could not begin is told as one piece.
std::optional<Words> ModelReasoner::next_words() {
  if (!at_once_) {
    if (auto piece = chat_.next()) return Words{std::move(piece->text), piece->attempt};
    ahead_.insert_or_assign(*waiting_, chat_.end());
  } else if (ahead_.insert_or_assign(*waiting_, *at_once_).second && *at_once_ &&
             !(*at_once_)->text.empty()) {
    return Words{(*at_once_)->text};
  }
  at_once_.reset();
  waiting_.reset();
  return std::nullopt;
}

// Sends a request and records the exchange and its cost for the trace.
Result<llm::ChatReply> ModelReasoner::exchange(const llm::ChatRequest& request) {
  const Spending before = chat_.spending();
  std::string key = llm::canonical(request);
  const auto known = ahead_.extract(key);
  if (!known && streams_) {
    if (!chat_.begin(request)) at_once_ = chat_.complete(request);
    for (auto& [asked, told] : heard_) ahead_.insert_or_assign(asked, std::move(told));
    heard_.clear();
    said_.clear();
    waiting_ = std::move(key);
    return Error{Code::kCancelled, "the model is still writing"};
  }
  auto reply = known ? std::move(known.mapped()) : chat_.complete(request);
  if (streams_) heard_.emplace_back(std::move(key), reply);
  const Spending after = chat_.spending();
  Said said;
  said.by = reply && !reply->model.empty() ? reply->model : options_.name;
  said.prompt = conversation(request);
  said.reply = reply ? with_calls(reply->text, reply->tool_calls) : "";
  said.tokens_in = known && reply ? reply->usage.in : after.tokens_in - before.tokens_in;
  said.tokens_out = known && reply ? reply->usage.out : after.tokens_out - before.tokens_out;
  said_.push_back(std::move(said));
  return reply;
}

Result<std::string> ModelReasoner::complete(const llm::ChatRequest& request) {
  auto reply = exchange(request);
  if (!reply) return reply.error();
  return std::move(reply->text);
}

Result<GateVerdict> ModelReasoner::gate(std::string_view question) {
  if (!chat_.serves("gate")) return builtin_.gate(question);
  const auto request = gate_request(options_, question);
  if (!request) return request.error();
  const auto reply = complete(*request);
  if (!reply) return reply.error();
  return read_gate(*reply);
}

Result<Resolved> ModelReasoner::resolve(const Ask& whole, const Conversation& known) {
  const Ask ask = shown(whole);
  auto by_rules = guide().resolve(ask, known);
  // The engine that writes hears of the conversation, too.
  if (&guide() != &builtin_) (void)builtin_.resolve(whole, known);
  const bool settled = by_rules && (!by_rules->follows || by_rules->confidence >= kSureReading);
  if (settled || known.turns.empty() || !chat_.serves("resolve")) return by_rules;
  const auto request = resolve_request(options_, ask, known);
  if (!request) return request.error();
  const auto reply = complete(*request);
  if (!reply) return reply.error();
  auto out = read_resolved(*reply, ask.question, known);
  if (!out) {
    const auto second = complete(again(
        *request, *reply,
        fmt::format("That cannot be used: {}. Answer with the JSON object only, and add nothing.",
                    out.error().message)));
    if (!second) return second.error();
    out = read_resolved(*second, ask.question, known);
  }
  if (!out) {
    note("the model did not make the follow-up whole: " + out.error().message);
    return by_rules;
  }
  out->by = options_.name;
  return out;
}

Result<QueryPlan> ModelReasoner::plan(const Ask& whole, const Links& links) {
  const Ask ask = shown(whole);
  if (!chat_.serves("plan")) return guide().plan(ask, links);
  const bool wanted = options_.always_plan || options_.plan == "on" ||
                      (options_.plan == "auto" &&
                       (compares(ask.question) || spans_databases(ask.snapshot.catalog, links)));
  if (!wanted) return single_task(ask.question);
  const auto request = plan_request(options_, ask, links);
  if (!request) return request.error();
  const auto reply = complete(*request);
  if (!reply) return reply.error();
  auto plan = read_plan(*reply);
  if (plan) return plan;
  const auto second = complete(again(
      *request, *reply,
      fmt::format("That is not a plan in the form asked for: {}. Answer with the JSON object only.",
                  plan.error().message)));
  if (!second) return second.error();
  return read_plan(*second);
}

Result<std::optional<QueryPlan>> ModelReasoner::plan_in_parts(const Ask& whole, const Links& links,
                                                              const PartsRequest& wanted) {
  const Ask ask = shown(whole);
  if (!chat_.serves("plan")) return guide().plan_in_parts(ask, links, wanted);
  const bool useful =
      wanted.always || compares(ask.question) || spans_databases(ask.snapshot.catalog, links);
  // Several questions, one of which may have no data, are told apart without a call for it.
  if (!useful && wanted.told_apart && options_.plan == "auto" && !options_.always_plan)
    return guide().plan_in_parts(ask, links, {false, true, wanted.min_confidence, true});
  if (!useful || options_.plan == "off") return std::optional<QueryPlan>();
  const auto request = decompose_request(options_, ask, links);
  if (!request) return request.error();
  const auto reply = complete(*request);
  if (!reply) return reply.error();
  auto plan = read_parts(*reply, ask.snapshot.catalog);
  if (!plan && plan.error().code == Code::kModelError) {
    const auto second =
        complete(again(*request, *reply,
                       fmt::format("That cannot be used: {}. Answer with the JSON object only.",
                                   plan.error().message)));
    if (!second) return second.error();
    plan = read_parts(*second, ask.snapshot.catalog);
  }
  if (!plan) return plan.error();
  return std::optional<QueryPlan>(std::move(*plan));
}

bool ModelReasoner::offers(const Ask& ask, const WriteRequest& request) const {
  return offers_tools(options_, ask, request) && chat_.takes_tools("write_sql");
}

void ModelReasoner::prefetch_drafts(const Ask& ask, std::span<const WriteRequest> requests) {
  if (!chat_.serves("write_sql")) return;
  std::vector<llm::ChatRequest> asked;
  for (const WriteRequest& request : requests) {
    auto one = write_request(options_, shown(ask), request, false, offers(ask, request));
    if (!one) return;  // write() will report the error
    asked.push_back(std::move(*one));
  }
  auto replies = chat_.complete_all(asked);
  for (size_t i = 0; i < asked.size(); ++i)
    ahead_.insert_or_assign(llm::canonical(asked[i]), std::move(replies[i]));
}

// True if nothing is wrong with the attempt before but that the engine reads the task otherwise.
bool ModelReasoner::is_doubted(const WriteRequest& request) const {
  return request.feedback && only_doubted(*request.feedback, doubted_);
}

Result<Draft> ModelReasoner::write(const Ask& ask, const WriteRequest& request) {
  stands_by_ = false;
  if (!chat_.serves("write_sql")) return builtin_.write(ask, request);
  retried_ = request.feedback.has_value();
  const bool tools = offers(ask, request);
  bool refused = false;
  auto draft = converse(ask, request, tools, refused);
  if (refused) draft = converse(ask, request, false, refused);
  return taken(ask, std::move(draft));
}

// Remembers the SQL of a draft, and who wrote it.
Result<Draft> ModelReasoner::taken(const Ask& ask, Result<Draft> draft) {
  if (!draft || !draft->tools.empty()) return draft;
  draft->by = options_.name;
  if (!draft->tasks.empty()) return draft;
  written_ = draft->sql;
  // The answer to an easy question needs no statement of its interpretation.
  if (easy_question(ask.question)) draft->reading.clear();
  return draft;
}

std::vector<Result<Draft>> ModelReasoner::write_several(const Ask& ask, const WriteRequest& request,
                                                        size_t number) {
  constexpr double kVaried = 0.7;  // temperature of the further drafts, at least
  std::vector<Result<Draft>> out;
  if (!chat_.serves("write_sql") || number < 2) {
    out.push_back(write(ask, request));
    return out;
  }
  retried_ = stands_by_ = false;
  std::vector<llm::ChatRequest> asked;
  for (size_t i = 0; i < number; ++i) {
    Links turned = request.links;
    const size_t by = turned.tables.empty() ? 0 : i % turned.tables.size();
    std::rotate(turned.tables.begin(), turned.tables.begin() + static_cast<ptrdiff_t>(by),
                turned.tables.end());
    const WriteRequest one = with_links(request, turned);
    auto text = write_request(options_, shown(ask), one, false, false);
    if (!text) {
      out.push_back(text.error());
      return out;
    }
    text->seed = text->seed.value_or(0) + static_cast<int64_t>(i);
    if (i > 0) text->temperature = std::max(text->temperature.value_or(0), kVaried);
    asked.push_back(std::move(*text));
  }
  auto replies = chat_.complete_all(asked);
  for (size_t i = 0; i < asked.size(); ++i)
    ahead_.insert_or_assign(llm::canonical(asked[i]), std::move(replies[i]));
  for (const llm::ChatRequest& one : asked) {
    const auto reply = exchange(one);
    out.push_back(taken(ask, reply ? read_draft(reply->text, false) : reply.error()));
  }
  return out;
}

Result<Draft> ModelReasoner::converse(const Ask& ask, const WriteRequest& request, bool tools,
                                      bool& refused) {
  const bool own_sql = retried_ && same_sql(request.feedback->sql, written_);
  const bool doubted = is_doubted(request);
  const auto objection = [&](const Result<Draft>& draft) {
    stands_by_ = doubted && draft && same_sql(draft->statement(), doubted_);
    return stands_by_ ? std::string() : complaint(draft, request.feedback);
  };
  auto asked = write_request(options_, shown(ask), request, own_sql, tools, doubted);
  if (!asked) return asked.error();
  const auto reply = exchange(*asked);
  // Servers without tool support report it in many ways, and some models fail with tools.
  refused = tools && !reply && reply.error().code == Code::kModelError;
  if (!reply) return reply.error();
  Draft wish;
  if (tools) wish.tools = wanted_tools(*reply, request);
  if (!wish.tools.empty() && request.tool_calls_left > 0) {
    wish.reasoning = reply->text;
    return wish;
  }
  const bool tree = options_.tree && !request.change;
  auto draft = tree ? tree_draft(reply->text) : read_draft(reply->text, request.may_split);
  if (const std::string found = last_query(request); !draft && !found.empty()) {
    draft = read_draft(found, false);
    if (draft) draft->reasoning = reply->text;
  }
  std::string why = tree ? tree_complaint(draft) : "";
  if (why.empty()) why = objection(draft);
  if (why.empty()) return draft;
  asked->tools_closed = true;
  const auto second = complete(again(std::move(*asked), reply->text, why));
  if (!second) return second.error();
  draft = tree ? tree_draft(*second) : read_draft(*second, request.may_split);
  if (!draft && draft.error().code == Code::kInvalidPlanStructure)
    return malformed_draft(*second, draft.error());
  if (draft && !objection(draft).empty())
    return Error{Code::kModelError, "the model keeps writing SQL that has failed"};
  return draft;
}

Result<Draft> ModelReasoner::tree_draft(std::string_view reply) {
  bool wrote_sql = false;
  auto draft = read_tree_draft(reply, wrote_sql);
  if (wrote_sql) note("the model wrote SQL where a query tree was asked for");
  return draft;
}

Result<std::string> ModelReasoner::refine(const Ask& ask, const RefineRequest& request) {
  if (!chat_.serves("refine")) return std::string();
  // Nothing has failed, and there is nothing to mend.
  if (only_doubted(request.feedback, doubted_)) return std::string();
  const bool own_sql = same_sql(request.feedback.sql, written_);
  const auto asked = refine_request(options_, shown(ask), request, own_sql);
  if (!asked) return asked.error();
  const auto reply = complete(*asked);
  if (!reply) return reply.error();
  return read_fixes(*reply);
}

// Two drafts contradict each other, and no model decides: the task is tried once more. The same SQL
// again is accepted with a caveat; another contradiction too, as one that did not pass.
void ModelReasoner::doubt(const JudgeRequest& request, Judgement& judged) {
  judged.doubted = !stands_by_;
  judged.confidence = std::min(judged.confidence, kMostDoubted);
  judged.reasoning = "another reading of the question gives other rows";
  judged.settled |= retried_;
  doubted_ = request.sql;
  if (!stands_by_) return;
  judged.reasoning += ", and the model stands by its own";
  if (request.trial) return;  // the whole result is judged next
  note("the built-in engine reads the question otherwise, and gets other rows");
  said_.back().caveat = true;
}

Result<Judgement> ModelReasoner::judgement_of(Result<std::string> reply) {
  if (!reply) return reply.error();
  std::string refused;
  const auto out = read_judgement(*reply, refused);
  if (!refused.empty()) note(std::move(refused));
  if (!out) return Error{Code::kModelError, "the judge's reply holds no score"};
  return *out;
}

Result<Judgement> ModelReasoner::judge(const Ask& ask, const JudgeRequest& request) {
  const bool may_ask = options_.judge != "off" && options_.share == Share::kResults &&
                       request.result && !request.result->withheld && chat_.serves("judge");
  if (!may_ask) {
    auto judged = builtin_.judge(ask, request);
    if (judged) judged->settled = !chat_.serves("write_sql");
    if (judged && request.agreed)
      judged->confidence = std::max(judged->confidence, unasked(request).confidence);
    if (judged && request.other) doubt(request, *judged);
    return judged;
  }
  const bool doubtful = request.other || (!request.doubts.empty() && !request.agreed);
  if (options_.judge == "auto" && !doubtful) return unasked(request);
  const auto asked = judge_request(options_, ask, request);
  if (!asked) return asked.error();
  auto judged = judgement_of(complete(*asked));
  if (judged) return judged;
  const Error& why = judged.error();
  if (why.code != Code::kServiceUnavailable && why.code != Code::kModelError) return why;
  note("the result was not judged: " + why.message);
  Judgement failed{0.5, 0.5, "the judge failed: " + why.message, false};
  if (request.other) doubt(request, failed);
  return failed;
}

Result<Judgement> ModelReasoner::judge_answer(const Ask& ask, std::string_view answer,
                                              const std::vector<TaskResult>& results) {
  if (options_.share < Share::kResults || !chat_.serves("judge"))
    return Error{Code::kMissingLlm, "no model may judge the answer"};
  if (any_withheld(results))
    return Error{Code::kMissingLlm, "the answer is made of private columns: no model judges it"};
  const auto request = judge_answer_request(options_, ask, answer, results);
  if (!request) return request.error();
  return judgement_of(complete(*request));
}

// Private values must not leave the machine, and a summary of the remaining results would be
// incomplete.
bool ModelReasoner::may_tell(const std::vector<TaskResult>& results) const {
  const bool changed = std::any_of(results.begin(), results.end(), [](const TaskResult& task) {
    return task.result && task.result->changed >= 0;
  });
  return options_.share == Share::kResults && options_.summary != "code" && !changed &&
         !any_withheld(results) && chat_.serves("summarize");
}

// Nullopt: the model's text was dropped, with a note.
Result<std::optional<std::string>> ModelReasoner::told(const Ask& ask,
                                                       const std::vector<TaskResult>& results) {
  const auto request = summarize_request(options_, ask, results);
  if (!request) return request.error();
  const auto reply = complete(*request);
  if (!reply) return reply.error();
  std::string answer(text::trimmed(*reply));
  std::erase_if(answer, [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t';
  });
  if (answer.empty()) return Error{Code::kModelError, "the model's summary is empty"};
  if (is_json(answer)) return Error{Code::kModelError, "the model's summary is JSON, no sentence"};
  constexpr size_t kLongestSummary = 50'000;  // bytes
  if (answer.size() > kLongestSummary) {
    note(fmt::format("the model's summary was dropped: it has {} bytes", answer.size()));
    return std::optional<std::string>();
  }
  if (const auto wrong = unsupported_number(answer, ask.question, results)) {
    note(fmt::format("the model's summary was dropped: \"{}\" does not follow from the rows",
                     text::shortened(*wrong, 40)));
    return std::optional<std::string>();
  }
  return std::optional(std::move(answer));
}

Result<std::string> ModelReasoner::summarize(const Ask& ask,
                                             const std::vector<TaskResult>& results) {
  // One value, one row and one table are told by code.
  const bool by_code = options_.summary == "auto" && results.size() == 1 && !asks_why(ask.question);
  if (by_code || !may_tell(results)) return builtin_.summarize(ask, results);
  auto answer = told(ask, results);
  if (!answer) return answer.error();
  if (!*answer) return builtin_.summarize(ask, results);
  for (const TaskResult& task : results)
    if (task.result && task.result->truncated())
      **answer += fmt::format(" ({})", text::joined(notes(*task.result, task.trial), ", "));
  return std::move(**answer);
}

}  // namespace ask::reason
