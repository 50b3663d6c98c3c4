#include "agent/llm/record.h"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

#include "agent/common/file.h"
#include "agent/common/secrets.h"
#include "agent/common/text.h"
#include "agent/llm/json_read.h"

namespace ask::llm {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr int kVersion = 1;
constexpr size_t kLargestFile = 64u << 20;

json calls_json(const std::vector<ToolCall>& calls) {
  json out = json::array();
  for (const ToolCall& call : calls)
    out.push_back({{"id", call.id}, {"name", call.name}, {"arguments", call.arguments}});
  return out;
}

// A recording serves on any day: the date in "Today is 2026-02-28." is left out.
std::string without_today(std::string text) {
  constexpr std::string_view kToday = "Today is ";
  constexpr size_t kDate = 10;
  for (size_t at = text.find(kToday); at != text.npos; at = text.find(kToday, at + 1)) {
    const size_t from = at + kToday.size();
    const std::string_view date = std::string_view(text).substr(from, kDate);
    const bool digits = date.size() == kDate && date.find_first_not_of("0123456789-") == date.npos;
    if (digits) text.replace(from, kDate, "the day of the question");
  }
  return text;
}

json request_json(const ChatRequest& request) {
  json out = {{"step", request.step},
              {"messages", json::array()},
              {"tools", json::array()},
              {"schema", nullptr},
              {"temperature", nullptr},
              {"seed", nullptr},
              {"max_output_tokens", request.max_output_tokens}};
  for (const Message& message : request.messages)
    out["messages"].push_back({{"role", static_cast<int>(message.role)},
                               {"text", without_today(message.text)},
                               {"tool_calls", calls_json(message.tool_calls)},
                               {"tool_call_id", message.tool_call_id}});
  for (const ToolSpec& tool : request.tools)
    out["tools"].push_back({tool.name, tool.description, tool.schema});
  if (request.tools_closed) out["tools_closed"] = true;
  if (request.embed)
    out["embed"] = {{"texts", request.embed->texts}, {"dims", request.embed->dims}};
  if (request.schema) out["schema"] = {request.schema->name, request.schema->schema};
  if (request.temperature) out["temperature"] = *request.temperature;
  if (request.seed) out["seed"] = *request.seed;
  return out;
}

json reply_json(const Result<ChatReply>& reply) {
  if (!reply)
    return {{"error", {{"code", name(reply.error().code)}, {"message", reply.error().message}}}};
  json out = {{"text", reply->text},
              {"reasoning", reply->reasoning},
              {"tool_calls", calls_json(reply->tool_calls)},
              {"finish", name(reply->finish)},
              {"tokens_in", reply->usage.in},
              {"tokens_out", reply->usage.out},
              {"estimated", reply->usage.estimated},
              {"model", reply->model}};
  if (!reply->vectors.empty()) out["vectors"] = reply->vectors;
  return out;
}

// Nullopt if record() cannot have written it.
std::optional<Result<ChatReply>> recorded_reply(const json& value) {
  const json& error = member(value, "error");
  if (error.is_object()) {
    const std::string code = text_of(error, "code");
    for (const CodeFacts& facts : all_codes())
      if (facts.name == code) return Error{facts.code, text_of(error, "message")};
    return std::nullopt;
  }
  if (!member(value, "text").is_string()) return std::nullopt;
  ChatReply out;
  out.text = text_of(value, "text");
  out.reasoning = text_of(value, "reasoning");
  out.model = reported_model_name(text_of(value, "model"));
  out.usage = {count_of(member(value, "tokens_in"), 0), count_of(member(value, "tokens_out"), 0),
               member(value, "estimated") == true};
  for (int i = 0; i <= static_cast<int>(Finish::kUnknown); ++i)
    if (name(static_cast<Finish>(i)) == text_of(value, "finish"))
      out.finish = static_cast<Finish>(i);
  const json& calls = member(value, "tool_calls");
  for (size_t i = 0; calls.is_array() && i < calls.size(); ++i)
    out.tool_calls.push_back(
        {text_of(calls[i], "id"), text_of(calls[i], "name"), text_of(calls[i], "arguments")});
  const json& vectors = member(value, "vectors");
  for (size_t i = 0; vectors.is_array() && i < vectors.size(); ++i) {
    std::vector<float> numbers;
    for (const json& number : vectors[i])
      if (number.is_number()) numbers.push_back(number.get<float>());
    out.vectors.push_back(std::move(numbers));
  }
  out.reply_body = dumped(value);
  return out;
}

Error no_file(std::string_view name) {
  return {Code::kInvalidSetting,
          fmt::format("no recording \"{}\" in the folder that ASK_REPLAY_DIR names",
                      text::shortened(text::repaired_utf8(name), 60))};
}

bool inside(const fs::path& folder, const fs::path& file) {
  const fs::path relative = file.lexically_relative(folder);
  return !relative.empty() && *relative.begin() != ".." && *relative.begin() != ".";
}

}  // namespace

