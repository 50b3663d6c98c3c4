#include "agent/reason/model/tool_loop.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/reason/model/prompt.h"
#include "agent/reason/model/question_effort.h"
#include "agent/reason/model/replies.h"

namespace ask::reason {
namespace {

using nlohmann::json;

bool on_offer(const WriteRequest& request, std::string_view name) {
  return std::any_of(request.tools.begin(), request.tools.end(),
                     [&](const OfferedTool& tool) { return tool.name == name; });
}

std::string result_text(const ToolResult& result) {
  return (result.failed ? "It failed:\n" : "") + fenced(result.text);
}

// Parses {"name": ..., "arguments": {...}}; some models write "parameters" instead.
std::optional<ToolUse> call_in(const std::string& object) {
  const json call = parsed_sorted_json(object);
  if (!call.is_object() || !call.contains("name") || !call["name"].is_string()) return std::nullopt;
  for (const char* key : {"arguments", "parameters"}) {
    if (!call.contains(key) || !(call[key].is_object() || call[key].is_string())) continue;
    const std::string arguments =
        call[key].is_string() ? call[key].get<std::string>() : sorted_json_text(call[key]);
    return ToolUse{"", call["name"].get<std::string>(), arguments};
  }
  return std::nullopt;
}

// Servers that do not know a model's template leave its calls in the text: <tool_call>{"name":
// ...}</tool_call>, or only the object.
std::vector<ToolUse> calls_in_text(const std::string& text, const WriteRequest& request) {
  constexpr std::string_view kOpen = "<tool_call>", kClose = "</tool_call>";
  std::vector<ToolUse> out;
  const auto add = [&](std::string_view piece) {
    if (auto call = call_in(object_in(piece)); call && on_offer(request, call->name))
      out.push_back(std::move(*call));
  };
  const std::string_view whole = text::trimmed(text);
  if (whole.find(kOpen) == whole.npos) {
    if (whole.starts_with('{')) add(whole);
    return out;
  }
  for (size_t at = whole.find(kOpen); at != whole.npos; at = whole.find(kOpen, at)) {
    at += kOpen.size();
    add(whole.substr(at, whole.find(kClose, at) - at));
  }
  return out;
}

// Assigns ids where they are missing or repeated.
void name_apart(std::vector<ToolUse>& uses, const WriteRequest& request) {
  std::set<std::string> taken;
  for (const ToolTurn& turn : request.turns)
    for (const ToolUse& use : turn.uses) taken.insert(use.id);
  size_t number = taken.size();
  for (ToolUse& use : uses) {
    while (use.id.empty() || taken.count(use.id) > 0) use.id = fmt::format("call_{}", ++number);
    taken.insert(use.id);
  }
}

}  // namespace

bool offers_tools(const ModelOptions& options, const Ask& ask, const WriteRequest& request) {
  if (options.tools == ToolUseMode::kOff || request.tools.empty()) return false;
  if (request.tool_calls_left <= 0 && request.turns.empty()) return false;
  if (options.tools == ToolUseMode::kOn || !request.turns.empty() ||
      request.links.get().names_first)
    return true;
  const bool rows_too = options.share == Share::kResults;
  return rows_too && (request.feedback || !easy_question(ask.question));
}

Result<std::string> tools_part(const ModelOptions& options, const WriteRequest& request) {
  auto text = prompt_text("tools", options.prompts_dir);
  if (!text || !request.links.get().names_first) return text;
  const auto names_first = prompt_text("names_first", options.prompts_dir);
  if (!names_first) return names_first.error();
  return *names_first + *text;
}

Result<std::string> found_part(const WriteRequest& request) {
  std::string out;
  for (const ToolTurn& turn : request.turns)
    for (size_t i = 0; i < turn.results.size(); ++i)
      out += fmt::format("{} of {}:\n{}\n", turn.uses[i].name, fenced(turn.uses[i].arguments),
                         result_text(turn.results[i]));
  return out.empty() ? out : "What tools have said:\n" + out + "\n";
}

void add_tools(llm::ChatRequest& request, const WriteRequest& write) {
  for (const OfferedTool& tool : write.tools)
    request.tools.push_back(
        {std::string(tool.name), std::string(tool.meaning), std::string(tool.parameters)});
  for (const ToolTurn& turn : write.turns) {
    llm::Message calls;
    calls.role = llm::Role::kAssistant;
    calls.text = turn.text;
    for (const ToolUse& use : turn.uses)
      calls.tool_calls.push_back({use.id, use.name, use.arguments});
    request.messages.push_back(std::move(calls));
    for (size_t i = 0; i < turn.results.size(); ++i) {
      llm::Message result;
      result.role = llm::Role::kTool;
      result.text = result_text(turn.results[i]);
      result.tool_call_id = turn.uses[i].id;
      result.tool_name = turn.uses[i].name;
      result.tool_failed = turn.results[i].failed;
      request.messages.push_back(std::move(result));
    }
  }
  request.tools_closed = write.tool_calls_left <= 0;
  // A JSON schema enforced on every token leaves no room for tool calls.
  if (!request.tools_closed) request.schema.reset();
}

std::vector<ToolUse> wanted_tools(const llm::ChatReply& reply, const WriteRequest& request) {
  std::vector<ToolUse> out;
  for (const llm::ToolCall& call : reply.tool_calls)
    out.push_back({call.id, call.name, call.arguments});
  if (out.empty()) out = calls_in_text(reply.text, request);
  name_apart(out, request);
  return out;
}

std::string last_query(const WriteRequest& request) {
  for (auto turn = request.turns.rbegin(); turn != request.turns.rend(); ++turn)
    for (auto result = turn->results.rbegin(); result != turn->results.rend(); ++result)
      if (!result->failed && !result->sql.empty()) return result->sql;
  return "";
}

}  // namespace ask::reason
