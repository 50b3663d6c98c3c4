// Anthropic Messages API. A reply of a given form is requested as a single forced tool call.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "agent/llm/json_read.h"
#include "agent/llm/provider.h"

namespace ask::llm::protocol {
namespace {

using nlohmann::json;

json block(const ToolCall& call) {
  return {{"type", "tool_use"},
          {"id", call.id},
          {"name", call.name},
          {"input", parse_object(call.arguments)}};
}

// Roles must alternate, so tool results and user text are merged into one message.
void add_message(json& messages, const Message& message) {
  const char* role = message.role == Role::kAssistant ? "assistant" : "user";
  json blocks = json::array();
  if (message.role == Role::kTool) {
    blocks.push_back({{"type", "tool_result"},
                      {"tool_use_id", message.tool_call_id},
                      {"content", message.text}});
    if (message.tool_failed) blocks.back()["is_error"] = true;
  } else if (!message.text.empty()) {
    blocks.push_back({{"type", "text"}, {"text", message.text}});
  }
  for (const ToolCall& call : message.tool_calls) blocks.push_back(block(call));
  if (blocks.empty()) return;
  if (messages.empty() || messages.back()["role"] != role)
    messages.push_back({{"role", role}, {"content", json::array()}});
  for (json& item : blocks) messages.back()["content"].push_back(std::move(item));
}

std::string system_text(const ChatRequest& request, const RequestShape& shape) {
  std::string out = form_hint(request, shape);
  for (const Message& message : request.messages) {
    if (message.role != Role::kSystem) continue;
    if (!out.empty()) out += "\n\n";
    out += message.text;
  }
  return out;
}

void read_anthropic_usage(Assembly& assembly, const json& usage) {
  if (!usage.is_object()) return;
  if (member(usage, "input_tokens").is_number())
    assembly.tokens_in = count_of(member(usage, "input_tokens"), 0) +
                         count_of(member(usage, "cache_creation_input_tokens"), 0) +
                         count_of(member(usage, "cache_read_input_tokens"), 0);
  if (member(usage, "output_tokens").is_number())
    assembly.tokens_out = count_of(member(usage, "output_tokens"), 0);
}

void read_block(Assembly& assembly, const json& item, size_t key) {
  const std::string type = text_of(item, "type");
  if (type == "tool_use") {
    ToolCall& call = assembly.call(key, text_of(item, "id"));
    call.name = text_of(item, "name");
    const json& input = member(item, "input");
    if (!input.is_object() || !input.empty()) call.arguments += arguments_text(input);
  } else if (type == "text") {
    assembly.text += text_of(item, "text");
  } else if (type == "thinking") {
    assembly.reasoning += text_of(item, "thinking");
  }
}

}  // namespace

std::string write_anthropic(const ChatRequest& request, const RequestShape& shape) {
  json out = {{"model", shape.model},
              {"max_tokens", request.max_output_tokens},
              {"messages", json::array()},
              {"stream", shape.stream}};
  const bool forced = request.schema && request.tools.empty() && shape.form == ReplyFormat::kSchema;
  RequestShape described_shape = shape;
  if (!forced && described_shape.form == ReplyFormat::kSchema)
    described_shape.form = ReplyFormat::kPlain;
  if (const std::string system = system_text(request, described_shape); !system.empty())
    out["system"] = system;
  for (const Message& message : request.messages)
    if (message.role != Role::kSystem) add_message(out["messages"], message);
  if (shape.temperature && request.temperature)
    out["temperature"] = std::min(*request.temperature, 1.0);
  for (const ToolSpec& tool : request.tools)
    out["tools"].push_back({{"name", tool.name},
                            {"description", tool.description},
                            {"input_schema", parse_object(tool.schema)}});
  if (!request.tools.empty() && request.tools_closed && shape.tool_choice)
    out["tool_choice"] = {{"type", "none"}};
  if (forced) {
    out["tools"] = {{{"name", request.schema->name},
                     {"description", "the reply"},
                     {"input_schema", parse_object(request.schema->schema)}}};
    out["tool_choice"] = {{"type", "tool"}, {"name", request.schema->name}};
  }
  return dumped(out);
}

void anthropic_event(Assembly& assembly, const StreamEvent&, const json& document) {
  const std::string type = text_of(document, "type");
  const auto key = static_cast<size_t>(count_of(member(document, "index"), 0));
  const json& delta = member(document, "delta");
  if (type == "message_start") {
    assembly.model = text_of(member(document, "message"), "model");
    read_anthropic_usage(assembly, member(member(document, "message"), "usage"));
  } else if (type == "content_block_start") {
    read_block(assembly, member(document, "content_block"), key);
  } else if (type == "content_block_delta") {
    assembly.text += text_of(delta, "text");
    assembly.reasoning += text_of(delta, "thinking");
    if (member(delta, "partial_json").is_string())
      assembly.call(key, "").arguments += text_of(delta, "partial_json");
  } else if (type == "message_delta") {
    assembly.finish_as(text_of(delta, "stop_reason"));
    read_anthropic_usage(assembly, member(document, "usage"));
  } else if (type == "message_stop") {
    assembly.done = true;
  }
}

void anthropic_whole(Assembly& assembly, const json& document) {
  assembly.model = text_of(document, "model");
  read_anthropic_usage(assembly, member(document, "usage"));
  const json& content = member(document, "content");
  if (content.is_string()) assembly.text = text_of(content);
  for (size_t i = 0; content.is_array() && i < content.size(); ++i)
    read_block(assembly, content[i], i);
  assembly.finish_as(text_of(document, "stop_reason"));
}

}  // namespace ask::llm::protocol
