// The tools that a writer may call before it writes SQL, and what they returned.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ask::reason {

struct OfferedTool {
  std::string_view name, meaning;
  std::string_view parameters;  // a JSON Schema object
};
// A tool call. `arguments` is the model's text, ideally a JSON object.
struct ToolUse {
  std::string id, name, arguments;
};
struct ToolResult {
  std::string text;      // untrusted data
  bool failed = false;   // `text` is the error
  std::string sql = {};  // the query that the tool ran, if any
};
// The tool calls of one reply, and their results.
struct ToolTurn {
  std::string text;  // text beside the calls
  std::vector<ToolUse> uses;
  std::vector<ToolResult> results;  // one per use, in the same order
};

}  // namespace ask::reason
