// Requests and replies of chat models, the same for every provider. Plain values.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ask::llm {

enum class Role { kSystem, kUser, kAssistant, kTool };

// A tool call by the model. `arguments` is text, ideally a JSON object.
struct ToolCall {
  std::string id = {}, name = {}, arguments = {};
  bool operator==(const ToolCall&) const = default;
};

struct Message {
  Role role = Role::kUser;
  std::string text = {};
  std::vector<ToolCall> tool_calls = {};  // of an assistant message
  std::string tool_call_id = {};          // of a tool message: the call that `text` answers
  std::string tool_name = {};             // of a tool message
  bool tool_failed = false;               // of a tool message: `text` is the error
};

struct ToolSpec {
  std::string name = {}, description = {};
  std::string schema = {};  // JSON Schema of the arguments, as text
};

struct ResponseSchema {
  std::string name = {};    // letters, digits, - and _
  std::string schema = {};  // JSON Schema, as text
};

// Texts to embed: the reply is their vectors.
struct EmbedInput {
  std::vector<std::string> texts = {};
  int64_t dims = 0;  // numbers of a vector, if the model can choose; 0: its own
};

struct ChatRequest {
  std::string step = {};      // the header X-Ask-Step, e.g. "write_sql"
  std::string trace_id = {};  // the header X-Ask-Trace; one per question
  std::vector<Message> messages = {};
  std::vector<ToolSpec> tools = {};
  bool tools_closed = false;                  // `tools` only explain earlier calls; no further ones
  std::optional<ResponseSchema> schema = {};  // the form of the reply
  std::optional<double> temperature = {};
  std::optional<int64_t> seed = {};
  int64_t max_output_tokens = 4096;
  std::optional<EmbedInput> embed = {};  // then there are no messages, and no tokens go out
};

enum class Finish { kStop, kToolCalls, kLength, kRefusal, kUnknown };
std::string_view name(Finish finish);  // "stop", "tool_calls", "length", "refusal", "unknown"

struct TokenUsage {
  int64_t in = 0, out = 0;
  bool estimated = false;  // not reported by the server; counted from the text
};

struct ChatReply {
  std::string text = {};       // without reasoning blocks
  std::string reasoning = {};  // the model's reasoning, if it is shown
  std::vector<ToolCall> tool_calls = {};
  Finish finish = Finish::kUnknown;
  TokenUsage usage;
  // One for each text of EmbedInput, of the same length and of unit norm, or zero; else empty.
  std::vector<std::vector<float>> vectors = {};
  std::string model = {};         // as the server names it, else as requested
  std::string request_body = {};  // as sent, without key
  std::string reply_body = {};    // as received
};

// Polled while waiting; true cancels the work.
using Cancelled = std::function<bool()>;

}  // namespace ask::llm