Result<std::string> replay_path(std::string_view folder, std::string_view name) {
  if (folder.empty())
    return Error{Code::kInvalidSetting,
                 "replay needs ASK_REPLAY_DIR, the folder with recordings, in the environment"};
  if (name.find('\0') != name.npos || name.size() > 200) return no_file(name);
  std::error_code wrong;
  const fs::path root = fs::canonical(fs::path(std::string(folder)), wrong);
  if (wrong) return no_file(name);
  const fs::path file = fs::canonical(root / fs::path(std::string(name)), wrong);
  if (wrong || !inside(root, file) || !fs::is_regular_file(file, wrong)) return no_file(name);
  return file.string();
}

std::string canonical(const ChatRequest& request) { return dumped(request_json(request)); }

Status record(const std::string& file, const ChatRequest& request, const Result<ChatReply>& reply,
              const std::string& key) {
  const json line = {
      {"v", kVersion}, {"request", request_json(request)}, {"reply", reply_json(reply)}};
  const auto done = append_privately(file, without_secrets(dumped(line), {key}, "***") + "\n");
  if (!done)
    return Error{done.error().code, "the file that ASK_RECORD names " + done.error().message};
  return Done{};
}

Result<Replay> Replay::open(const std::string& file) {
  const std::string shown = text::shortened(fs::path(file).filename().string(), 60);
  const auto content = read_file(file, kLargestFile);
  if (!content)
    return Error{content.error().code,
                 fmt::format("the recording \"{}\" {}", shown, content.error().message)};
  if (!*content) return no_file(shown);
  std::istringstream in(**content);
  Replay out;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (text::trimmed(line).empty()) continue;
    const json entry = parse_object(line);
    const json& request = member(entry, "request");
    auto reply = recorded_reply(member(entry, "reply"));
    if (member(entry, "v") != kVersion || !request.is_object() || !reply)
      return Error{Code::kInvalidSetting,
                   fmt::format("\"{}\" is not a recording: line {} is not of this version's form",
                               shown, number)};
    const std::string key = dumped(request);
    out.by_request_[key].replies.push_back(std::move(*reply));
    out.first_of_step_.emplace(text_of(request, "step"), key);
  }
  return out;
}

Result<ChatReply> Replay::answer(const ChatRequest& request) {
  const auto found = by_request_.find(canonical(request));
  if (found == by_request_.end()) return differs(request);
  RecordedReplies& kept = found->second;
  const size_t now = std::min(kept.next, kept.replies.size() - 1);
  kept.next = now + 1;
  Result<ChatReply> out = kept.replies[now];
  if (out) out->request_body = found->first;
  return out;
}

Error Replay::differs(const ChatRequest& request) const {
  const auto recorded = first_of_step_.find(request.step);
  if (recorded == first_of_step_.end())
    return {Code::kInvalidSetting,
            fmt::format("the recording holds no request of the step {}: record it again",
                        request.step)};
  const json was = parse_object(recorded->second), is = request_json(request);
  std::vector<std::string> parts;
  for (const auto& [part, value] : is.items())
    if (member(was, part.c_str()) != value) parts.push_back(part);
  return {Code::kInvalidSetting,
          fmt::format("the request of the step {} is not the recorded one (other {}): record it "
                      "again",
                      request.step, text::joined(parts, ", "))};
}

}  // namespace ask::llm
