#include "agent/llm/reply_outcome.h"

#include <fmt/format.h>

#include "agent/common/text.h"

namespace ask::llm {
namespace {

// Sanitises a header value: a line break would start another header.
std::string header_value(std::string_view text) {
  constexpr size_t kLongest = 64;
  std::string out;
  for (const char c : text.substr(0, kLongest)) {
    const bool fine = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '_' || c == '-' || c == '.';
    out += fine ? c : '_';
  }
  return out;
}

std::string who(const Endpoint& endpoint) {
  return fmt::format("{} at {}", endpoint.provider->name, endpoint.base.authority());
}

Error key_error(const Endpoint& endpoint, int status, const std::string& key) {
  if (key.empty())
    return {Code::kMissingLlm,
            fmt::format("{} wants a key (HTTP {}), and none is sent there: a key goes only to the "
                        "provider's own server and to an address that the environment names",
                        who(endpoint), status)};
  return {Code::kMissingLlm, fmt::format("{} refuses the key in {} (HTTP {})", who(endpoint),
                                         endpoint.key_variable, status)};
}

ReplyOutcome bad_status(const Endpoint& endpoint, int http_status, const ApiError& error,
                        const std::string& key) {
  ReplyOutcome out;
  out.status = effective_status(http_status, error);
  out.retryable = worth_retrying(out.status);
  out.trips_breaker = out.status >= 500;
  if (out.status == 401 || out.status == 403) {
    out.error = key_error(endpoint, out.status, key);
    return out;
  }
  const std::string shown = safe_text(error.message, {key});
  out.error = {
      out.retryable ? Code::kServiceUnavailable : Code::kModelError,
      fmt::format("{} answers {} {}{}{}", who(endpoint), http_status < 400 ? "with error" : "HTTP",
                  out.status, shown.empty() ? "" : ": ", shown)};
  return out;
}

ReplyOutcome useless(int status, std::string message) {
  ReplyOutcome out;
  out.status = status;
  out.error = {Code::kModelError, std::move(message)};
  return out;
}

}  // namespace

HttpRequest http_request(const Endpoint& endpoint, const ChatRequest& request,
                         const std::string& key, const std::string& body) {
  HttpRequest out;
  out.url = endpoint.url;
  out.host = endpoint.base.authority();
  out.body = body;
  out.direct = endpoint.direct;
  out.headers = {"Content-Type: application/json", "Accept: application/json, text/event-stream",
                 fmt::format("User-Agent: sqlite-ask/{}", ASK_VERSION),
                 "X-Ask-Step: " + header_value(request.step),
                 "X-Ask-Trace: " + header_value(request.trace_id)};
  if (!endpoint.provider->extra_header.empty())
    out.headers.emplace_back(endpoint.provider->extra_header);
  if (!key.empty()) out.headers.push_back(std::string(endpoint.provider->key_header) + key);
  if (request.embed) return out;
  const auto watch = std::make_shared<EndWatch>(*endpoint.provider);
  out.ended = [watch](std::string_view bytes) { return watch->feed(bytes); };
  return out;
}

void finish_reading(ParsedReply& reading, const ModelCall& call, size_t request_bytes,
                    const HttpReply& http) {
  ChatReply& reply = reading.reply;
  if (reply.model.empty()) reply.model = call.endpoint.model;
  if (call.request.schema && reply.tool_calls.size() == 1 &&
      reply.tool_calls[0].name == call.request.schema->name) {
    reply.text = reply.tool_calls[0].arguments;
    reply.tool_calls.clear();
    if (reply.finish == Finish::kToolCalls) reply.finish = Finish::kStop;
  }
  if (http.status >= 400 && !reading.error) {
    const std::string_view shown = text::trimmed(http.body);
    reading.error = ApiError{shown.starts_with('<') ? "" : text::shortened(shown, 400), "", "", ""};
  }
  if (!reply.usage.estimated || http.status >= 400) return;
  size_t bytes = reply.text.size() + reply.reasoning.size();
  for (const ToolCall& tool : reply.tool_calls) bytes += tool.name.size() + tool.arguments.size();
  if (reply.usage.in == 0) reply.usage.in = estimated_tokens(request_bytes);
  if (reply.usage.out == 0) reply.usage.out = estimated_tokens(bytes);
}

ReplyOutcome classify_reply(const Endpoint& endpoint, const HttpReply& http,
                            const ParsedReply& reading, const std::string& key) {
  const int status = static_cast<int>(http.status);
  if (reading.error) return bad_status(endpoint, status, *reading.error, key);
  if (status >= 300)
    return useless(status, fmt::format("{} answers with a redirect (HTTP {}), which is not "
                                       "followed: set base_url to where it leads",
                                       who(endpoint), status));
  const ChatReply& reply = reading.reply;
  // libcurl reports a connection closed within the head as a reply without a body.
  const bool nothing = text::trimmed(http.body).empty();
  if (nothing || (reading.recognised && !reading.complete)) {
    ReplyOutcome out{false, true, true, status, {}};
    out.error = {Code::kServiceUnavailable, fmt::format("{} broke off its reply", who(endpoint))};
    return out;
  }
  if (!reading.recognised)
    return useless(status,
                   fmt::format("{} answers with what {}", who(endpoint),
                               reading.vectors ? "are not the vectors of the texts it was given"
                                               : "is not a chat completion"));
  ReplyOutcome out;
  out.usable = true;
  out.status = status;
  if (reading.vectors) return out;
  if (reply.finish == Finish::kRefusal)
    return useless(status, fmt::format("the model {} refuses to answer", endpoint.name()));
  if (reply.finish == Finish::kLength)
    return useless(status, fmt::format("the reply of {} was cut off at {} tokens", endpoint.name(),
                                       reply.usage.out));
  if (reply.tool_calls.empty() && text::trimmed(reply.text).empty())
    return useless(status, fmt::format("the reply of {} is empty", endpoint.name()));
  return out;
}

Error timeout_error(const Endpoint& endpoint, bool whole_question) {
  if (whole_question)
    return {Code::kPipelineTimeout, "the time for the question is over (total_timeout_ms)"};
  return {Code::kServiceUnavailable,
          fmt::format("{} gave no answer in time (model_timeout_ms)", who(endpoint))};
}

Error breaker_open_error(const Endpoint& endpoint, Clock::duration left) {
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(left).count() + 1;
  return {Code::kServiceUnavailable,
          fmt::format("{} failed 5 times in a row and is left alone for another {} s",
                      who(endpoint), seconds)};
}

}  // namespace ask::llm
