#include "agent/reason/model/draft_writer.h"

#include <algorithm>

#include "agent/reason/model/question_effort.h"
#include "agent/reason/model/replies.h"
#include "agent/reason/model/requests.h"
#include "agent/reason/model/retry_guard.h"
#include "agent/reason/model/tool_loop.h"
#include "agent/reason/model/tree_reply.h"

namespace ask::reason {
namespace {

constexpr double kMostDoubted = 0.5;  // confidence where two readings contradict each other

}  // namespace

bool DraftWriter::wrote(std::string_view sql) const { return same_sql(sql, written_); }

bool DraftWriter::only_doubted(const Feedback& feedback) const {
  return feedback.error.code == Code::kLowScore && !doubted_.empty() && feedback.sql == doubted_;
}

bool DraftWriter::offers(const Ask& ask, const WriteRequest& request) const {
  return offers_tools(ctx_.options, ask, request) && ctx_.chat.takes_tools("write_sql");
}

void DraftWriter::prefetch(const Ask& ask, std::span<const WriteRequest> requests) {
  std::vector<llm::ChatRequest> asked;
  for (const WriteRequest& request : requests) {
    auto one =
        write_sql_request(ctx_.options, ctx_.schema.of(ask), request, false, offers(ask, request));
    if (!one) return;  // write() will report the error
    asked.push_back(std::move(*one));
  }
  ctx_.exchanges.prefetch(asked);
}

Result<Draft> DraftWriter::write(const Ask& ask, const WriteRequest& request) {
  reaffirmed_ = false;
  retried_ = request.feedback.has_value();
  const bool tools = offers(ask, request);
  bool refused = false;
  auto draft = converse(ask, request, tools, refused);
  if (refused) draft = converse(ask, request, false, refused);
  return taken(ask, std::move(draft));
}

// Remembers the SQL of a draft, and who wrote it.
Result<Draft> DraftWriter::taken(const Ask& ask, Result<Draft> draft) {
  if (!draft || !draft->tools.empty()) return draft;
  draft->by = ctx_.options.name;
  if (!draft->tasks.empty()) return draft;
  written_ = draft->statement.text();
  // The answer to an easy question needs no statement of its interpretation.
  if (easy_question(ask.question)) draft->reading.clear();
  return draft;
}

std::vector<Result<Draft>> DraftWriter::write_several(const Ask& ask, const WriteRequest& request,
                                                      size_t number) {
  constexpr double kVaried = 0.7;  // temperature of the further drafts, at least
  std::vector<Result<Draft>> out;
  retried_ = reaffirmed_ = false;
  std::vector<llm::ChatRequest> asked;
  Links links = request.links;  // each draft sees another table first
  WriteRequest varied = request;
  varied.links = links;
  varied.may_split = false;
  for (size_t i = 0; i < number; ++i) {
    if (i > 0 && !links.tables.empty())
      std::rotate(links.tables.begin(), links.tables.begin() + 1, links.tables.end());
    auto text = write_sql_request(ctx_.options, ctx_.schema.of(ask), varied, false, false);
    if (!text) {
      out.push_back(text.error());
      return out;
    }
    text->seed = text->seed.value_or(0) + static_cast<int64_t>(i);
    if (i > 0) text->temperature = std::max(text->temperature.value_or(0), kVaried);
    asked.push_back(std::move(*text));
  }
  ctx_.exchanges.prefetch(asked);
  for (const llm::ChatRequest& one : asked) {
    const auto reply = ctx_.exchanges.exchange(one);
    out.push_back(taken(ask, reply ? read_draft(reply->text, false) : reply.error()));
  }
  return out;
}

Result<Draft> DraftWriter::converse(const Ask& ask, const WriteRequest& request, bool tools,
                                    bool& refused) {
  const bool own_sql = retried_ && wrote(request.feedback->sql);
  const bool doubted = request.feedback && only_doubted(*request.feedback);
  const auto objection = [&](const Result<Draft>& draft) {
    reaffirmed_ = doubted && draft && same_sql(draft->statement, doubted_);
    return reaffirmed_ ? std::string() : complaint(draft, request.feedback);
  };
  auto asked =
      write_sql_request(ctx_.options, ctx_.schema.of(ask), request, own_sql, tools, doubted);
  if (!asked) return asked.error();
  const auto reply = ctx_.exchanges.exchange(*asked);
  // Servers without tool support report it in many ways, and some models fail with tools.
  refused = tools && !reply && reply.error().code == Code::kModelError;
  if (!reply) return reply.error();
  Draft calls;
  if (tools) calls.tools = wanted_tools(*reply, request);
  if (!calls.tools.empty() && request.tool_calls_left > 0) {
    calls.reasoning = reply->text;
    return calls;
  }
  const bool tree = ctx_.options.tree && !request.change;
  auto draft = tree ? tree_draft(reply->text) : read_draft(reply->text, request.may_split);
  if (const std::string found = last_query(request); !draft && !found.empty()) {
    draft = read_draft(found, false);
    if (draft) draft->reasoning = reply->text;
  }
  std::string why = tree ? tree_complaint(draft) : "";
  if (why.empty()) why = objection(draft);
  if (why.empty()) return draft;
  asked->tools_closed = true;
  const auto second = ctx_.exchanges.complete(again(std::move(*asked), reply->text, why));
  if (!second) return second.error();
  draft = tree ? tree_draft(*second) : read_draft(*second, request.may_split);
  if (!draft && draft.error().code == Code::kInvalidPlanStructure)
    return malformed_draft(*second, draft.error());
  if (draft && !objection(draft).empty())
    return Error{Code::kModelError, "the model keeps writing SQL that has failed"};
  return draft;
}

Result<Draft> DraftWriter::tree_draft(std::string_view reply) {
  bool wrote_sql = false;
  auto draft = read_tree_draft(reply, wrote_sql);
  if (wrote_sql) ctx_.exchanges.note("the model wrote SQL where a query tree was asked for");
  return draft;
}

void DraftWriter::doubt(const JudgeRequest& request, Judgement& judged) {
  judged.doubted = !reaffirmed_;
  judged.confidence = std::min(judged.confidence, kMostDoubted);
  judged.reasoning = "another reading of the question gives other rows";
  judged.settled |= retried_;
  doubted_ = request.sql;
  if (!reaffirmed_) return;
  judged.reasoning += ", and the model keeps its own";
  if (request.trial) return;  // the whole result is judged next
  ctx_.exchanges.note("the built-in engine reads the question otherwise, and gets other rows",
                      true);
}

}  // namespace ask::reason
