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
#include "agent/reason/model/schema_prompt.h"
#include "agent/reason/model/table_choice.h"
#include "agent/reason/model/tool_loop.h"
#include "agent/reason/model/tree_reply.h"
#include "agent/reason/notes.h"
#include "agent/score/band.h"

namespace ask::reason {
namespace {

constexpr size_t kFewTables = 3;   // up to this number, no selection is needed
constexpr double kUnasked = 0.75;  // relevance and confidence if no judge was asked
constexpr double kEasyPlan = 0.9;
constexpr double kSureReading = 0.8;  // confidence of the built-in engine for Level::kSure

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

bool holds_a_value(const ResultSet& result) {
  for (const auto& row : result.rows)
    for (const Value& cell : row)
      if (!std::holds_alternative<std::monostate>(cell)) return true;
  return false;
}

}  // namespace

std::vector<Said> ModelReasoner::take_said() { return std::exchange(said_, {}); }

void ModelReasoner::note(std::string why) {
  Said said;
  said.by = builtin_.name();
  said.note = std::move(why);
  said_.push_back(std::move(said));
}

// Sends a request and records the exchange and its cost for the trace.
Result<llm::ChatReply> ModelReasoner::exchange(const llm::ChatRequest& request) {
  const Spending before = chat_.spending();
  const auto known = ahead_.extract(llm::canonical(request));
  auto reply = known ? std::move(known.mapped()) : chat_.complete(request);
  const Spending after = chat_.spending();
  Said said;
  said.by = reply && !reply->model.empty() ? reply->model : options_.name;
  said.prompt = conversation(request);
  said.reply = reply ? with_calls(reply->text, reply->tool_calls) : "";
  said.tokens_in = known && reply ? reply->usage.in : after.tokens_in - before.tokens_in;
  said.tokens_out = known && reply ? reply->usage.out : after.tokens_out - before.tokens_out;
  said.cost = after.cost - before.cost;
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

Result<Resolved> ModelReasoner::resolve(const Ask& ask, const Conversation& known) {
  auto by_rules = builtin_.resolve(ask, known);
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

// True if the built-in engine is confident. Uses its plan, since asking for a draft would mark that
// candidate as tried.
bool ModelReasoner::sure(const Ask& ask, const Links& links) {
  const auto plan = builtin_.plan(ask, links);
  return plan && plan->confidence >= kSureReading;
}

Result<Links> ModelReasoner::link(const Ask& ask) {
  const db::Catalog& catalog = ask.snapshot.catalog;
  if (catalog.tables.size() <= kFewTables) return all_tables(ask, "there are few tables");
  if (!chat_.serves("link")) return builtin_.link(ask);
  if (easy_question(ask.question))
    if (auto links = builtin_.link(ask); links && !links->tables.empty() && sure(ask, *links))
      return links;
  const bool names_first = options_.tools != ToolUseMode::kOff &&
                           !schema_fits(catalog, options_.schema_budget_tokens) &&
                           chat_.serves("write_sql") && chat_.takes_tools("write_sql");
  if (names_first) return by_name(ask, builtin_.link(ask));
  const auto request = link_request(options_, ask);
  if (!request) return request.error();
  const auto reply = complete(*request);
  if (!reply) return reply.error();
  Links out;
  out.tables = read_link(*reply, catalog);
  if (out.tables.empty()) {
    note("the model chose no table that exists, so all of them count");
    return all_tables(ask, "the model chose none");
  }
  out.reasons.assign(out.tables.size(), "the model chose it");
  add_bridges(catalog, out);
  return out;
}

Result<QueryPlan> ModelReasoner::plan(const Ask& ask, const Links& links) {
  if (!chat_.serves("plan")) return builtin_.plan(ask, links);
  if (!options_.always_plan && easy_question(ask.question))
    return QueryPlan{"single", kEasyPlan, {{"t1", std::string(ask.question), "", {}}}};
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

bool ModelReasoner::offers(const Ask& ask, const WriteRequest& request) const {
  return offers_tools(options_, ask, request) && chat_.takes_tools("write_sql");
}

void ModelReasoner::prefetch_drafts(const Ask& ask, std::span<const WriteRequest> requests) {
  if (!chat_.serves("write_sql")) return;
  std::vector<llm::ChatRequest> asked;
  for (const WriteRequest& request : requests) {
    auto one = write_request(options_, ask, request, false, offers(ask, request));
    if (!one) return;  // write() will report the error
    asked.push_back(std::move(*one));
  }
  auto replies = chat_.complete_all(asked);
  for (size_t i = 0; i < asked.size(); ++i)
    ahead_.insert_or_assign(llm::canonical(asked[i]), std::move(replies[i]));
}

Result<Draft> ModelReasoner::write(const Ask& ask, const WriteRequest& request) {
  if (!chat_.serves("write_sql")) return builtin_.write(ask, request);
  retried_ = request.feedback.has_value();
  const bool tools = offers(ask, request);
  bool refused = false;
  auto draft = converse(ask, request, tools, refused);
  if (refused) draft = converse(ask, request, false, refused);
  if (draft && draft->tools.empty()) {
    written_ = draft->sql;
    // The answer to an easy question needs no statement of its interpretation.
    if (easy_question(ask.question)) draft->reading.clear();
  }
  return draft;
}

Result<Draft> ModelReasoner::converse(const Ask& ask, const WriteRequest& request, bool tools,
                                      bool& refused) {
  const bool own_sql = retried_ && same_sql(request.feedback->sql, written_);
  auto asked = write_request(options_, ask, request, own_sql, tools);
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
  auto draft = tree ? tree_draft(reply->text) : read_draft(reply->text);
  if (const std::string found = last_query(request); !draft && !found.empty()) {
    draft = read_draft(found);
    if (draft) draft->reasoning = reply->text;
  }
  std::string why = tree ? tree_complaint(draft) : "";
  if (why.empty()) why = complaint(draft, request.feedback);
  if (why.empty()) return draft;
  asked->tools_closed = true;
  const auto second = complete(again(std::move(*asked), reply->text, why));
  if (!second) return second.error();
  draft = tree ? tree_draft(*second) : read_draft(*second);
  if (!draft && draft.error().code == Code::kInvalidPlanStructure)
    return malformed_draft(*second, draft.error());
  if (draft && !complaint(draft, request.feedback).empty())
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
  const bool own_sql = same_sql(request.feedback.sql, written_);
  const auto asked = refine_request(options_, ask, request, own_sql);
  if (!asked) return asked.error();
  const auto reply = complete(*asked);
  if (!reply) return reply.error();
  return read_fixes(*reply);
}

// Two drafts contradict each other, and no model may decide: the task is retried once. A second
// contradiction is accepted with a note.
void ModelReasoner::doubt(Judgement& judged) const {
  judged.doubted = true;
  judged.confidence = std::min(judged.confidence, score::kUnanswered);
  judged.reasoning = "another reading of the question gives other rows";
  judged.settled |= retried_;
}

Result<Judgement> ModelReasoner::judge(const Ask& ask, const JudgeRequest& request) {
  if (options_.share < Share::kResults || !request.result || request.result->withheld ||
      !chat_.serves("judge")) {
    auto judged = builtin_.judge(ask, request);
    if (judged) judged->settled = !chat_.serves("write_sql");
    if (judged && request.other) doubt(*judged);
    return judged;
  }
  const bool plain =
      easy_question(ask.question) && !retried_ && !request.other && holds_a_value(*request.result);
  if (plain)
    return Judgement{kUnasked, kUnasked, "an easy question and a result with values: not judged",
                     false};
  const auto asked = judge_request(options_, ask, request);
  if (!asked) return asked.error();
  const auto reply = complete(*asked);
  if (reply) return read_judgement(*reply);
  const Code code = reply.error().code;
  if (code != Code::kServiceUnavailable && code != Code::kModelError) return reply.error();
  note(fmt::format("the result was not judged: {}", reply.error().message));
  return Judgement{0.5, 0.5, "the judge failed: " + reply.error().message, false};
}

Result<Judgement> ModelReasoner::judge_answer(const Ask& ask, std::string_view answer,
                                              const std::vector<TaskResult>& results) {
  if (options_.share < Share::kResults || !chat_.serves("judge"))
    return Error{Code::kMissingLlm, "no model may judge the answer"};
  const auto request = judge_answer_request(options_, ask, answer, results);
  if (!request) return request.error();
  const auto reply = complete(*request);
  if (!reply) return reply.error();
  return read_judgement(*reply);
}

Result<std::string> ModelReasoner::summarize(const Ask& ask,
                                             const std::vector<TaskResult>& results) {
  const bool single = results.size() == 1 && results[0].result &&
                      results[0].result->rows.size() == 1 && easy_question(ask.question);
  // Private values must not leave the machine, and a summary of the remaining results would be
  // incomplete.
  const bool withheld = std::any_of(results.begin(), results.end(), [](const TaskResult& task) {
    return task.result && (task.result->withheld || task.result->changed >= 0);
  });
  if (options_.share < Share::kResults || single || withheld || !chat_.serves("summarize"))
    return builtin_.summarize(ask, results);
  const auto request = summarize_request(options_, ask, results);
  if (!request) return request.error();
  const auto reply = complete(*request);
  if (!reply) return reply.error();
  std::string answer(text::trimmed(*reply));
  if (answer.empty()) return Error{Code::kModelError, "the model's summary is empty"};
  constexpr size_t kLongestSummary = 50'000;  // bytes
  if (answer.size() > kLongestSummary) {
    note(fmt::format("the model's summary was dropped: it has {} bytes", answer.size()));
    return builtin_.summarize(ask, results);
  }
  if (const auto wrong = unsupported_number(answer, ask.question, results)) {
    note(fmt::format("the model's summary was dropped: \"{}\" does not follow from the rows",
                     text::shortened(*wrong, 40)));
    return builtin_.summarize(ask, results);
  }
  for (const TaskResult& task : results)
    if (task.result && task.result->truncated())
      answer += fmt::format(" ({})", text::joined(notes(*task.result, task.trial), ", "));
  return answer;
}

}  // namespace ask::reason
