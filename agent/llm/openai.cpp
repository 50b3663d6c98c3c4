// OpenAI chat completions, as supported by many compatible servers.
#include <nlohmann/json.hpp>

#include "agent/llm/json_read.h"
#include "agent/llm/provider.h"

namespace ask::llm::protocol {
namespace {

using nlohmann::json;

json openai_message(const Message& message) {
  constexpr const char* kRoles[] = {"system", "user", "assistant", "tool"};
  json out = {{"role", kRoles[static_cast<size_t>(message.role)]}, {"content", message.text}};
  if (message.role == Role::kTool) out["tool_call_id"] = message.tool_call_id;
  if (message.tool_calls.empty()) return out;
  if (message.text.empty()) out["content"] = nullptr;
  for (const ToolCall& call : message.tool_calls)
    out["tool_calls"].push_back(
        {{"id", call.id},
         {"type", "function"},
         {"function", {{"name", call.name}, {"arguments", call.arguments}}}});
  return out;
}

void read_openai_usage(Assembly& assembly, const json& usage) {
  if (!usage.is_object()) return;
  const auto count = [&](const char* name, const char* other) -> std::optional<int64_t> {
    const int64_t n = count_of(member(usage, name), count_of(member(usage, other), -1));
    return n < 0 ? std::nullopt : std::optional<int64_t>(n);
  };
  if (auto n = count("prompt_tokens", "input_tokens")) assembly.tokens_in = n;
  if (auto n = count("completion_tokens", "output_tokens")) assembly.tokens_out = n;
}

void read_call(Assembly& assembly, const json& item, size_t position) {
  const json& function = member(item, "function");
  const size_t key =
      static_cast<size_t>(count_of(member(item, "index"), static_cast<int64_t>(position)));
  ToolCall& call = assembly.call(key, scalar_of(member(item, "id")));
  if (call.name.empty()) call.name = text_of(function, "name");
  call.arguments += arguments_text(member(function, "arguments"));
}

// Reads a message, or a delta of one: they have the same fields.
void read_message(Assembly& assembly, const json& message) {
  assembly.text += content_text(member(message, "content"));
  assembly.refusal += text_of(message, "refusal");
  for (const char* name : {"reasoning_content", "reasoning"})
    assembly.reasoning += text_of(message, name);
  const json& calls = member(message, "tool_calls");
  for (size_t i = 0; calls.is_array() && i < calls.size(); ++i) read_call(assembly, calls[i], i);
  const json& legacy = member(message, "function_call");
  if (legacy.is_object()) read_call(assembly, {{"function", legacy}}, 0);
}

// `part`: "delta" in a stream, "message" otherwise.
void read_choice(Assembly& assembly, const json& document, const char* part) {
  if (assembly.model.empty()) assembly.model = text_of(document, "model");
  read_openai_usage(assembly, member(document, "usage"));
  const json& choices = member(document, "choices");
  if (!choices.is_array()) return;
  for (const json& choice : choices) {
    if (count_of(member(choice, "index"), 0) != 0) continue;
    const json& message = member(choice, part);
    read_message(assembly, message.is_object() ? message : member(choice, "message"));
    assembly.finish_as(text_of(choice, "finish_reason"));
  }
}

}  // namespace

std::string write_openai(const ChatRequest& request, const RequestShape& shape) {
  json out = {{"model", shape.model}, {"messages", json::array()}, {"stream", shape.stream}};
  if (const std::string hint = form_hint(request, shape); !hint.empty())
    out["messages"].push_back({{"role", "system"}, {"content", hint}});
  for (const Message& message : request.messages)
    out["messages"].push_back(openai_message(message));
  if (shape.stream && shape.stream_options) out["stream_options"] = {{"include_usage", true}};
  if (shape.temperature && request.temperature) out["temperature"] = *request.temperature;
  if (shape.seed && request.seed) out["seed"] = *request.seed;
  if (shape.token_field == TokenField::kMaxTokens) out["max_tokens"] = request.max_output_tokens;
  if (shape.token_field == TokenField::kMaxCompletionTokens)
    out["max_completion_tokens"] = request.max_output_tokens;
  for (const ToolSpec& tool : request.tools)
    out["tools"].push_back({{"type", "function"},
                            {"function",
                             {{"name", tool.name},
                              {"description", tool.description},
                              {"parameters", parse_object(tool.schema)}}}});
  if (!request.tools.empty() && request.tools_closed && shape.tool_choice)
    out["tool_choice"] = "none";
  if (request.schema && shape.form == ReplyFormat::kSchema)
    out["response_format"] = {
        {"type", "json_schema"},
        {"json_schema",
         {{"name", request.schema->name}, {"schema", parse_object(request.schema->schema)}}}};
  if (request.schema && shape.form == ReplyFormat::kObject)
    out["response_format"] = {{"type", "json_object"}};
  return dumped(out);
}

void openai_event(Assembly& assembly, const StreamEvent&, const json& document) {
  read_choice(assembly, document, "delta");
}

void openai_whole(Assembly& assembly, const json& document) {
  read_choice(assembly, document, "message");
}

}  // namespace ask::llm::protocol
