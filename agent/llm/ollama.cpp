// Ollama's native API /api/chat; streams are NDJSON.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "agent/llm/json_read.h"
#include "agent/llm/provider.h"

namespace ask::llm::protocol {
namespace {

using nlohmann::json;

json ollama_message(const Message& message) {
  constexpr const char* kRoles[] = {"system", "user", "assistant", "tool"};
  json out = {{"role", kRoles[static_cast<size_t>(message.role)]}, {"content", message.text}};
  if (message.role == Role::kTool) out["tool_name"] = message.tool_name;
  for (const ToolCall& call : message.tool_calls)
    out["tool_calls"].push_back(
        {{"function", {{"name", call.name}, {"arguments", parse_object(call.arguments)}}}});
  return out;
}

// The context size for the prompt, since Ollama truncates longer ones silently. Few different
// sizes, because a change reloads the model.
int64_t context_size(const ChatRequest& request) {
  constexpr int64_t kLeast = 8192, kMost = 131072, kBytesPerToken = 3;
  int64_t bytes = 0;
  for (const Message& message : request.messages)
    bytes += static_cast<int64_t>(message.text.size());
  for (const ToolSpec& tool : request.tools)
    bytes += static_cast<int64_t>(tool.description.size() + tool.schema.size());
  int64_t size = kLeast;
  while (size < kMost && size < bytes / kBytesPerToken + request.max_output_tokens) size *= 2;
  return size;
}

}  // namespace

std::string write_ollama(const ChatRequest& request, const RequestShape& shape) {
  json options = {{"num_ctx", context_size(request)}};
  if (shape.token_field != TokenField::kNone) options["num_predict"] = request.max_output_tokens;
  if (shape.temperature && request.temperature) options["temperature"] = *request.temperature;
  if (shape.seed && request.seed) options["seed"] = *request.seed;
  json out = {{"model", shape.model},
              {"messages", json::array()},
              {"stream", shape.stream},
              {"options", std::move(options)}};
  if (const std::string hint = form_hint(request, shape); !hint.empty())
    out["messages"].push_back({{"role", "system"}, {"content", hint}});
  for (const Message& message : request.messages)
    out["messages"].push_back(ollama_message(message));
  // There is no tool_choice, so tools are omitted to prevent calls.
  if (!request.tools_closed)
    for (const ToolSpec& tool : request.tools)
      out["tools"].push_back({{"type", "function"},
                              {"function",
                               {{"name", tool.name},
                                {"description", tool.description},
                                {"parameters", parse_object(tool.schema)}}}});
  if (request.schema && shape.form == ReplyFormat::kSchema)
    out["format"] = parse_object(request.schema->schema);
  if (request.schema && shape.form == ReplyFormat::kObject) out["format"] = "json";
  return dumped(out);
}

void ollama_whole(Assembly& assembly, const json& document) {
  const json& message = member(document, "message");
  assembly.text += content_text(member(message, "content"));
  assembly.reasoning += text_of(message, "thinking");
  assembly.model = text_of(document, "model");
  const json& calls = member(message, "tool_calls");
  for (size_t i = 0; calls.is_array() && i < calls.size(); ++i) {
    const json& function = member(calls[i], "function");
    // Each line holds complete calls, so none continues one of an earlier line.
    ToolCall& call = assembly.new_call(scalar_of(member(calls[i], "id")));
    call.name = text_of(function, "name");
    call.arguments = arguments_text(member(function, "arguments"));
  }
  const json& done = member(document, "done");
  if (!done.is_boolean() || !done.get<bool>()) return;
  const std::string reason = text_of(document, "done_reason");
  assembly.finish_as(reason.empty() ? "stop" : reason);
  if (const int64_t n = count_of(member(document, "prompt_eval_count"), -1); n >= 0)
    assembly.tokens_in = n;
  if (const int64_t n = count_of(member(document, "eval_count"), -1); n >= 0)
    assembly.tokens_out = n;
}

void ollama_event(Assembly& assembly, const StreamEvent&, const json& document) {
  ollama_whole(assembly, document);
}

}  // namespace ask::llm::protocol
