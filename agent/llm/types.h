// What is asked of a chat model and what it says, the same for every provider. Plain values.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ask::llm {

enum class Role { kSystem, kUser, kAssistant, kTool };

// A tool that the model wants to be run. `arguments` is text: a JSON object if the model kept to
// it.
struct ToolCall {
  std::string id = {}, name = {}, arguments = {};
  bool operator==(const ToolCall&) const = default;
};

struct Message {
  Role role = Role::kUser;
  std::string text = {};
  std::vector<ToolCall> tool_calls = {};  // of the assistant
  std::string tool_call_id = {};          // of a tool: whose result `text` is
  std::string tool_name = {};             // of a tool
  bool tool_failed = false;               // of a tool: `text` says why there is no result
};

struct ToolSpec {
  std::string name = {}, description = {};
  std::string schema = {};  // JSON Schema of the arguments, as text
};

struct ResponseSchema {
  std::string name = {};    // letters, digits, - and _
  std::string schema = {};  // JSON Schema, as text
};

struct ChatRequest {
  std::string step = {};      // who asks: the header X-Ask-Step, e.g. "write_sql"
  std::string trace_id = {};  // of the question: the header X-Ask-Trace
  std::vector<Message> messages = {};
  std::vector<ToolSpec> tools = {};
  bool tools_closed = false;  // `tools` explain earlier calls; no further one is wanted
  std::optional<ResponseSchema> schema = {};  // what the reply should look like
  std::optional<double> temperature = {};
  std::optional<int64_t> seed = {};
  int64_t max_output_tokens = 4096;
};

enum class Finish { kStop, kToolCalls, kLength, kRefusal, kUnknown };
std::string_view name(Finish finish);  // "stop", "tool_calls", "length", "refusal", "unknown"

struct Usage {
  int64_t in = 0, out = 0;
  bool estimated = false;  // the server did not say; counted from the text
};

struct ChatReply {
  std::string text = {};       // without reasoning blocks
  std::string reasoning = {};  // what the model thought, where it shows it
  std::vector<ToolCall> tool_calls = {};
  Finish finish = Finish::kUnknown;
  Usage usage;
  std::string model = {};         // as the server names it, else as it was asked for
  std::string request_body = {};  // as sent; holds no key
  std::string reply_body = {};    // as received
};

// Asked often while waiting; true stops the work.
using Cancelled = std::function<bool()>;

}  // namespace ask::llm
