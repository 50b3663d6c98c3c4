#include "agent/llm/reply_assembly.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "agent/common/text.h"
#include "agent/llm/json_read.h"

namespace ask::llm {
namespace {

using nlohmann::json;

struct Reason {
  std::string_view word;
  Finish finish;
};
constexpr Reason kReasons[] = {
    {"stop", Finish::kStop},
    {"end_turn", Finish::kStop},
    {"stop_sequence", Finish::kStop},
    {"eos", Finish::kStop},
    {"tool_calls", Finish::kToolCalls},
    {"tool_use", Finish::kToolCalls},
    {"function_call", Finish::kToolCalls},
    {"length", Finish::kLength},
    {"max_tokens", Finish::kLength},
    {"model_context_window_exceeded", Finish::kLength},
    {"content_filter", Finish::kRefusal},
    {"refusal", Finish::kRefusal},
    {"safety", Finish::kRefusal},
};

// Moves a leading "<think>…</think>" to the reasoning; some templates put the opening tag into the
// prompt, so that only the closing one appears.
void extract_reasoning(ChatReply& reply) {
  constexpr std::string_view kOpen = "<think>", kClose = "</think>";
  std::string_view text = text::trimmed(reply.text);
  const bool opened = text.starts_with(kOpen);
  const size_t close = text.find(kClose);
  if (!opened && (close == text.npos || text.find(kOpen) < close)) return;
  const size_t from = opened ? kOpen.size() : 0;
  const std::string thought(text.substr(from, close == text.npos ? close : close - from));
  const std::string rest(close == text.npos ? std::string_view()
                                            : text::trimmed(text.substr(close + kClose.size())));
  reply.reasoning += thought;
  reply.text = rest;
}

}  // namespace

std::string_view name(Finish finish) {
  constexpr std::string_view kFinishNames[] = {"stop", "tool_calls", "length", "refusal",
                                               "unknown"};
  return kFinishNames[static_cast<size_t>(finish)];
}

std::optional<ApiError> api_error(const json& document) {
  if (document.is_array()) return document.size() == 1 ? api_error(document[0]) : std::nullopt;
  const json& error = member(document, "error");
  if (error.is_object() && !error.empty()) {
    ApiError out{text_of(error, "message"), text_of(error, "type"),
                 scalar_of(member(error, "code")), text_of(error, "param")};
    if (out.type.empty()) out.type = text_of(error, "status");
    if (out.message.empty()) out.message = text_of(member(error, "metadata"), "raw");
    return out;
  }
  if (error.is_string() && !text_of(error).empty())
    return ApiError{text_of(error), "", scalar_of(member(document, "code")), ""};
  if (text_of(document, "object") == "error" || text_of(document, "type") == "error")
    return ApiError{text_of(document, "message"), text_of(document, "type"),
                    scalar_of(member(document, "code")), text_of(document, "param")};
  const json& detail = member(document, "detail");  // FastAPI's form
  if (detail.is_string()) return ApiError{text_of(detail), "", "", ""};
  if (detail.is_array() && !detail.empty()) {
    const json& place = member(element(detail, 0), "loc");
    const size_t last = place.is_array() && !place.empty() ? place.size() - 1 : 0;
    return ApiError{text_of(element(detail, 0), "msg"), "", "", text_of(element(place, last))};
  }
  return std::nullopt;
}

ToolCall& Assembly::call(size_t key, std::string_view id) {
  const auto found = by_key_.find(key);
  const bool same = found != by_key_.end() && (id.empty() || calls_[found->second].id.empty() ||
                                               calls_[found->second].id == id);
  if (!same) {
    by_key_[key] = calls_.size();
    calls_.emplace_back();
  }
  ToolCall& call = calls_[by_key_[key]];
  if (!id.empty()) call.id = id;
  return call;
}

ToolCall& Assembly::new_call(std::string_view id) {
  return calls_.emplace_back(ToolCall{std::string(id), "", ""});
}

void Assembly::finish_as(std::string_view reason) {
  if (reason.empty()) return;
  const std::string word = text::lower(reason);
  finish_ = Finish::kUnknown;
  for (const Reason& known : kReasons)
    if (known.word == word) finish_ = known.finish;
  done = true;
}

ChatReply Assembly::reply() && {
  ChatReply out;
  out.text = joined_surrogates(text);
  out.reasoning = joined_surrogates(reasoning);
  out.model = reported_model_name(model);
  out.finish = finish_;
  extract_reasoning(out);
  for (ToolCall& call : calls_) {
    if (call.name.empty()) continue;
    call.arguments = joined_surrogates(call.arguments);
    if (call.id.empty()) call.id = fmt::format("call_{}", out.tool_calls.size() + 1);
    out.tool_calls.push_back(std::move(call));
  }
  if (!out.tool_calls.empty() && finish_ != Finish::kLength) out.finish = Finish::kToolCalls;
  if (!refusal.empty() && text::trimmed(out.text).empty()) out.finish = Finish::kRefusal;
  out.usage = {tokens_in.value_or(0), tokens_out.value_or(0)};
  // Some servers report 0 instead of counting.
  out.usage.estimated = out.usage.in == 0 || out.usage.out == 0;
  return out;
}

std::string arguments_text(const json& value) {
  if (value.is_string()) return text_of(value);
  return value.is_null() ? std::string() : dumped(value);
}

}  // namespace ask::llm
